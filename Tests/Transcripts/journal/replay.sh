# The log as a script makes the same bytes elsewhere.
cd Samples/EmptyWindow
cp View.xib Copy.xib
nibsh View.xib -c 'add button to R0L title=New' -c 'connect action $ -> owner.new:' -c 'begin' -c 'set 9WB normal.title Stop' -c 'set AxH text Go' -c commit -c save
nibsh View.xib -c 'log --script' > edits.nibsh
cat edits.nibsh
nibsh Copy.xib -f edits.nibsh -c save
cmp View.xib Copy.xib && echo the same
