# For the scripts beside it: sets `own` to the home of the build's JDK, and `other` to that of the newest JDK of this
# machine, which is the same where no newer one is found. OTHER_JAVA_HOME names it instead.

# Prints the feature version of a JDK, such as 17.
version() {
    sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release"
}

own=${JAVA_HOME:-$(java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p')}
other=$own
for home in ${OTHER_JAVA_HOME:-/usr/lib/jvm/*}; do
    if [ -x "$home/bin/javac" ] && [ -f "$home/release" ] && [ "$(version "$home")" -gt "$(version "$other")" ]; then
        other=$home
    fi
done
