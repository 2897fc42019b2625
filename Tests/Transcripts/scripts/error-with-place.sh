cd Samples/EmptyWindow
cat > wrong.nibsh <<'END'
# A comment
set 9WB customClass RedButton

   set 9WB   normal.title
save
END
nibsh -f wrong.nibsh View.xib; echo "exit $?"
grep -c RedButton View.xib
printf 'set 9WB normal.title "two\nlines" extra\n' > quoted.nibsh
nibsh -f quoted.nibsh View.xib; echo "exit $?"
printf 'set 9WB normal.title "never ends\nsave\n' > open.nibsh
nibsh -f open.nibsh View.xib; echo "exit $?"
# Verbs cannot be shortened in scripts.
printf 'con 9WB\n' | nibsh View.xib; echo "exit $?"
nibsh View.xib -c 'conn'; echo "exit $?"
