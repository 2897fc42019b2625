# The sample's script, what it changes, and the way back.
cd Samples/EmptyWindow
cp View.xib original
nibsh -f connect.nibsh View.xib; echo "exit $?"
diff -u original View.xib | sed '1,2d'
nibsh --no-journal -c connections View.xib
nibsh -c undo -c save View.xib; echo "exit $?"
cmp original View.xib && echo same as before
