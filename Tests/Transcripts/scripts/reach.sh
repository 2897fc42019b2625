mkdir -p Outside App/.git
cp Samples/EmptyWindow/View.xib App
echo '# mine' > Outside/profile
cd App
try() { printf '%s\n' "$@" > script.nibsh; nibsh --no-journal -f script.nibsh View.xib; echo "exit $?"; }
try 'save ../Outside/New.xib'
try 'save ../Outside/profile --force'
try 'save profile --force'
try 'save New.storyboard --force'
try 'picture --to ../Outside/View.svg'
try 'sources ../Outside'
ln -s ../Outside Link
try 'save Link/New.xib'
try 'save New.xib'
nibsh --no-journal View.xib -c 'save ../Outside/Other.xib'; echo "exit $?"
nibsh --no-journal View.xib -c 'source script.nibsh'; echo "exit $?"
cat ../Outside/profile
ls ../Outside
