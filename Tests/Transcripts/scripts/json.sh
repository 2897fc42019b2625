cd Samples/EmptyWindow
nibsh --json View.xib -c 'connect outlet owner.view -> R0L as vIe-w0-001' -c 'inspect owner' -c connections -c 'find go' -c 'remove 9WB' -c 'undo' -c log -c save; echo "exit $?"
nibsh --json View.xib -c tree -c 'show R0L.backgroundColor' -c 'select 9WB' -c objects
nibsh --json View.xib -c begin -c 'set 9WB customClass A' -c 'set 9WB normal.title B' -c commit -c diff -c rollback; echo "exit $?"
