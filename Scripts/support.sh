# shellcheck shell=sh
# Functions that the scripts share; to be sourced by scripts in Scripts/.

set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

# Prints a message on standard error; standard output is for the script's results.
say() { printf '%s\n' "$*" >&2; }

fail() {
    say "error: $*"
    exit 1
}

# Puts the folder of swift at the front of PATH, unless swift is found already.
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
hint: install Swift 6.2 or later from https://www.swift.org/install and put its usr/bin into PATH"
}

# Whether static versions of all libraries exist. It asks the toolchain's clang, because no other compiler is required.
has_static_libraries() {
    [ "$(uname)" = Linux ] || return 1
    clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
    [ -x "$clang" ] || return 1
    for library in libc libstdc++ libm libexpat libedit libbsd libmd libtinfo; do
        # If there is no such file, clang prints the name without a folder.
        case $("$clang" -print-file-name="$library.a") in
            /*) ;;
            *) return 1 ;;
        esac
    done
}

# Builds for release. On Linux the linker leaves out symbols and debugging information, which are more than half of the program.
# Nothing in the program depends on the folder that it is built in: the hashes by which the compiler would know that it can keep an
# object file do, and so does the build ID.
build_release() {
    if [ "$(uname)" = Linux ]; then set -- -Xlinker -s -Xlinker --build-id=none "$@"; fi
    swift build --package-path "$root" -c release --quiet -Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen "$@"
}

# Builds nibsh as a single file. The output is shown only if the build fails; otherwise it is only a warning that 'dlopen',
# which nibsh does not call, would still need the shared libraries.
build_one_file() {
    printed=$(
        export NIBSH_ONE_FILE=1
        build_release --product nibsh 2>&1
    ) && return
    printf '%s\n' "$printed" >&2
    return 1
}

# Sets 'nibsh' to the program that NIBSH names; without one it builds the program. A test run has built one already.
find_program() {
    if [ -n "${NIBSH-}" ]; then nibsh=$NIBSH; else build_program; fi
}

# Builds the program for release, quietly, and sets 'nibsh' to its path. On Linux it is a single file if possible, because
# finding and binding shared libraries would take most of the start-up time; otherwise only Swift's libraries are linked in.
build_program() {
    [ -d "$root/.build/release" ] || say "building nibsh; the first time takes a few minutes"
    build_release --product nibsh-swift-reader >&2
    if has_static_libraries; then
        build_one_file
    elif [ "$(uname)" = Linux ]; then
        build_release --product nibsh --static-swift-stdlib >&2
    else
        build_release --product nibsh >&2
    fi
    # shellcheck disable=SC2034 # for the script that sources this
    nibsh=$root/.build/release/nibsh
}
