cp Samples/EmptyWindow/View.xib A.xib
sed 's/R0L-cU-dz5/new-id-001/g; s/9WB-yW-lki/new-id-002/g; s/AxH-Nw-evQ/new-id-003/g; s/H2h-dm-qKV/new-id-004/g; s/ymv-yF-ba2/new-id-005/g' A.xib > B.xib
# The log as a script without ids: outlets, titles and places name objects, '$names' what the script makes.
printf '%s\n' 'connect owner.coolview -> View' 'add button to View title="Sign in" as $sign' 'connect $sign -> owner.buttonPressed:' 'constrain $sign.top = Button "Go".bottom + 8' 'set $sign normal.title Enter' "set 'Button \"Go\".top = Label \"Nothing pressed yet\".bottom' constant 30" "remove 'Button \"Go\".centerX = View.centerX'" > wire.nibsh
nibsh -f wire.nibsh A.xib -c 'log --script --names' -c save > travel.nibsh
cat travel.nibsh
# It makes the same edits in a document with other ids.
grep -v '^saved' travel.nibsh > clean.nibsh
nibsh -f clean.nibsh B.xib -c diff -c save
# Where an object is missing, it is refused, and nothing is saved.
sed 's/title="Go"/title="Los"/' B.xib > C.xib
nibsh -f clean.nibsh C.xib -c save
nibsh A.xib -c 'log --names'
