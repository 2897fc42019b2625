cd Samples/EmptyWindow
# A file that something else changed matches no state of its log.
nibsh View.xib -c 'set 9WB normal.title Stop' -c save
sed -i 's/Nothing pressed/Not pressed/' View.xib
nibsh View.xib -c 'log --all' -c undo; echo "exit $?"
printf 'begin\nsource play.nibsh\n' > block.nibsh; echo 'set 9WB tag 1' > play.nibsh
nibsh View.xib -f block.nibsh; echo "exit $?"
nibsh View.xib -c 'source .'; echo "exit $?"
nibsh -c 'new ios-xib nowhere/New.xib'; echo "exit $?"
