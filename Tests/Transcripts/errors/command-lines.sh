# Hints for those who gave commands as arguments are command lines, which can be typed as they are.
cd Samples/EmptyWindow
nibsh Welcome.xib -c tree; echo "exit $?"
nibsh -c 'new ios-xib Welcome.xib' -c save
nibsh "Bob's screen.xib" -c tree
nibsh -c 'new ios-xib "Bob'\''s screen.xib"' -c save
nibsh '*.xib' -c tree
nibsh -c check
nibsh -c 'check .'
nibsh -c 'check View.xib --rule view-outlet'
nibsh -c 'rename class A B'
nibsh check .
nibsh check View.xib
printf 'tree\n' | nibsh
# Options of commands.
nibsh -c 'check --all --rules view-outlet'
nibsh --fix view-outlet View.xib
nibsh --force View.xib
nibsh -c 'check --all --fix view-outlet'
# Names of new documents.
nibsh -c 'new ios-xib Other'
nibsh -c 'new ios-xib Other.storyboard'
nibsh -c 'new ios-storyboard Other.xib'
nibsh help nosuch
nibsh -c 'help nosuch'
# A command with a slip is no file.
nibsh insepct View.xib
nibsh lst View.xib
# 'upgrade' writes one new file for one old one.
nibsh upgrade View.xib New.xib
nibsh upgrade --force View.xib View.xib
