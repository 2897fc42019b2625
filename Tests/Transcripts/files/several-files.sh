cd Samples
cat > edits.nibsh <<'END'
set Button customClass RedButton
save
END
printf '<broken' > Broken.xib
nibsh -f edits.nibsh EmptyWindow/View.xib Gestures/Gestures.xib Broken.xib EmptyWindow/Main.storyboard; echo "exit $?"
grep -c RedButton EmptyWindow/View.xib EmptyWindow/Main.storyboard
# The second time there is nothing to do.
nibsh -f edits.nibsh EmptyWindow/View.xib EmptyWindow/Main.storyboard; echo "exit $?"
nibsh -c undo -c save EmptyWindow/View.xib EmptyWindow/Main.storyboard; echo "exit $?"
