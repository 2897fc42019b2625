cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save Copy.xib'; echo "exit $?"
grep -c RedButton View.xib Copy.xib
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save nowhere/Copy.xib'; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save ..'; echo "exit $?"
