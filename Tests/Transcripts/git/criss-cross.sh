# Two branches that were merged into each other have two common ancestors, which git merges first: by object as well.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com; git config core.autocrlf false
nibsh git install > /dev/null
edit() { nibsh View.xib "$@" -c save > /dev/null; git commit -qam "$2"; }
cp ../Samples/EmptyWindow/View.xib .; git add .; git commit -qm 'A view'
git branch topic
edit -c 'set 9WB tag 1'; git tag ours1
git checkout -q topic; edit -c 'set 9WB opaque YES'; git tag theirs1
git merge -q ours1 -m 'topic with main'; edit -c 'set AxH text Theirs'
git checkout -q main; git merge -q theirs1 -m 'main with topic'; edit -c 'set AxH tag 9'
git merge-base --all main topic | wc -l
git merge -q topic -m Both; echo "exit $?"
nibsh diff ours1:View.xib View.xib
# The ancestors contradict each other, and the branches were made one in two ways: a conflict, and only this one.
git checkout -q -B main ours1; git checkout -q -B topic ours1
edit -c 'set 9WB tag 2'; git tag two; git checkout -q main; edit -c 'set 9WB tag 3'; git tag three
resolve() { nibsh View.xib -c "$1" -c save > /dev/null; git add View.xib; git commit -qm "$1"; }
git merge -q two > /dev/null 2>&1; resolve 'take ours'; edit -c 'set 9WB hidden YES'
git checkout -q topic; git merge -q three > /dev/null 2>&1; resolve 'take ours'; edit -c 'set 9WB opaque YES'
git merge-base --all main topic | wc -l
git merge -q main 2>&1; echo "exit $?"
nibsh View.xib -c conflicts -c 'take theirs' -c save
nibsh diff two:View.xib View.xib
# Both took the same side: no conflict.
git reset -q --hard; git checkout -q -B main two; git checkout -q -B topic three
git merge -q two > /dev/null 2>&1; resolve 'take theirs'; edit -c 'set 9WB hidden YES'
git checkout -q main; git merge -q three > /dev/null 2>&1; resolve 'take ours'; edit -c 'set 9WB opaque YES'
git merge -q topic -m Both; echo "exit $?"
nibsh diff two:View.xib View.xib
