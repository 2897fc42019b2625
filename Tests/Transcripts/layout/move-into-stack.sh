# A view that a stack view places loses the constraints that placed it, and its mask; sizes stay.
cd Samples/EmptyWindow
cat > stack.nibsh <<'END'
add stackView to R0L as sTa-ck-001
add label to sTa-ck-001 as fIr-st-001
add view to R0L frame=(0,0,10,10) as mAs-ke-001
constrain 9WB.width = 100 as wId-th-001
save
END
nibsh -f stack.nibsh View.xib
nibsh View.xib -c 'move 9WB to sTa-ck-001' -c 'move mAs-ke-001 to sTa-ck-001 at 0' -c 'move 9WB to sTa-ck-001 at 0' -c 'log --script' -c constraints -c 'restore saved'
# A script changes only what it names.
echo 'move 9WB to sTa-ck-001' > move.nibsh
nibsh -f move.nibsh View.xib --dry-run | grep contradicts
