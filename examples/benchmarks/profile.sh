#!/usr/bin/env bash
# Runs a benchmark with the JDK's flight recorder and prints the methods in which most samples were taken.
# usage: profile.sh JMH-ARGUMENT…, such as: profile.sh PlayoutBenchmark -p 'rules=vaw 8' -p face=codes
# One benchmark with one set of parameters at a time: the samples of all are counted together.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# Without the flags, samples are taken only where threads can stop, and loops look as if they cost nothing.
java -jar "$here/target/benchmarks.jar" "$@" -f 1 -prof "jfr:dir=$out" \
  -jvmArgsAppend "-XX:+UnlockDiagnosticVMOptions -XX:+DebugNonSafepoints" >&2
find "$out" -name '*.jfr' | while IFS= read -r recording; do
  jfr print --stack-depth 1 --events jdk.ExecutionSample "$recording"
done | awk '
  /line:/ { sub(/^ */, ""); sub(/ *line:.*/, ""); samples[$0]++; all++ }
  END { for (method in samples) printf "%5.1f %%  %s\n", 100 * samples[method] / all, method }' | sort -rn | head -25
