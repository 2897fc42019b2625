cd Samples/EmptyWindow
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
nibsh diff HEAD:View.xib View.xib; echo "exit $?"
git -c init.defaultBranch=main init -q .
git add View.xib
git -c user.name=A -c user.email=a@example.com commit -q -m 'A view'
nibsh View.xib -c 'set 9WB customClass RedButton' -c save
nibsh diff HEAD:View.xib View.xib; echo "exit $?"
nibsh diff :View.xib HEAD:View.xib; echo "exit $?"
nibsh diff HEAD:Other.xib View.xib; echo "exit $?"
nibsh diff v9:View.xib View.xib; echo "exit $?"
nibsh diff HEAD View.xib; echo "exit $?"
# In the shell, compare takes unsaved edits into account.
nibsh View.xib -c 'compare HEAD' -c 'set 9WB normal.title Start' -c 'compare HEAD' -c 'compare HEAD --script' -c 'compare View.xib'
nibsh View.xib -c 'compare v9'; echo "exit $?"
