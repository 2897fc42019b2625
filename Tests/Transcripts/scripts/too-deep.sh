cd Samples/EmptyWindow
deep() { awk -v n="$1" '{ print } index($0, "            <subviews>") == 1 { for (i = 1; i <= n; i++) print "<view id=\"v" i "\"><subviews>"; while (--i) print "</subviews></view>" }' View.xib; }
deep 4999 > Deep.xib; nibsh Deep.xib -c objects; echo "exit $?"
deep 4998 > Deep.xib; nibsh Deep.xib -c 'show v4998'; echo "exit $?"
cp Deep.xib Copy.xib; nibsh Deep.xib -c 'add label to v4998' -c save; echo "exit $?"
nibsh Deep.xib -c 'duplicate v3' -c 'embed v4 in view' -c save; echo "exit $?"
cmp Deep.xib Copy.xib && echo unchanged
