cd Samples/EmptyWindow
cp View.xib Old.xib
nibsh diff Old.xib View.xib; echo "exit $?"
nibsh View.xib -c 'set 9WB normal.title Start' -c 'set AxH frame.width 160' -c 'set AxH text "Nothing yet"' \
    -c 'connect outlet -1.view -> R0L as ouT-le-001' -c 'remove ymv' -c 'attribute R0L layer.cornerRadius number 8' \
    -c 'add slider to R0L frame=(20,300,120,30) as sLi-de-001' -c 'connect action sLi -> owner.slide: as aCt-io-001' \
    -c 'unset R0L backgroundColor' -c 'set document toolsVersion 24000' -c save
# What Xcode does by itself, such as frames that follow from constraints, is folded into one line.
nibsh diff Old.xib View.xib; echo "exit $?"
nibsh diff --all Old.xib View.xib | tail -n 3
nibsh diff --markdown Old.xib View.xib
nibsh diff --json Old.xib View.xib | head -c 400; echo
# The script makes the new version of the old one, byte for byte.
nibsh diff --script Old.xib View.xib | tee new.nibsh; echo "exit $?"
nibsh -f new.nibsh -c save Old.xib
cmp Old.xib View.xib && nibsh diff Old.xib View.xib; echo "exit $?"
nibsh diff --essential new.nibsh View.xib; echo "exit $?"
nibsh diff View.xib; echo "exit $?"
nibsh diff View.xib ../MainMenu/MainMenu.xib; echo "exit $?"
nibsh diff --quiet View.xib View.xib; echo "exit $?"
nibsh --script View.xib; echo "exit $?"
