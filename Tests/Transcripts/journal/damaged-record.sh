cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'set AxH customClass RedLabel' -c 'set 9WB customClass BlueButton' -c save
for journal in ../../state/nibsh/journals/*.journal; do sed -i '/^edit 2 /s/RedLabel/BadTable/' "$journal"; done
nibsh View.xib -c log
nibsh View.xib -c undo -c save
nibsh View.xib -c log -c redo -c save -c 'diff --lines'
ls ../../state/nibsh/journals | wc -l
# One wrong bit is repaired.
for journal in ../../state/nibsh/journals/*.journal; do sed -i '/^edit 1 /s/RedButton/RedButtoo/' "$journal"; done
nibsh View.xib -c 'undo 2' -c save
nibsh View.xib -c 'log --all'
