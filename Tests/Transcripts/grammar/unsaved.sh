cd Samples/EmptyWindow
nibsh View.xib -c 'set 9WB alpha 0.5' -c save -c 'set 9WB nothing 1'; echo "exit $?"
nibsh View.xib -c 'set 9WB alpha 0.5' -c 'save as Copy.xib' -c save -c nothing; echo "exit $?"
nibsh View.xib -c 'show 9WB' | head -1
