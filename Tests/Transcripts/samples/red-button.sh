# The sample's script, what it changes, and the way back.
cd Samples/RedButton
cp Main.storyboard original
nibsh -f connect.nibsh Main.storyboard; echo "exit $?"
diff -u original Main.storyboard | sed '1,2d'
nibsh --no-journal -c connections Main.storyboard
nibsh -c undo -c save Main.storyboard; echo "exit $?"
cmp original Main.storyboard && echo same as before
