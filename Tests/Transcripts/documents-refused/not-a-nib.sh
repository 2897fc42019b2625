printf '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict/></plist>\n' > Info.plist
nibsh Info.plist -c tree; echo "exit $?"
printf '<!DOCTYPE html>\n<html><body>Hello</body></html>\n' > index.html
nibsh index.html -c tree; echo "exit $?"
printf '<html><body>Hello</body></html>\n' > page.html
nibsh page.html -c tree; echo "exit $?"
printf '\211PNG\r\n\032\n\000\000\000\rIHDR' > picture.png
nibsh picture.png -c tree; echo "exit $?"
printf 'NIBArchive\001\000\000\000' > Compiled.nib
nibsh Compiled.nib -c tree; echo "exit $?"
printf 'bplist00\324' > Old.nib
nibsh Old.nib -c tree; echo "exit $?"
printf '<?xml version="1.0"?>\n<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data/></archive>\n' > Old.xib
nibsh Old.xib -c tree; echo "exit $?"
printf '<?xml version="1.0"?>\n<document><objects/></document>\n' > Bare.xib
nibsh Bare.xib -c tree; echo "exit $?"
printf 'just text\n' > notes.txt
nibsh notes.txt -c tree; echo "exit $?"
