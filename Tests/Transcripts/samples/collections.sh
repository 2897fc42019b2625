# The sample's script, what it changes, and the way back.
cd Samples/Collections
cp Scoreboard.xib original
nibsh -f connect.nibsh Scoreboard.xib; echo "exit $?"
diff -u original Scoreboard.xib | sed '1,2d'
nibsh --no-journal -c connections Scoreboard.xib
nibsh -c undo -c save Scoreboard.xib; echo "exit $?"
cmp original Scoreboard.xib && echo same as before
