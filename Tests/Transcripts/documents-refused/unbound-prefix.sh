# A prefix that is not bound to a namespace makes a document that Xcode takes for damaged.
cd Samples/EmptyWindow
sed 's/<view /<view foo:bar="1" /' View.xib > Attribute.xib
sed 's/<nil key="textColor"\/>/<a:nil key="textColor"\/>/' View.xib > Element.xib
sed 's/<view /<view a:b:c="1" /' View.xib > Twice.xib
for file in Attribute Element Twice; do nibsh $file.xib -c tree; echo "exit $?"; done
# One that is bound stays, as does 'xml'.
sed 's/<document /<document xmlns:foo="urn:foo" xml:lang="en" /; s/<view /<view foo:bar="1" /' View.xib > Bound.xib
nibsh Bound.xib -c 'set 9WB foo:bar 2' -c 'set 9WB xml:space preserve' -c save 2> /dev/null; grep -c foo:bar Bound.xib
nibsh Bound.xib -c 'unset document xmlns:foo'; echo "exit $?"
# No edit writes another one.
nibsh View.xib -c 'set 9WB foo:bar 1'; echo "exit $?"
nibsh View.xib -c 'insert "<foo:bar/>" into R0L'; echo "exit $?"
nibsh View.xib -c "insert '<color foo:key=\"1\" key=\"tintColor\" white=\"1\"/>' into R0L"; echo "exit $?"
nibsh View.xib -c "replace 9WB '<foo:button id=\"9WB-yW-lki\"/>' --force"; echo "exit $?"
nibsh View.xib -c 'diff --lines'
