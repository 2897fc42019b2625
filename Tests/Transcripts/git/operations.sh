# What git does with two versions goes through the installed driver: each time both sides change one line, but not the same attribute.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com; git config core.autocrlf false; git config advice.mergeConflict false
nibsh git install > /dev/null
cp ../Samples/EmptyWindow/View.xib .; git add .; git commit -qm 'A view'
git checkout -qb topic; nibsh View.xib -c 'set 9WB opaque YES' -c 'connect outlet owner.go -> 9WB as out-le-001' -c save > /dev/null; git commit -qam 'Opaque'
git checkout -q main; nibsh View.xib -c 'set 9WB tag 4' -c save > /dev/null; git commit -qam 'Tag'
git tag start
# Merge
git merge -q topic -m Merge; echo "exit $?"
nibsh diff start:View.xib View.xib
# Rebase: git's names are the other way round, and the result is the same.
git checkout -q -b rebased topic; git rebase -q start; echo "exit $?"
nibsh diff start:View.xib View.xib
# Cherry-pick and revert
git checkout -q -B picked start; git cherry-pick topic > /dev/null; echo "exit $?"
git diff --exit-code rebased -- View.xib && echo same
git revert --no-edit HEAD~1 > /dev/null; echo "exit $?"
nibsh diff main:View.xib View.xib
# Stash
git checkout -q -B stashed main~1; nibsh View.xib -c 'set 9WB hidden YES' -c save > /dev/null; git stash -q
git reset -q --hard topic; git stash pop -q; echo "exit $?"
nibsh diff topic:View.xib View.xib
# A conflict stops each of them in the same way, and is resolved in the same way.
git checkout -q -- .; git checkout -q -B one start; nibsh View.xib -c 'set 9WB tag 5' -c save > /dev/null; git commit -qam Five
git checkout -q -B two start; nibsh View.xib -c 'set 9WB tag 6' -c save > /dev/null; git commit -qam Six
git rebase -q one > /dev/null 2>&1; echo "exit $?"
nibsh View.xib -c conflicts
nibsh View.xib -c 'take theirs' -c save; git add View.xib; GIT_EDITOR=true git rebase --continue > /dev/null 2>&1; echo "exit $?"
nibsh diff one:View.xib View.xib
git checkout -q one; git cherry-pick start..two > /dev/null 2>&1; nibsh git status > /dev/null; echo "exit $?"; git status --short
git checkout -q -B three start; nibsh View.xib -c 'set 9WB tag 7' -c save > /dev/null; git stash -q; git checkout -q one
git stash pop > /dev/null 2>&1; echo "exit $?"
nibsh View.xib -c conflicts -c 'take 1 8' -c save
grep -c 'tag="8"' View.xib
