nibsh --help; echo "exit $?"
nibsh --version; echo "exit $?"
nibsh --frobnicate; echo "exit $?"
nibsh --dryrun; echo "exit $?"
nibsh -c; echo "exit $?"
nibsh -f nothing.nibsh Samples/EmptyWindow/View.xib; echo "exit $?"
nibsh --sources nowhere Samples/EmptyWindow/View.xib -c tree; echo "exit $?"
nibsh --print nonsense; echo "exit $?"
nibsh --print man | head -3
nibsh --print reference | head -3
cd Samples/EmptyWindow
cp View.xib ./-odd.xib
nibsh -c 'tree R0L' -- -odd.xib; echo "exit $?"
