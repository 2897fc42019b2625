# Messages to closed descriptors go nowhere, and above all not into the files that nibsh opens.
cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c save <&- >&- 2>&-; echo "exit $?"
nibsh View.xib -c log
grep -c RedButton View.xib
# A file that may not grow is an error of the write, not the end of nibsh.
cp View.xib before
sh -c 'ulimit -f 1; exec nibsh --no-journal View.xib -c "set 9WB customClass BlueButton" -c save' > /dev/null 2>&1; echo "exit $?"
cmp View.xib before && echo same as before
