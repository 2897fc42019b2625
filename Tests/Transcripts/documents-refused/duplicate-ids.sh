# Such a document opens; what is called by an id that two elements have is not guessed.
cd Samples/EmptyWindow
sed 's|AxH-Nw-evQ">|9WB-yW-lki">|' View.xib > Twice.xib
nibsh Twice.xib -c tree -c 'set 9WB-yW-lki customClass RedButton'; echo "exit $?"
nibsh Twice.xib -c 'set Label text Hello' -c save; echo "exit $?"
