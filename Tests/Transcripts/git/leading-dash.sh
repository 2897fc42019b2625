# A name that begins with '-' stops neither git diff of the whole repository nor git mergetool.
cd Samples/EmptyWindow
export GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q .
git config user.name A && git config user.email a@example.com
git config merge.tool nibsh && git config mergetool.keepBackup false
nibsh git install > /dev/null
cp View.xib ./-x.xib && git add -- View.xib -x.xib .gitattributes && git commit -q -m 'Two views'
nibsh ./-x.xib View.xib -c 'set 9WB normal.title Ours' -c save
git diff | grep '^[-+] '
git commit -q -a -m Ours && git checkout -q -b side HEAD~1
nibsh -c 'set 9WB normal.title Theirs' -c save -- -x.xib && git commit -q -a -m Theirs
git merge main > /dev/null 2>&1; echo "exit $?"
printf 'take theirs all\nsave\n' | git mergetool -y 2> errors.txt | grep saved; grep -v dirname errors.txt | grep nibsh
git status --short -uno; nibsh textconv -- -x.xib | grep title
# As an earlier version set it up, git takes the name for an option.
git config diff.nibsh.textconv 'nibsh textconv'
nibsh -c 'set 9WB normal.title Again' -c save -- -x.xib
git diff 2>&1 | head -3; nibsh git status > /dev/null
