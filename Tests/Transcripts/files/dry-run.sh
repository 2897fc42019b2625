cd Samples/EmptyWindow
nibsh --dry-run -f connect-storyboard.nibsh Main.storyboard; echo "exit $?"
nibsh --dry-run Main.storyboard -c 'set WnY customClass RedButton'; echo "exit $?"
nibsh --dry-run Main.storyboard -c 'set nobody customClass RedButton' -c save; echo "exit $?"
nibsh --dry-run -c 'set Button customClass RedButton' -c save View.xib Main.storyboard; echo "exit $?"
grep -c RedButton *.xib *.storyboard
