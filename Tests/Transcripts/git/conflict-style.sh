# Markers are as long, named and styled as git asks for.
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git -c init.defaultBranch=main init -q work; cd work
git config user.name A; git config user.email a@example.com; git config core.autocrlf false
cp ../Samples/EmptyWindow/View.xib Base.xib
cp Base.xib Ours.xib; nibsh Ours.xib -c 'set 9WB tag 5' -c save > /dev/null
cp Base.xib Theirs.xib; nibsh Theirs.xib -c 'set 9WB tag 6' -c 'set AxH tag 2' -c save > /dev/null
merge() { cp Ours.xib View.xib; nibsh merge --path View.xib "$@" Base.xib View.xib Theirs.xib > /dev/null; echo "exit $?"; sed -n '/^<<<<<<</,/^>>>>>>>/p' View.xib | cut -c 1-60; }
merge
for style in diff3 zdiff3; do git config merge.conflictStyle $style; merge --marker-size 9; done
merge --base-name "the start" --ours-name HEAD --theirs-name topic
# Git before 2.44 knows no names, and passes what stands for them.
merge --base-name %S --ours-name %X --theirs-name %Y
nibsh View.xib -c conflicts
# Markers of any length open as a merge.
merge --marker-size 12
nibsh View.xib -c 'take theirs' -c save; grep -c 'tag="6"' View.xib
# Lines are marked as git does it where the versions are no documents.
printf 'a\nb\nc\n' > Base.txt; printf 'a\nx\ny\nc\n' > Theirs.txt; printf 'a\nx\nz\nc\n' > Start.txt
for style in merge diff3 zdiff3; do
    git config merge.conflictStyle $style
    cp Start.txt Ours.txt; git merge-file -L ours -L base -L theirs Ours.txt Base.txt Theirs.txt; cp Ours.txt Git.txt
    cp Start.txt Ours.txt; nibsh merge --path View.xib Base.txt Ours.txt Theirs.txt 2> /dev/null; echo "exit $?"
    cmp Ours.txt Git.txt && echo same
done
