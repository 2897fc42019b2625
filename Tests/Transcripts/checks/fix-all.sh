# The fixes of a rule in all documents of a project, each in its own log.
cp -r Samples/EmptyWindow Project
cd Project
cp View.xib Second.xib
mkdir Old; cp View.xib Old
echo '{"exclude":["Old"]}' > .nibsh.json
nibsh check --all --fix view-outlet; echo "exit $?"
nibsh Second.xib -c log
nibsh check --all --fix view-outlet; echo "exit $?"
nibsh check --all Old --fix view-outlet; echo "exit $?"
nibsh View.xib -c 'check --all --fix view-outlet'; echo "exit $?"
