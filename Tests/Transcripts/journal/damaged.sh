cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c save
for journal in ../../state/nibsh/journals/*.journal; do printf 'nonsense\n' >> "$journal"; done
nibsh View.xib -c log
nibsh View.xib -c 'set 9WB customClass BlueButton' -c save -c log
