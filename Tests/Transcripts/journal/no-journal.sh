cd Samples/EmptyWindow
nibsh --no-journal View.xib -c 'set 9WB customClass RedButton' -c save
find ../../state ../../home
nibsh --no-journal View.xib -c log -c undo; echo "exit $?"
# With a journal there is one file, readable for the user only.
nibsh View.xib -c 'set 9WB customClass BlueButton' -c save
cd ../..
find state -type f | sort
find state -type f -perm -004
# A run that only looks, or writes nothing, leaves no trace.
rm -r state/*
nibsh Samples/EmptyWindow/Main.storyboard -c tree -c save > out
nibsh --dry-run Samples/EmptyWindow/Main.storyboard -c 'set WnY customClass X' > out
nibsh Samples/EmptyWindow/Main.storyboard -c 'set WnY customClass X' 2> out; echo "exit $?"
find state
