cd Samples/EmptyWindow
# Nothing that comes with a project starts a program or writes elsewhere.
mkdir -p .config/nibsh
echo '! touch started' | tee nibshrc .nibshrc .config/nibsh/nibshrc > commands.nibsh
echo '{"pager": "touch started", "aliases": {"tree": "! touch started"}, "commands": ["! touch started"]}' > .nibsh.json
XDG_CONFIG_HOME=.config nibsh View.xib -c tree > tree.txt; echo "exit $?"
nibsh View.xib -c check | head -1
PAGER='touch started' nibsh View.xib -c 'help' | head -1
# A script that a stranger wrote
nibsh -f commands.nibsh View.xib; echo "exit $?"
echo 'set AxH text Hello' > edits.nibsh
echo 'log --script | sh' >> edits.nibsh
nibsh -f edits.nibsh View.xib -c save; echo "exit $?"
# Names in a document are text.
nibsh View.xib -c "set AxH text '; touch started #'" -c "set 9WB normal.title '| touch started'" -c save
nibsh View.xib -c 'find label' -c 'log --script' -c tree
nibsh View.xib -c 'log --script' > replay.nibsh
nibsh -f replay.nibsh View.xib -c 'find button'
ls -A
