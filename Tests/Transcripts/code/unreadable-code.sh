# needs: ordinary user
# A rename needs to read all files that may use the name: it changes all of them or none.
mkdir project
cp Samples/EmptyWindow/View.xib Samples/EmptyWindow/ViewController.swift project
cd project
mkdir locked
printf 'extension ViewController {}\n' > Locked.swift
printf 'extension ViewController {}\n' > locked/More.swift
chmod 777 .; chmod 666 View.xib ViewController.swift
chmod 0 Locked.swift locked
as-user nibsh --no-journal View.xib --sources . -c 'rename class ViewController MainController' -c save; echo "exit $?"
chmod 755 locked
as-user nibsh --no-journal View.xib --sources . -c 'rename outlet ViewController.coolview warmview' -c save; echo "exit $?"
as-user nibsh --no-journal View.xib --sources . -c 'delete outlet ViewController.coolview' -c save; echo "exit $?"
# The same for documents, and for folders that have only documents.
rm Locked.swift
mkdir screens; cp View.xib screens/Locked.xib; chmod 0 screens/Locked.xib
as-user nibsh --no-journal View.xib --sources . -c 'rename class ViewController MainController' -c save; echo "exit $?"
chmod 644 screens/Locked.xib; chmod 0 screens
as-user nibsh --no-journal View.xib --sources . -c 'rename class ViewController MainController' -c save; echo "exit $?"
as-user nibsh --no-journal -c 'check --all .' 2> ../notes | head -n 3; cat ../notes
cmp View.xib ../Samples/EmptyWindow/View.xib && echo unchanged
# Other sources can be named.
mkdir code; chmod 777 code; mv ViewController.swift code
as-user nibsh --no-journal View.xib --sources code -c 'rename class ViewController MainController --partial' -c save; echo "exit $?"
chmod 755 screens
