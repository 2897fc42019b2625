# A link that leads nowhere is said to be one, and is not taken for a misspelled name.
cd Samples/EmptyWindow
ln -s ../Elsewhere/View.xib Link.xib
nibsh Link.xib -c tree; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save Link.xib'; echo "exit $?"
