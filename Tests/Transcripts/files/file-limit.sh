# needs: limits
# A file that may not grow is an error of the write, not the end of nibsh.
cd Samples/EmptyWindow
cp View.xib before
sh -c 'ulimit -f 1; exec nibsh --no-journal View.xib -c "set 9WB customClass BlueButton" -c save' > /dev/null 2>&1; echo "exit $?"
cmp View.xib before && echo same as before
