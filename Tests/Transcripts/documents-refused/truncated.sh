cd Samples/EmptyWindow
head -c 2000 View.xib > Short.xib
nibsh Short.xib -c tree; echo "exit $?"
head -c 0 View.xib > Empty.xib
nibsh Empty.xib -c tree; echo "exit $?"
printf '   \n' > Blank.xib
nibsh Blank.xib -c tree; echo "exit $?"
