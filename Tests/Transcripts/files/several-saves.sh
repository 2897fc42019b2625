cd Samples/EmptyWindow
# A copy holds what the document was when it was asked for; the document's own file what it is in the end.
nibsh View.xib -c 'set 9WB normal.title One' -c 'save one.xib' -c 'set 9WB normal.title Two' -c save -c 'save two.xib'; echo "exit $?"
grep -o 'title="[A-Z][a-z]*"' View.xib one.xib two.xib
# Another file that is there is not overwritten by mistake.
nibsh View.xib -c 'set 9WB normal.title Three' -c 'save two.xib' -c save; echo "exit $?"
nibsh View.xib -c 'set 9WB normal.title Three' -c 'save two.xib --force'; echo "exit $?"
grep -o 'title="[A-Z][a-z]*"' View.xib two.xib
nibsh View.xib -c 'save View.storyboard'; echo "exit $?"
nibsh View.xib -c 'save ./View.xib'; echo "exit $?"
# Saves of several documents in one run.
nibsh --json -c 'open one.xib' -c 'set 9WB normal.title Four' -c save -c 'open two.xib' -c 'set 9WB normal.title Five' -c save; echo "exit $?"
# A document that is given twice is edited once.
nibsh View.xib ./View.xib one.xib -c 'add label to R0L' -c save; echo "exit $?"
