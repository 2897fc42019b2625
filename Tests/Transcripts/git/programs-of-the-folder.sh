# A program of the current folder is never started, whatever PATH says.
cd Samples/EmptyWindow
export GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q .
git config user.name A && git config user.email a@example.com
git add View.xib && git commit -q -m 'A view'
mkdir bin
for program in git rsvg-convert less sh nibsh nibsh-swift-reader; do
    printf '#!/bin/sh\necho "$0" >> "%s/started"\nexit 1\n' "$PWD" > bin/$program && chmod +x bin/$program && cp bin/$program $program
done
program=$(command -v nibsh)
for path in ".:$PATH" ":$PATH" "bin:$PATH" "./bin:$PATH:" "$PATH:."; do
    PATH="$path" "$program" diff HEAD:View.xib View.xib; echo "exit $?"
    PATH="$path" "$program" git status > /dev/null; echo "exit $?"
    PATH="$path" "$program" View.xib -c 'picture --to View.png --force' > /dev/null 2>&1
    PATH="$path" "$program" View.xib --sources . -c 'check' > /dev/null 2>&1
done
cat started 2> /dev/null || echo 'nothing was started'
# If there is nothing else, there is no such program.
PATH=.:bin "$program" diff HEAD:View.xib View.xib; echo "exit $?"
PATH=.:bin "$program" git install; echo "exit $?"
PATH=.:bin "$program" View.xib -c 'picture --to Other.png'; echo "exit $?"
/bin/cat started 2> /dev/null || echo 'nothing was started'
