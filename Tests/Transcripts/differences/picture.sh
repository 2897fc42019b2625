# Two versions side by side: the answer has the numbers of the picture.
cd Samples/EmptyWindow
cp View.xib New.xib
nibsh New.xib -c 'set 9WB normal.title Stop' -c 'add label to R0L' -c 'connect outlet owner.view -> R0L' -c save > /dev/null
nibsh diff View.xib New.xib --picture Difference.svg; echo "exit $?"
grep -o '>[0-9]</text>' Difference.svg | sort | tr '\n' ' '; grep -oE '>(new|gone|moved|changed|before|after|View – [a-z]*)</text>' Difference.svg
nibsh diff View.xib New.xib --picture Difference.svg; echo "exit $?"
nibsh diff View.xib New.xib --picture Difference.svg --force --markdown
nibsh diff View.xib New.xib --picture Difference.pdf
nibsh diff View.xib New.xib --picture Patch.svg --lines; ls Patch.svg
nibsh diff View.xib View.xib --picture None.svg; ls None.svg
nibsh diff New.xib View.xib --picture Back.svg --json | grep -o '"number":[0-9]*\|"picture":"[^"]*"' | tr '\n' ' '; echo
nibsh New.xib -c 'diff View.xib --picture Again.svg' -c 'diff --picture Again.svg' -c 'diff View.xib --picture Again.svg --force'
nibsh New.xib --dry-run -c 'diff View.xib --picture Dry.svg'; ls Dry.svg
