cd Samples/EmptyWindow
export GIT_CONFIG_NOSYSTEM=1
# Outside of a repository, there is nothing to set up.
nibsh git status; echo "exit $?"
nibsh git install; echo "exit $?"
git -c init.defaultBranch=main init -q .
git config user.name A && git config user.email a@example.com
git config diff.tool vimdiff
printf '*.xib -text\n*.png binary' > .gitattributes
nibsh git status; echo "exit $?"
# Each line that is written is shown, and nothing else is changed.
nibsh git install; echo "exit $?"
cat .gitattributes
git config --local --list | grep -v '^core'
nibsh git install; echo "exit $?"
nibsh git status; echo "exit $?"
# It works in any folder of the repository.
mkdir -p App && (cd App && nibsh git status > /dev/null; echo "exit $?")
# A setting that somebody changed is told, and set again.
git config merge.nibsh.driver 'other %A'
nibsh git status 2> /dev/null | grep driver
nibsh git install
# So are those that an earlier version wrote.
git config diff.nibsh.textconv 'nibsh textconv'
git config mergetool.nibsh.cmd 'nibsh mergetool "$BASE" "$LOCAL" "$REMOTE" "$MERGED"'
nibsh git status | grep earlier; nibsh git status > /dev/null
nibsh git install
# git diff shows objects.
git add . && git commit -q -m 'A view'
nibsh View.xib -c 'set 9WB normal.title Start' -c 'connect outlet -1.view -> R0L as ouT-le-001' -c save
git diff View.xib
# What is not a document is shown as it is, and does not stop git.
git commit -q -a -m 'Start' && echo broken > View.xib
git diff View.xib
git checkout -q View.xib
nibsh git uninstall; echo "exit $?"
nibsh git uninstall --json; echo "exit $?"
cat .gitattributes
git config --local --list | grep -v '^core'
# For all repositories of the user.
nibsh git install --global
cat $HOME/.config/git/attributes
nibsh git status; echo "exit $?"
nibsh git uninstall --global; echo "exit $?"
ls $HOME/.config/git
nibsh git status --global > /dev/null; echo "exit $?"
