# Files that lack a 'save' are told in one line, and files that were only read in none.
cd Samples/EmptyWindow
nibsh View.xib Main.storyboard -c 'set Button customClass RedButton'; echo "exit $?"
for name in A B C D; do cp View.xib $name.xib; done
nibsh [A-D].xib Main.storyboard -c 'set 9WB customClass RedButton'; echo "exit $?"
nibsh [A-D].xib -c 'find class:UISlider'; echo "exit $?"
nibsh --json View.xib Main.storyboard -c 'set Button customClass RedButton' | grep -c unsaved
grep -c RedButton ?.xib
