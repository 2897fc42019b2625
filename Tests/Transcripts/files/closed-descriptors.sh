# Messages to closed descriptors go nowhere, and above all not into the files that nibsh opens.
cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c save <&- >&- 2>&-; echo "exit $?"
nibsh View.xib -c log
grep -c RedButton View.xib
