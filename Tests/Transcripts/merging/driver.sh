export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com; git config core.autocrlf false
git config merge.nibsh.driver 'nibsh merge --path %P %O %A %B'
echo '*.xib merge=nibsh' > .gitattributes
cp ../Samples/EmptyWindow/View.xib .; git add .; git commit -qm 'A view'
# Two people change one line, but not the same attribute of it: no conflict.
git checkout -qb topic; nibsh View.xib -c 'set 9WB opaque YES' -c save; git commit -qam 'Opaque'
git checkout -q main; nibsh View.xib -c 'set 9WB tag 4' -c 'add label to R0L text=New frame=(0,0,50,20) as new-Lb-001' -c save; git commit -qam 'Tag'
git merge -q topic -m Merge; echo "exit $?"
nibsh diff HEAD^1:View.xib View.xib
# Both change one title: the rest is merged, and markers are around what differs.
git checkout -qb other; nibsh View.xib -c 'set 9WB normal.title Begin' -c 'set AxH text Other' -c save; git commit -qam 'Begin'
git checkout -q main; nibsh View.xib -c 'set 9WB normal.title Start' -c 'set 9WB tag 5' -c save; git commit -qam 'Start'
git merge -q other -m Merge; echo "exit $?"
git diff View.xib | grep -A5 '<\{7\}'
nibsh View.xib -c tree -c conflicts
nibsh View.xib -c 'take theirs all' -c save
git commit -qam Merged; nibsh diff HEAD^1:View.xib View.xib
