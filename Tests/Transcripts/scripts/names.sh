cp Samples/EmptyWindow/View.xib A.xib
printf '%s\n' 'add button to View title=Two customClass=$class as $two' 'set Button "Go" normal.title $title' 'connect outlet owner.second -> $two --force' 'connect action $two.touchUpInside -> owner.buttonPressed:' 'set $two normal.title "$two"' > wire.nibsh
# A script is given values, and names what it makes. A value is never split again.
nibsh -f wire.nibsh --let class=MyButton --let 'title=a b "c" {d} $e' A.xib -c 'log --script' -c revert
# A value that is missing is an error that names it; nothing is changed.
nibsh -f wire.nibsh --let class=MyButton A.xib -c save
cmp A.xib Samples/EmptyWindow/View.xib
# What can go wrong with names.
nibsh A.xib -c 'set $button alpha 1'
printf '%s\n' 'add button to View as $b' 'add button to View as $b' > twice.nibsh
nibsh -f twice.nibsh A.xib -c save
nibsh A.xib -c 'add button to View as $b' -c 'undo' -c 'set $b alpha 1'
nibsh A.xib -c 'add button to View as $b' -c 'undo' -c 'add label to View as $b' -c 'revert'
nibsh --let b=1 A.xib -c 'add button to View as $b'
nibsh A.xib -c 'set View alpha 1 as $v'
nibsh A.xib -c 'duplicate {class:UIButton} as $copy'
nibsh A.xib -c 'set @2 alpha 1'
nibsh --let class A.xib
nibsh --let a=1 --let a=2 A.xib
# In quotes, and where no object is meant, they are texts; the log quotes them.
nibsh A.xib -c 'set Button "Go" normal.title @2' -c "set Label text '\$total'" -c 'set View userLabel {x}' -c 'log --script' -c revert
cmp A.xib Samples/EmptyWindow/View.xib
# A value that no command uses is probably misspelled.
nibsh -f wire.nibsh --let clas=MyButton --let title=Two A.xib -c save
nibsh --let titel=Two A.xib -c 'set Button "Go" normal.title $title' -c save
nibsh --let title=Two A.xib -c 'set Button "Go" normal.title "$titles"' -c revert
cmp A.xib Samples/EmptyWindow/View.xib
