cd Samples/EmptyWindow
printf 'set 9WB customClass RedButton\ntree R0L\nsave\n' | nibsh View.xib; echo "exit $?"
# Each command of a pipe is a separate entry.
printf 'set 9WB normal.title One\nset 9WB normal.title Two\nsave\n' | nibsh View.xib
nibsh View.xib -c log
printf 'set 9WB customClass RedButton\nset nobody customClass RedButton\nsave\n' | nibsh View.xib; echo "exit $?"
# '-' takes the pipe in turn.
echo 'set 9WB normal.title Three' | nibsh View.xib -c 'set 9WB normal.title Zero' - -c save; echo "exit $?"
nibsh View.xib -c log
printf '\377\n' | nibsh View.xib; echo "exit $?"
nibsh View.xib < /dev/null; echo "exit $?"
echo 'help undo' | nibsh; echo "exit $?"
# A script can come from a pipe that has a name.
echo 'set 9WB normal.title Four' | nibsh View.xib -f /dev/stdin -c save; echo "exit $?"
mkfifo edits
echo 'set 9WB normal.title Five' > edits & nibsh View.xib -f edits -c save; echo "exit $?"
