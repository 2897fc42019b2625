cd Samples/EmptyWindow
echo 'set AxH text Inner' > inner.nibsh
printf 'source inner.nibsh\nset 9WB normal.title Outer\n' > outer.nibsh
nibsh View.xib -c 'source outer.nibsh' -c save -c log; echo "exit $?"
echo 'source endless.nibsh' > endless.nibsh
nibsh View.xib -c 'source endless.nibsh'; echo "exit $?"
printf 'source inner.nibsh\nset nobody text x\n' > failing.nibsh
nibsh View.xib -c 'source failing.nibsh' -c save; echo "exit $?"
printf 'set AxH text Other\nundo\nredo\nsave\n' > undoing.nibsh
nibsh View.xib -f undoing.nibsh -c log; echo "exit $?"
printf 'open Main.storyboard\n' > opening.nibsh
nibsh View.xib -f opening.nibsh; echo "exit $?"
nibsh View.xib -c close -c 'open Main.storyboard' -c tree; echo "exit $?"
