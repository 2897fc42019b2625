cd Samples/EmptyWindow
cp View.xib Old.xib
# What differs is told as a reviewer would say it: a formula that changed, what an outlet leads to, the new place.
nibsh View.xib -c 'set H2h secondAttribute leading' -c 'set H2h constant 8' -c 'set ymv constant 24' \
    -c 'set ymv priority 750' -c 'connect outlet -1.space -> ymv as ouT-le-001' -c 'move 9WB to R0L.subviews at 0' \
    -c 'set AxH fontDescription.pointSize 20' -c 'set AxH textColor.systemColor labelColor' \
    -c "insert '<color key=\"tintColor\" cocoaTouchSystemColor=\"darkTextColor\"/>' into 9WB" -c save
nibsh diff Old.xib View.xib
nibsh diff --script Old.xib View.xib
# Several elements that change their order move one by one.
cp View.xib Old.xib
nibsh View.xib -c 'add label to R0L as lAb-el-001' -c 'add label to R0L as lAb-el-002' -c 'add label to R0L as lAb-el-003' -c save
cp View.xib New.xib
nibsh New.xib -c 'move 9WB to R0L.subviews at 4' -c 'move AxH to R0L.subviews at 3' -c save
nibsh diff --script View.xib New.xib | tee move.nibsh
nibsh -f move.nibsh -c save View.xib > /dev/null && cmp View.xib New.xib && echo equal
