# 'redo' takes the branch on which the document was last, whether the document was closed in between or not.
cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB customClass One' -c 'set 9WB customClass Two' -c undo -c 'set 9WB customClass Three' -c 'restore 2' -c undo -c 'log --all' -c redo -c undo -c save
nibsh View.xib -c 'log --all' -c redo -c save
