cd Samples/EmptyWindow
iconv -f UTF-8 -t UTF-16 View.xib > Wide.xib
nibsh Wide.xib -c tree; echo "exit $?"
sed 's|encoding="UTF-8"|encoding="UTF-16"|' View.xib | iconv -f UTF-8 -t UTF-16LE > Wide.xib
nibsh Wide.xib -c tree; echo "exit $?"
iconv -f UTF-16LE -t UTF-8 Wide.xib > Narrow.xib
nibsh Narrow.xib -c tree; echo "exit $?"
sed 's|encoding="UTF-16"|encoding="UTF-8"|' Narrow.xib > Good.xib
nibsh Good.xib -c 'tree --depth 1'; echo "exit $?"
sed 's|encoding="UTF-8"|encoding="ISO-8859-1"|' View.xib > Latin.xib
nibsh Latin.xib -c tree; echo "exit $?"
LC_ALL=C sed 's|Nothing pressed yet|Nothing '"$(printf '\351')"'|' Latin.xib > Accent.xib
nibsh Accent.xib -c tree; echo "exit $?"
LC_ALL=C sed 's|Nothing pressed yet|Nothing '"$(printf '\351')"'|' View.xib > Bytes.xib
nibsh Bytes.xib -c tree; echo "exit $?"
