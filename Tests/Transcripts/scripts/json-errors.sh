# An error has the same fields everywhere: code, message, place if there is one, hints.
cd Samples/EmptyWindow
nibsh --json View.xib -c 'frobnicate'; echo "exit $?"
nibsh --json View.xib -c 'connect outlet owner.view -> nobody'; echo "exit $?"
nibsh --json View.xib -c 'connect outlet'; echo "exit $?"
nibsh --json nowhere.xib -c tree; echo "exit $?"
printf '<broken' > Broken.xib
nibsh --json Broken.xib -c tree; echo "exit $?"
printf '\nset 9WB frame.width\n' > wrong.nibsh
nibsh --json View.xib -f wrong.nibsh; echo "exit $?"
nibsh --json View.xib -c 'set 9WB customClass X'; echo "exit $?"
nibsh --json -f nothing.nibsh View.xib; echo "exit $?"
nibsh --json --frobnicate; echo "exit $?"
nibsh --json View.xib Broken.xib -c 'set Button customClass X' -c save; echo "exit $?"
