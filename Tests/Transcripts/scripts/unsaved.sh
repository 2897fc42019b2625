# A script that ends with unsaved changes fails: nobody is there to be asked.
cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton'; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass RedButton' -c quit -c save; echo "exit $?"
printf 'set 9WB customClass RedButton\nquit\nsave\n' | nibsh View.xib; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass RedButton' -c revert; echo "exit $?"
nibsh View.xib -c begin -c 'set 9WB customClass RedButton'; echo "exit $?"
grep -c RedButton View.xib
