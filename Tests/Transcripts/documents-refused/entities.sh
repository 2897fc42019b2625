# Entity declarations could blow a small file up to gigabytes; documents of Interface Builder have none.
cd Samples/EmptyWindow
sed 's|^<document|<!DOCTYPE document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "\&a;\&a;\&a;">]>\n<document|' View.xib > Entities.xib
nibsh Entities.xib -c tree; echo "exit $?"
sed 's|^<document|<!DOCTYPE document SYSTEM "/etc/passwd">\n<document|' View.xib > External.xib
nibsh External.xib -c tree; echo "exit $?"
