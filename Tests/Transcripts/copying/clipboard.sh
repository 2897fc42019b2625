# The clipboard is a file that all sessions share; the log has what was pasted, without the clipboard.
cd material
cp -r . ../before
nibsh View.xib -c paste
nibsh Gestures.xib -c 'copy iMa-ge-001' -c log
ls -l "$XDG_STATE_HOME/nibsh" | sed 1d | cut -c1-10
nibsh View.xib -c 'paste into vIe' -c log -c save
nibsh View.xib -c 'log --script' > script.nibsh; cat script.nibsh
cp View.xib Pasted.xib; cp ../before/View.xib .
rm "$XDG_STATE_HOME/nibsh/clipboard"
nibsh --no-journal View.xib -f script.nibsh -c save
cmp View.xib Pasted.xib && echo the same
nibsh View.xib -c undo -c save
cmp View.xib ../before/View.xib && echo as before
# Cut, and paste twice: into the parent it came out of, and into the selected object.
nibsh Form.xib -c 'cut tFi-el-001' -c paste -c 'select vIe-w0-001' -c paste -c tree -c undo -c undo -c undo -c save
cmp Form.xib ../before/Form.xib && echo as before
# Between a xib and a storyboard.
nibsh Tables.storyboard -c 'copy cEl-l0-001' -c 'select tAb-le-002' -c paste -c save
nibsh View.xib -c paste
nibsh View.xib -c 'paste into document' -c tree -c save
# Programs read what a copy lacks.
nibsh --json=lines,ids,dropped Form.xib -c 'copy lAb-el-001' -c 'paste' -c undo
