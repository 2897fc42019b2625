# The sample's script, what it changes, and the way back.
cd Samples/Gestures
cp Gestures.xib original
nibsh -f connect.nibsh Gestures.xib; echo "exit $?"
diff -u original Gestures.xib | sed '1,2d'
nibsh --no-journal -c connections Gestures.xib
nibsh -c undo -c save Gestures.xib; echo "exit $?"
cmp original Gestures.xib && echo same as before
