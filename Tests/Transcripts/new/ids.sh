# Objects of two new documents can be pasted into each other: their ids differ. The same commands give the same ids.
for name in One Two One; do
    nibsh --dry-run -c "new ios-storyboard $name.storyboard" -c objects -c 'add button to View' | grep -E '^[^ +]{10}  |^add'
    nibsh --dry-run -c "new ios-xib $name.xib" -c 'add view to document' -c 'log --script' | grep '^add'
done
