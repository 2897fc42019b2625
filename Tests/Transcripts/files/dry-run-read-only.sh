cd Samples/EmptyWindow
# A dry run tells what a run would.
chmod a-w View.xib
nibsh --dry-run View.xib -c 'set 9WB normal.title Stop' -c save; echo "exit $?"
nibsh --json View.xib -c 'set 9WB normal.title Stop' -c save; echo "exit $?"
