export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com
cp ../Samples/EmptyWindow/View.xib .; git add .; git commit -qm 'A view'
git checkout -qb topic; nibsh View.xib -c 'set 9WB normal.title Begin' -c 'set 9WB tag 2' -c save; git commit -qam 'Begin'
git checkout -q main; nibsh View.xib -c 'set 9WB normal.title Start' -c 'set 9WB opaque YES' -c save; git commit -qam 'Start'
# Git merges lines, and leaves three versions in its index, from which the common ancestor is known.
git merge -q topic >/dev/null; echo "exit $?"
grep -c '^<\{7\}' View.xib
nibsh --json View.xib -c conflicts
# Without markers, as after 'git checkout --ours', the versions are in the index all the same.
git checkout -q --ours View.xib
nibsh View.xib -c conflicts -c 'take theirs' -c save
nibsh diff topic:View.xib View.xib
git add View.xib; nibsh View.xib -c conflicts; echo "exit $?"
# Markers in diff3 style have the common ancestor themselves.
git -c core.abbrev=7 checkout -q --conflict=diff3 -m View.xib 2>/dev/null || git checkout -q -m --conflict=diff3 View.xib
mkdir ../elsewhere; cp View.xib ../elsewhere/; cd ../elsewhere; nibsh View.xib -c conflicts
# What git has merged by lines around the conflicts is merged by object as well: an outlet comes back with its object.
cd ../work; git reset -q --hard; nibsh View.xib -c 'connect outlet owner.go -> 9WB --force' -c save; git commit -qam 'Outlet'
git checkout -qb less; nibsh View.xib -c 'remove 9WB' -c save; git commit -qam 'Less'
git checkout -q main; nibsh View.xib -c 'set 9WB normal.title Now' -c save; git commit -qam 'Now'
git merge -q less >/dev/null; echo "exit $?"
nibsh View.xib -c 'take ours' -c save
nibsh diff HEAD:View.xib View.xib; echo "exit $?"
