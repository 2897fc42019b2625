cd Samples/EmptyWindow
# In a script 'unset' removes only what it names; a module that remains is reported.
printf '%s\n' 'set 9WB customClass RedButton' 'set 9WB customModule Cards' 'unset 9WB customClass' 'save' > class.nibsh
nibsh View.xib -f class.nibsh
nibsh View.xib -c 'log --script'
