# needs: ordinary user
# A rename says which files it could not read, since they may use the name too.
mkdir project
cp Samples/EmptyWindow/View.xib Samples/EmptyWindow/ViewController.swift project
cd project
mkdir locked
printf 'extension ViewController {}\n' > Locked.swift
printf 'extension ViewController {}\n' > locked/More.swift
chmod 777 .; chmod 666 View.xib ViewController.swift
chmod 0 Locked.swift locked
as-user nibsh --no-journal View.xib --sources . -c 'rename class ViewController MainController --partial' -c save; echo "exit $?"
as-user nibsh --no-journal View.xib --sources . -c 'rename outlet MainController.coolview warmview' -c save; echo "exit $?"
chmod 755 locked
