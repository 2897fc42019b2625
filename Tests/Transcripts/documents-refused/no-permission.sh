# needs: ordinary user
cp Samples/EmptyWindow/View.xib View.xib
chmod 000 View.xib
as-user nibsh --no-journal View.xib -c tree; echo "exit $?"
# In a folder where no file can be created there is no safe way to write.
chmod 666 View.xib
chmod 555 .
as-user nibsh --no-journal View.xib -c 'set 9WB customClass RedButton' -c save; echo "exit $?"
chmod 755 .
cmp View.xib Samples/EmptyWindow/View.xib && echo same as before
