cd Samples/EmptyWindow
# A script says all that it takes away; what it leaves behind is told.
printf '%s\n' 'set 9WB customClass RedButton' 'set 9WB customModule Cards' 'unset 9WB customClass' 'save' > class.nibsh
nibsh View.xib -f class.nibsh
nibsh View.xib -c 'log --script'
