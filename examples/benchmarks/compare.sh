#!/usr/bin/env bash
# Measures the library and the C++ references in turn on this machine, and prints the table of figures as Markdown.
# usage: compare.sh [--pairs N] [--rows ROW,ROW…] [--seconds S] [--warm-up S] [RUN_SH]
#   RUN_SH   the script that builds and runs the references; by default ../shared/speed/run.sh beside this repository
# `compare.sh --help` lists the rows. Progress goes to standard error. Builds what is missing; needs python3 and g++.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
for module in tool/target/boardrules.jar benchmarks/target/benchmarks.jar; do
  if [ ! -e "$root/examples/$module" ]; then
    (cd "$root" && mvn -B -q package -DskipTests) >&2
    break
  fi
done
exec python3 "$here/compare.py" "$@"
