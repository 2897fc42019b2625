export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com; git config mergetool.keepBackup false
cp ../Samples/EmptyWindow/View.xib .; git add .; git commit -qm 'A view'
git checkout -qb topic; nibsh View.xib -c 'set 9WB normal.title Begin' -c save; git commit -qam 'Begin'
git checkout -q main; nibsh View.xib -c 'set 9WB normal.title Start' -c save; git commit -qam 'Start'
git merge -q topic >/dev/null; echo "exit $?"
git config mergetool.nibsh.trustExitCode true
# A tool that saves nothing resolves nothing.
git config mergetool.nibsh.cmd 'nibsh mergetool -c conflicts "$BASE" "$LOCAL" "$REMOTE" "$MERGED"'
git mergetool -y --tool nibsh View.xib >/dev/null 2>&1; echo "exit $?"
git status --short
git config mergetool.nibsh.cmd 'nibsh mergetool -c "take theirs 1" -c save "$BASE" "$LOCAL" "$REMOTE" "$MERGED"'
git mergetool -y --tool nibsh View.xib >/dev/null 2>&1; echo "exit $?"
git status --short
nibsh diff main:View.xib View.xib
nibsh mergetool View.xib View.xib; echo "exit $?"
nibsh mergetool Gone.xib Gone.xib View.xib View.xib; echo "exit $?"
