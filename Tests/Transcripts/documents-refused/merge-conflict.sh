cd Samples/EmptyWindow
# A merge that nobody finished: the line of its first marker.
sed '18s|^|<<<<<<< HEAD\n|; 20s|^|=======\n|; 22s|^|>>>>>>> theirs\n|' View.xib > Torn.xib
nibsh Torn.xib -c tree; echo "exit $?"
nibsh -c 'check --all Torn.xib'; echo "exit $?"
nibsh -c 'check --all --rule missing-outlet --format github'; echo "exit $?"
nibsh --json -c 'check --all Torn.xib'; echo "exit $?"
nibsh -c 'check --all Torn.xib --format sarif'; echo "exit $?"
