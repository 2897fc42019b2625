cd Samples/EmptyWindow
iconv -f UTF-8 -t UTF-16 View.xib > Wide.xib
nibsh Wide.xib -c tree; echo "exit $?"
sed 's|encoding="UTF-8"|encoding="ISO-8859-1"|' View.xib > Latin.xib
nibsh Latin.xib -c tree; echo "exit $?"
LC_ALL=C sed 's|Nothing pressed yet|Nothing '"$(printf '\351')"'|' View.xib > Bytes.xib
nibsh Bytes.xib -c tree; echo "exit $?"
