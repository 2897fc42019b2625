# Mode and symbolic links stay; a save without changes writes nothing.
cd Samples/EmptyWindow
chmod 640 View.xib
ln -s View.xib Link.xib
nibsh Link.xib -c 'set 9WB customClass RedButton' -c save
ls -l | sed -n 's/^\(..........\).* \(Link.xib.*\|View.xib\)$/\1 \2/p'
touch -t 202001010000 View.xib
nibsh View.xib -c save -c 'set 9WB customClass Other' -c undo -c save; echo "exit $?"
find . -newer View.xib -name View.xib
# A hard link leads to the old contents after a save, which is told.
ln View.xib Other.xib
nibsh View.xib -c 'set 9WB customClass BlueButton' -c save; echo "exit $?"
grep -c BlueButton View.xib Other.xib
nibsh View.xib -c 'set 9WB customClass GreenButton' -c save
ln View.xib Second.xib; ln View.xib Third.old
nibsh View.xib --sources . -c 'rename class ViewController Main --partial' -c save
