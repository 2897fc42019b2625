# Names that a terminal would obey are shown, in text and in JSON, and begin no lines.
cd Samples/EmptyWindow
sed 's/text="Nothing pressed yet"/text="a\&#10;FORGED\&#x9B;2J\&#x7F;\&#x202E;b"/' View.xib > Hostile.xib
nibsh Hostile.xib -c tree -c 'find a' -c 'inspect AxH' | grep -a 'Label'
nibsh --json Hostile.xib -c 'find label:FORGED'
cp View.xib "$(printf 'x\033[2J\342\200\256.xib')"
nibsh x*.xib -c 'set 9WB customClass RedButton' -c save; echo "exit $?"
nibsh x*.xib -c 'remove nothing'; echo "exit $?"
