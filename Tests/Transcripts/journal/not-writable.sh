# If there is no place for a journal, a note says so, and the edit is still saved.
cd Samples/EmptyWindow
echo in the way > ../../state/nibsh
nibsh View.xib -c 'set 9WB customClass RedButton' -c save; echo "exit $?"
grep -c RedButton View.xib
env -u HOME -u XDG_STATE_HOME nibsh View.xib -c 'set 9WB customClass BlueButton' -c save; echo "exit $?"
