# needs: /dev/full
nibsh --no-journal Samples/EmptyWindow/View.xib -c 'set 9WB customClass RedButton' -c 'save /dev/full'; echo "exit $?"
# What is printed cannot be written, which is an error too.
nibsh --no-journal Samples/EmptyWindow/View.xib -c tree > /dev/full; echo "exit $?"
nibsh --help > /dev/full; echo "exit $?"
nibsh --no-journal Samples/EmptyWindow/View.xib -c 'set 9WB customClass RedButton' -c save -c tree > /dev/full; echo "exit $?"
grep -c RedButton Samples/EmptyWindow/View.xib
