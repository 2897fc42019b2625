cd Samples/EmptyWindow
nibsh View.xib -c 'tree | touch started'; echo "exit $?"
nibsh View.xib -c 'tree > started'; echo "exit $?"
nibsh View.xib -c 'tree >> started'; echo "exit $?"
nibsh View.xib -c '! touch started'; echo "exit $?"
nibsh View.xib -c 'find |'; echo "exit $?"
echo 'tree | touch started' | nibsh View.xib; echo "exit $?"
echo 'tree > started' > script.nibsh
nibsh -f script.nibsh View.xib; echo "exit $?"
nibsh View.xib -c 'source script.nibsh'; echo "exit $?"
nibsh View.xib -c 'alias t = tree'; echo "exit $?"
nibsh View.xib -c 'config color off'; echo "exit $?"
nibsh View.xib -c clear; echo "exit $?"
nibsh View.xib --json -c 'tree | cat'; echo "exit $?"
# Quoted, they are text.
nibsh View.xib -c "set AxH text '>'" -c "set 9WB normal.title '|'" -c 'log --script' -c 'find "|"'; echo "exit $?"
ls
