cd Samples/EmptyWindow
cp View.xib Base.xib; cp View.xib Ours.xib; cp View.xib Theirs.xib; echo text > Text; : > Empty
nibsh merge Base.xib Ours.xib; echo "exit $?"
nibsh merge Base.xib Ours.xib Gone.xib; echo "exit $?"
nibsh merge Base.xib Ours.xib Text; echo "exit $?"
printf "<document>" > Torn; nibsh merge Base.xib Ours.xib Torn; echo "exit $?"
nibsh merge Base.xib Ours.xib ../RedButton/Main.storyboard; echo "exit $?"
nibsh merge Base.xib Ours.xib ../MainMenu/MainMenu.xib -o Merged.xib; echo "exit $?"
ls Merged.xib
cp View.xib Locked.xib && chmod 0 Locked.xib; as-user nibsh merge Base.xib Ours.xib Locked.xib; echo "exit $?"
nibsh merge Base.xib . Theirs.xib; echo "exit $?"
printf '<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">\n<data/>\n</archive>\n' > Archive.xib
nibsh merge Archive.xib Archive.xib Theirs.xib; echo "exit $?"
nibsh merge Archive.xib Archive.xib Archive.xib; echo "exit $?"
cmp Ours.xib View.xib
nibsh merge --marker-size 3 Base.xib Ours.xib Theirs.xib; echo "exit $?"
# Versions that are equal.
nibsh merge Base.xib Ours.xib Theirs.xib; echo "exit $?"
cmp Ours.xib View.xib
# Both sides added the document: git gives an empty file as the common ancestor.
nibsh Theirs.xib -c 'set 9WB tag 3' -c save
nibsh merge Empty Ours.xib Theirs.xib -o Merged.xib; echo "exit $?"
nibsh merge Gone.xib Ours.xib Theirs.xib -o Merged.xib; echo "exit $?"
# As git's driver, it does what git does by itself with files that it cannot merge.
printf 'a\nb\nc\n' > Base.txt; printf 'a\nB\nc\n' > Ours.txt; printf 'a\nx\nc\n' > Theirs.txt
nibsh merge --path Notes.xib Base.txt Ours.txt Theirs.txt; echo "exit $?"
cat Ours.txt
printf 'a\nb\nc\nd\ne\n' > Base.txt; printf 'A\nb\nc\nd\ne\n' > Ours.txt; printf 'a\nb\nc\nd\nE\n' > Theirs.txt
nibsh merge --path Notes.xib Base.txt Ours.txt Theirs.txt; echo "exit $?"
cat Ours.txt
printf 'NIBArchive\001\000\000' > Old.nib; cp Old.nib New.nib
nibsh merge --path View.nib Empty Old.nib New.nib; echo "exit $?"
printf 'x' >> New.nib; nibsh merge --path View.nib Empty Old.nib New.nib; echo "exit $?"
nibsh merge --path View.xib Base.xib Ours.xib Text; echo "exit $?"
head -3 Ours.xib
# As git's driver, with versions of different kinds and platforms: markers around what differs, as without a driver.
cp View.xib Ours.xib; cp View.xib Without.xib
nibsh Ours.xib -c 'set 9WB tag 3' -c save; cp Ours.xib Without.xib
nibsh merge --path View.xib Base.xib Ours.xib ../MainMenu/MainMenu.xib; echo "exit $?"
git merge-file -q -L ours -L base -L theirs Without.xib Base.xib ../MainMenu/MainMenu.xib; echo "exit $?"; cmp Ours.xib Without.xib
nibsh Ours.xib -c conflicts; echo "exit $?"
cp View.xib Ours.xib; cp View.xib Without.xib
nibsh merge --path View.xib Base.xib Ours.xib ../RedButton/Main.storyboard; echo "exit $?"
git merge-file -q -L ours -L base -L theirs Without.xib Base.xib ../RedButton/Main.storyboard; echo "exit $?"; cmp Ours.xib Without.xib
