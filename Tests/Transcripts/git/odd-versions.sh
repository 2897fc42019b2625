# Versions that are odd: each is merged, or left as git leaves it without a driver.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com; git config core.autocrlf false
nibsh git install > /dev/null
edit() { nibsh View.xib "$@" -c save > /dev/null; git commit -qam "$2"; }
start() { git checkout -q --orphan "$1"; git rm -rqf --cached --ignore-unmatch .; git add .gitattributes View.xib; git commit -qm 'A view'; git branch "$1-topic"; }
marked() { sed -n '/^<<<<<<</,/^>>>>>>>/p' View.xib | sed 's/^\([<>]\{7\}\) [^~]*/\1/' | cut -c 1-50; }
both() { git merge -q "$1-topic" -m Both 2>&1; echo "exit $?"; }
# Carriage returns, and no line feed at the end
sed 's/$/\r/' ../Samples/EmptyWindow/View.xib > View.xib; start returns
edit -c 'set 9WB tag 1'; git checkout -q returns-topic; edit -c 'set 9WB opaque YES'; git checkout -q returns; both returns
grep -c "$(printf '\r')\$" View.xib; wc -l < View.xib
edit -c 'set 9WB tag 2'; git checkout -q returns-topic; edit -c 'set 9WB tag 3'; git checkout -q returns; both returns
tr '\r' '~' < View.xib > Shown; sed -n '/^<<<<<<</,/^>>>>>>>/p' Shown | sed 's/ [^~]*//'; rm Shown
nibsh View.xib -c 'take theirs' -c save 2> /dev/null; grep -c "$(printf '\r')\$" View.xib; git commit -qam Both
printf %s "$(cat ../Samples/EmptyWindow/View.xib)" > View.xib; start endless
edit -c 'set 9WB tag 1'; git checkout -q endless-topic; edit -c 'set 9WB opaque YES'; git checkout -q endless; both endless
tail -c 11 View.xib; echo '|'
edit -c 'set 9WB tag 2'; git checkout -q endless-topic; edit -c 'set 9WB tag 3'; git checkout -q endless; both endless
nibsh View.xib -c 'take theirs' -c save 2> /dev/null; tail -c 11 View.xib; echo '|'; git commit -qam Both
# Both sides added the document
cp ../Samples/EmptyWindow/View.xib .; start added
cp View.xib New.xib; git add New.xib; nibsh New.xib -c 'set 9WB tag 1' -c save > /dev/null; git commit -qam 'New 1'
git checkout -q added-topic; cp View.xib New.xib; git add New.xib; nibsh New.xib -c 'set 9WB tag 2' -c 'set AxH tag 3' -c save > /dev/null; git commit -qam 'New 2'
git checkout -q added; both added
nibsh New.xib -c conflicts -c 'take theirs all' -c save; git add New.xib; git commit -qm Both
# One side deleted it: git asks, and no driver is called.
git rm -q New.xib; git commit -qm Gone; git checkout -q added-topic; nibsh New.xib -c 'set 9WB hidden YES' -c save > /dev/null; git commit -qam Hidden
git checkout -q added; both added; git status --short
nibsh New.xib -c conflicts; echo "exit $?"
git rm -q New.xib 2> /dev/null; git commit -qm Both
# The common ancestor is no document, or one side is none.
echo '<document>' > View.xib; start broken; cp ../Samples/EmptyWindow/View.xib .; edit -c 'set 9WB tag 1'
git checkout -q broken-topic; cp ../Samples/EmptyWindow/View.xib .; edit -c 'set 9WB tag 2'
git checkout -q broken; both broken; marked
git checkout -q --ours View.xib; git commit -qam Both
git checkout -q broken-topic; echo '<document' > View.xib; git commit -qam Torn
git checkout -q broken; both broken; marked | head -n 3
# Without the program in the path, git says so, and leaves a conflict.
git checkout -q --ours View.xib; git commit -qam Both; edit -c 'set 9WB tag 3'; git checkout -q -B broken-topic HEAD~1; edit -c 'set 9WB tag 4'; git checkout -q broken
(PATH=/usr/bin:/bin; git merge -q broken-topic 2>&1 | grep -v 'not found'); git status --short
