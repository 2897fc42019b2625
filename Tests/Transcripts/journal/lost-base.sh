cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c save
for journal in ../../state/nibsh/journals/*.journal; do sed -i 's/Nothing pressed/Anybody pressed/' "$journal"; done
nibsh View.xib -c log
nibsh View.xib -c undo
nibsh View.xib -c 'set 9WB customClass BlueButton' -c save
nibsh View.xib -c undo -c save -c log
