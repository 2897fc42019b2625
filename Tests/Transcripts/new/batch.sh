# A document made and edited by scripts, as a build job does.
cat > build.nibsh <<'EOF'
add view to document.objects as vIe-w0-001
connect outlet -1.view -> vIe-w0-001
EOF
nibsh -c 'new ios-xib View.xib --empty' -f build.nibsh -c save; echo $?
nibsh View.xib -c tree -c 'log --script'
# Without save there is no file.
nibsh -c 'new ios-xib Other.xib --empty' -f build.nibsh; echo $?
ls *.xib
nibsh --dry-run -c 'new ios-xib Other.xib --empty' -c 'add view to document.objects'; echo $?
ls *.xib
nibsh -c 'new ios-xib View.xib --empty' -c save; echo $?
nibsh --json -c 'new ios-storyboard Main.storyboard' -c scenes -c save
# Undone after quitting, down to the new document.
nibsh View.xib -c 'undo 99' -c tree -c save
# Made anew by the same script with the same ids.
nibsh -c 'new ios-xib View.xib --empty --force' -f build.nibsh -c save
cp View.xib Once.xib
rm View.xib
nibsh -c 'new ios-xib View.xib --empty' -f build.nibsh -c save
cmp View.xib Once.xib; echo $?
# In a folder that is not there.
nibsh -c 'new ios-xib nowhere/View.xib --empty' -c save; echo $?
# Saved elsewhere it is still without its own file.
nibsh -c 'new ios-xib Third.xib --empty' -c 'save Copy.xib'; echo $?
ls *.xib
