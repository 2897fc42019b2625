# The sample's script, what it changes, and the way back.
cd Samples/MainMenu
cp MainMenu.xib original
nibsh -f connect.nibsh MainMenu.xib; echo "exit $?"
diff -u original MainMenu.xib | sed '1,2d'
nibsh --no-journal -c connections MainMenu.xib
nibsh -c undo -c save MainMenu.xib; echo "exit $?"
cmp original MainMenu.xib && echo same as before
