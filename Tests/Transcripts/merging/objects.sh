cd Samples/EmptyWindow
cp View.xib Base.xib; cp View.xib Ours.xib; cp View.xib Theirs.xib
# Both sides give one id to different new objects: theirs gets another one, in its references too.
nibsh Ours.xib -c 'add label to R0L text=Ours frame=(0,0,50,20) as 100' -c save
nibsh Theirs.xib -c 'add button to R0L title=Theirs frame=(0,0,50,20) as 100' -c 'connect outlet owner.go -> 100 as out-le-t00' -c save
nibsh merge Base.xib Ours.xib Theirs.xib -o Merged.xib; echo "exit $?"
nibsh diff Ours.xib Merged.xib
# One side removes what the other one changed.
cp View.xib Ours.xib; cp View.xib Theirs.xib
nibsh Ours.xib -c 'remove AxH' -c save >/dev/null
nibsh Theirs.xib -c 'set AxH text Changed' -c 'set 9WB tag 3' -c save
nibsh merge Base.xib Ours.xib Theirs.xib -o Merged.xib; echo "exit $?"
nibsh diff Ours.xib Merged.xib
nibsh merge Base.xib Theirs.xib Ours.xib -o Merged.xib; echo "exit $?"
# One side connects what the other one removed.
cp View.xib Theirs.xib; nibsh Theirs.xib -c 'connect outlet owner.title -> AxH as out-le-t01' -c save
nibsh merge --json Base.xib Ours.xib Theirs.xib -o Merged.xib; echo "exit $?"
# One outlet is connected twice.
cp View.xib Ours.xib; nibsh Ours.xib -c 'connect outlet owner.title -> 9WB as out-le-t02' -c save
nibsh merge Base.xib Ours.xib Theirs.xib; echo "exit $?"
grep -A6 '<\{7\}' Ours.xib
nibsh Ours.xib -c 'take theirs all' -c save; nibsh diff Theirs.xib Ours.xib; echo "exit $?"
