cd Samples
cp -R . ../before
same() { diff -r ../before . >/dev/null && echo 'as before'; rm -rf ./* && cp -R ../before/. .; }
# A script without a document opens several. They stay open, and what was requested is saved at the end, all or nothing.
printf 'open EmptyWindow/View.xib\nopen RedButton/Main.storyboard\ncopy SgA to View.xib:R0L\nset SgA normal.title Blue\nuse View.xib\nset 9WB normal.title Start\nsave --all\n' > ../edit.nibsh
nibsh -f ../edit.nibsh; echo "exit $?"
diff -r ../before . | grep '^[<>]' | cut -c 1-120; same
nibsh --json=entry,name,isCurrent,isEdited,unsavedCount,isWritten -f ../edit.nibsh -c documents; echo "exit $?"
same
nibsh --dry-run -f ../edit.nibsh | grep '^[-+]' | cut -c 1-120; same
# One that cannot be written leaves all others.
chmod a-w RedButton/Main.storyboard
nibsh -f ../edit.nibsh; echo "exit $?"
same
# Nothing is lost silently: each document with changes must be saved.
nibsh -c 'open EmptyWindow/View.xib' -c 'set 9WB normal.title Start' -c 'open RedButton/Main.storyboard' -c 'set SgA normal.title Blue' -c save; echo "exit $?"
same
nibsh -c 'open EmptyWindow/View.xib' -c 'set 9WB normal.title Start' -c save -c 'open RedButton/Main.storyboard' -c 'set nobody normal.title Blue' -c save; echo "exit $?"
same
# A script on a document works on that alone, as each run with '--atomic' does.
nibsh EmptyWindow/View.xib -f ../edit.nibsh; echo "exit $?"
echo 'use RedButton/Main.storyboard' > ../use.nibsh
nibsh EmptyWindow/View.xib -f ../use.nibsh; echo "exit $?"
nibsh --atomic -c 'use View.xib' -c save EmptyWindow/View.xib; echo "exit $?"
same
# A script is an entry of each open document that it changes, and its failure takes all back.
printf 'copy SgA to View.xib:R0L\nset SgA normal.title Blue\n' > ../copy.nibsh
nibsh -c 'open EmptyWindow/View.xib' -c 'open RedButton/Main.storyboard' -f ../copy.nibsh -c log -c 'use View.xib' -c log -c 'save --all'; echo "exit $?"
same
printf 'copy SgA to View.xib:R0L\nset SgA normal.title Blue\nset nobody tag 1\n' > ../fail.nibsh
nibsh -c 'open EmptyWindow/View.xib' -c 'open RedButton/Main.storyboard' -f ../fail.nibsh -c 'save --all'; echo "exit $?"
same
# The commands of a file that opens documents one after the other, as before.
nibsh -c 'open EmptyWindow/View.xib' -c 'set 9WB normal.title Start' -c save -c 'open RedButton/Main.storyboard' -c 'set SgA normal.title Blue' -c save -c 'open EmptyWindow/View.xib' -c 'show 9WB' -c undo -c save; echo "exit $?"
same
nibsh --json=id -c 'open EmptyWindow/View.xib' -c 'open RedButton/Main.storyboard' -c 'find View.xib:Go' -c close -c 'documents --json=name'; echo "exit $?"
# A document with the name of an open one elsewhere.
cp EmptyWindow/View.xib .
nibsh -c 'open EmptyWindow/View.xib' -c 'open View.xib' -c 'open RedButton/Main.storyboard' -c 'copy SgA to View.xib:R0L' -c 'save --all'; echo "exit $?"
nibsh -c 'open EmptyWindow/View.xib' -c 'open View.xib' -c 'open RedButton/Main.storyboard' -c 'copy SgA to EmptyWindow/View.xib:R0L' -c 'save --all'; echo "exit $?"
