# needs: limits
# Where a process may hardly open files, nibsh does the whole edit or says what is missing, and never ends without a word.
cd Samples/EmptyWindow
for n in 4 5 6 7 8 9 10; do sh -c "ulimit -n $n; exec nibsh View.xib -c 'set 9WB customClass Button$n' -c save" >out 2>err; s=$?; if [ $s = 0 ]; then grep -q "customClass=\"Button$n\"" View.xib || echo "$n: not saved"; elif [ $s = 2 ]; then grep -q '^error: ' err || echo "$n: no error"; else echo "$n: exit $s"; fi; done
grep -o 'customClass="Button[0-9]*"' View.xib; cat err
