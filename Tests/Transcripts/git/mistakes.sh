cd Samples/EmptyWindow
export GIT_CONFIG_NOSYSTEM=1
nibsh git; echo "exit $?"
nibsh git instal; echo "exit $?"
nibsh git install --globally; echo "exit $?"
nibsh git install --json --all; echo "exit $?"
# A driver that git cannot start would leave one side's version without a sign of the conflict.
git -c init.defaultBranch=main init -q .
program=$(readlink -f "$(command -v nibsh)"); mkdir other; ln -s "$program" other/shell
PATH=/usr/bin:/bin other/shell git install 2>&1 | head -n 1
PATH=/usr/bin:/bin other/shell git status 2> /dev/null | head -n 1
# Configuration that git cannot read or write.
echo '[broken' > .git/config
nibsh git install; echo "exit $?"
nibsh git status; echo "exit $?"
rm -r .git && git -c init.defaultBranch=main init -q .
touch .git/config.lock
nibsh git install; echo "exit $?"
rm .git/config.lock
# Attributes in a folder's place, and a repository without a working tree.
mkdir .gitattributes
nibsh git install; echo "exit $?"
git init -q --bare bare.git
(cd bare.git && nibsh git install; echo "exit $?")
