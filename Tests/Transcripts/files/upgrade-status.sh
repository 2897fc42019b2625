cd material/zoo
nibsh Zoo.xib -c 'upgrade to Today.xib' --dry-run; echo "exit $?"; test -e Today.xib || echo "not written"
nibsh OddZoo.xib -c 'upgrade to Today.xib'; echo "exit $?"
nibsh OddZoo.xib -c 'upgrade to Today.xib' --json; echo "exit $?"
nibsh Zoo.xib -c 'upgrade to nowhere/Today.xib'; echo "exit $?"
nibsh Zoo.xib -c 'upgrade to Today.xib'; echo "exit $?"; grep -c id= Today.xib
nibsh Today.xib -c 'upgrade to Tomorrow.xib'; echo "exit $?"
