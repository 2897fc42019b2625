cd Samples/EmptyWindow
nibsh textconv View.xib > old.txt; echo "exit $?"
head -n 12 old.txt
nibsh View.xib -c 'set 9WB normal.title Start' -c save
nibsh textconv View.xib | diff old.txt -; echo "exit $?"
nibsh textconv nothing.xib; echo "exit $?"
nibsh textconv; echo "exit $?"
