# A script saves only to names of documents, and over no other file, unless it says --force.
cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save notes.txt'; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save ViewController.swift'; echo "exit $?"
cp View.xib Other.xib
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save Other.xib'; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save notes.txt --force'; echo "exit $?"
grep -c RedButton notes.txt
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'save /dev/stdout' | grep -c RedButton
