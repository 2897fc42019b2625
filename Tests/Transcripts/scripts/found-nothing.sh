cd Samples/EmptyWindow
# A search without a match makes the exit status 1 at the end; what follows runs all the same.
nibsh View.xib -c 'find class:UIButton'; echo "exit $?"
nibsh View.xib -c 'find class:UISlider' -c 'set 9WB normal.title Go!' -c save; echo "exit $?"
nibsh --json View.xib -c 'find class:UISlider'; echo "exit $?"
nibsh View.xib -c 'find class:UISlider' -c 'find clas:UISlider'; echo "exit $?"
