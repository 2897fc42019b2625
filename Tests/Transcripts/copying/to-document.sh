# Objects go to another document with what they need, as one entry that 'undo' takes back.
cd material
cp -r . ../before
# A view with its gesture recognizers, which are at the top level; what leads to the owner is dropped.
nibsh Gestures.xib -c 'copy iMa-ge-001 to View.xib:vIe-w0-001' -c save
diff ../before/View.xib View.xib
nibsh View.xib -c 'check --rule dangling-reference,duplicate-id'
# The copy is an entry of the log: undone and saved, the other document has its bytes again.
nibsh Gestures.xib -c 'log --script' > again.nibsh; cp View.xib Copied.xib
nibsh Gestures.xib -c undo -c save; cmp ../before/View.xib View.xib
# The log is a script: it makes the same copy again.
nibsh --no-journal Gestures.xib -f again.nibsh -c save | tail -n 1; cmp View.xib Copied.xib
rm again.nibsh Copied.xib
cp ../before/* .
# A cell of a storyboard, with the segue to another scene dropped; outlets inside it follow.
cp Tables.storyboard Other.storyboard
nibsh Tables.storyboard -c 'copy cEl-l0-001 to Other.storyboard:"Settings".view as c0-00-1 c0-00-2 c0-00-3 c0-00-4' -c save
nibsh Other.storyboard -c 'inspect c0-00-1'
# A xib's view into a scene and back.
nibsh Form.xib -c 'copy vIe-w0-001 to Tables.storyboard:gei-9Q-xgO' -c save
nibsh Tables.storyboard -c 'copy gei-9Q-xgO.subviews.view to View.xib:document' -c save
nibsh View.xib -c 'check --rule dangling-reference,duplicate-id' -c tree
rm Other.storyboard; cp ../before/* .
# Images and colors come with their entries.
nibsh Resources.xib -c 'copy iMa-ge-001 iMa-ge-002 lAb-el-001 to Gestures.xib:vIe-w0-001' -c save
diff ../before/Gestures.xib Gestures.xib | grep '<.*ame='
cp ../before/* .
# All that a query finds; constraints between the objects follow, and those to others are dropped.
nibsh Form.xib -c 'copy {class:UILabel} tFi-el-001 to View.xib:vIe-w0-001' -c save
nibsh View.xib -c constraints -c 'check --rule dangling-reference,duplicate-id'
cp ../before/* .
# In the same document, what leads to other objects stays.
nibsh Gestures.xib -c 'copy iMa-ge-001 to Gestures.xib:vIe-w0-001' -c 'find {connection: to:owner}' -c 'check --rule dangling-reference,duplicate-id' -c 'undo' -c save
cmp ../before/Gestures.xib Gestures.xib
# In a script that fails, and in a dry run, nothing is written.
nibsh Gestures.xib -c 'copy iMa to View.xib:vIe' -c 'remove nothing' -c save
nibsh --dry-run Gestures.xib -c 'copy pIn-ge-001 to View.xib:document' -c save
diff -r . ../before
