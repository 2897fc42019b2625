cd Samples/EmptyWindow
# Another program changes the document between two sessions.
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'set AxH text Hello' -c save
sed -i.old -e 's/text="Hello"/text="Hello, you"/' -e 's/toolsVersion="22505"/toolsVersion="23504"/' View.xib
nibsh View.xib -c log
# reload --replay continues the log, of which what the other program did becomes a part.
nibsh View.xib -c 'reload --replay' -c log; echo "exit $?"
nibsh View.xib -c log
nibsh View.xib -c 'undo 2' -c 'diff --lines'
nibsh --json View.xib -c 'reload --replay --since 2' -c save
nibsh View.xib -c 'log --all' -c 'find Hello'
