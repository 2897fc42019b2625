cd Samples/EmptyWindow
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
# Whatever cannot be compared is told with its cause, and the exit status is 2.
echo hello > text.xib
nibsh diff text.xib View.xib; echo "exit $?"
: > empty.xib
nibsh diff View.xib empty.xib; echo "exit $?"
head -n 20 View.xib > cut.xib
nibsh diff cut.xib View.xib; echo "exit $?"
{ echo '<<<<<<< ours'; cat View.xib; } > conflict.xib
nibsh diff conflict.xib View.xib; echo "exit $?"
nibsh diff View.xib ../RedButton/Main.storyboard; echo "exit $?"
nibsh diff View.xib ../MainMenu/MainMenu.xib; echo "exit $?"
nibsh diff View.xib nothing.xib; echo "exit $?"
nibsh diff . View.xib; echo "exit $?"
nibsh diff /dev/null View.xib; echo "exit $?"
cp View.xib locked.xib && chmod 0 locked.xib
as-user nibsh diff locked.xib View.xib; echo "exit $?"
nibsh diff HEAD:View.xib View.xib; echo "exit $?"
nibsh diff View.xib View.xib; echo "exit $?"
# textconv prints what is not a document as it is, because git stops if it fails.
nibsh textconv text.xib; echo "exit $?"
printf 'a\0b' > binary.nib
nibsh textconv binary.nib; echo "exit $?"
nibsh textconv locked.xib > /dev/null; as-user nibsh textconv locked.xib; echo "exit $?"
nibsh textconv .; echo "exit $?"
