nibsh Samples/EmptyWindow -c tree; echo "exit $?"
nibsh Samples/EmptyWindow/Veiw.xib -c tree; echo "exit $?"
nibsh Samples/EmptyWindwo/View.xib -c tree; echo "exit $?"
nibsh Samples/EmptyWindow/View.xib/x -c tree; echo "exit $?"
nibsh '' -c tree; echo "exit $?"
nibsh /dev/null -c tree; echo "exit $?"
ln -s loop loop
nibsh loop -c tree; echo "exit $?"
mkfifo pipe
nibsh pipe -c tree; echo "exit $?"
