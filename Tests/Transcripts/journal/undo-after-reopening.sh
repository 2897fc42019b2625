cd Samples/EmptyWindow
cp View.xib original
nibsh View.xib -c 'set 9WB customClass RedButton' -c save
nibsh View.xib -c log -c undo -c save; echo "exit $?"
cmp original View.xib && echo same as before
nibsh View.xib -c 'log --all' -c redo -c save
nibsh View.xib -c log -c 'log --patch'
