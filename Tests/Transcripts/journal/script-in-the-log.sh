# A script is one entry, which another run takes back.
cd Samples/EmptyWindow
cp View.xib original
nibsh View.xib -f connect.nibsh -c 'set 9WB customClass RedButton' -c save
nibsh View.xib -c log -c 'log --script'
nibsh View.xib -c 'undo 2' -c save
cmp original View.xib && echo same as before
