# When the file is not as the log left it, the log begins anew.
cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c save
sed -i.old 's/RedButton/GreenButton/' View.xib
nibsh View.xib -c log -c undo; echo "exit $?"
nibsh View.xib -c 'set 9WB customClass BlueButton' -c save -c log
