# shellcheck shell=sh
# What the scripts share; to be sourced by a script that stands in Scripts/.

set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

# Says something on standard error, so that standard output is the script's own.
say() { printf '%s\n' "$*" >&2; }

fail() {
    say "error: $*"
    exit 1
}

# Puts the folder of swift in front of PATH if swift is not found already.
find_swift() {
    command -v swift >/dev/null 2>&1 && return
    for folder in /opt/swift/usr/bin /usr/local/swift/usr/bin /usr/share/swift/usr/bin /usr/libexec/swift/bin \
        "${HOME:-/nonexistent}/.local/share/swiftly/bin" "${HOME:-/nonexistent}/.swiftly/bin"; do
        if [ -x "$folder/swift" ]; then
            PATH=$folder:$PATH
            export PATH
            return
        fi
    done
    fail "no Swift toolchain: 'swift' is neither in PATH nor in the usual places
hint: install Swift 6.0 or later from https://www.swift.org/install and put its usr/bin into PATH"
}

# Builds the program for release, quietly, and sets 'nibsh' to its path. On Linux, Swift's own libraries are linked into it:
# finding and binding them would take half of every start.
build_program() {
    [ -d "$root/.build/release" ] || say "building nibsh; the first time takes a few minutes"
    case $(uname) in
        Linux) linking=--static-swift-stdlib ;;
        *) linking= ;;
    esac
    swift build --package-path "$root" -c release --product nibsh-swift-reader --quiet >&2
    # shellcheck disable=SC2086 # no words where there is no option
    swift build --package-path "$root" -c release --product nibsh --quiet $linking >&2
    # shellcheck disable=SC2034 # for the script that sources this
    nibsh=$root/.build/release/nibsh
}
