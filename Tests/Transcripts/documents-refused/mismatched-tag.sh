cd Samples/EmptyWindow
sed 's|</subviews>|</subview>|' View.xib > Wrong.xib
nibsh Wrong.xib -c tree; echo "exit $?"
sed 's|customModuleProvider="target"/>|customModuleProvider="target" customModuleProvider="target"/>|' View.xib > Twice.xib
nibsh Twice.xib -c tree; echo "exit $?"
sed 's|Nothing pressed yet|Nothing \& pressed|' View.xib > Ampersand.xib
nibsh Ampersand.xib -c tree; echo "exit $?"
