# The sample's script, what it changes, and the way back.
cd Samples/DogAndPerson
cp DogAndPerson.xib original
nibsh -f connect.nibsh DogAndPerson.xib; echo "exit $?"
diff -u original DogAndPerson.xib | sed '1,2d'
nibsh --no-journal -c connections DogAndPerson.xib
nibsh -c undo -c save DogAndPerson.xib; echo "exit $?"
cmp original DogAndPerson.xib && echo same as before
