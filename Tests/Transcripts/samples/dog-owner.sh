# The sample's script, what it changes, and the way back.
cd Samples/DogAndPerson
cp DogOwner.xib original
nibsh -f connect-owner.nibsh DogOwner.xib; echo "exit $?"
diff -u original DogOwner.xib | sed '1,2d'
nibsh --no-journal -c connections DogOwner.xib
nibsh -c undo -c save DogOwner.xib; echo "exit $?"
cmp original DogOwner.xib && echo same as before
