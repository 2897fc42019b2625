# A name that is not in UTF-8 keeps its bytes: the file is opened, edited and saved, and its log is found again.
cd Samples/EmptyWindow
name=$(printf 'Vi\377w.xib')
mv View.xib "$name" && mkdir "$(printf 'F\351lder')" && cp "$name" "$(printf 'F\351lder')/Other.xib"
nibsh "$name" -c 'set 9WB normal.title Start' -c save
nibsh "$name" -c log -c undo -c 'save --force'
nibsh --json "$name" -c 'find button'
nibsh -c 'check --all' | grep -o 'F.*der/[^:]*' | sort -u
nibsh journals | sed 's/.*\///; s/  [0-9]* bytes.*//'
# A character that would stand for a byte is another name.
nibsh "$(printf 'Vi\364\217\273\277w.xib')" -c tree
nibsh "$name" -c "save $(printf 'N\376.xib')" && ls | od -An -c | tr -d ' \n'; echo
git -c init.defaultBranch=main init -q . && git config user.name A && git config user.email a@example.com
git add . && git commit -q -m 'A view'
nibsh "$name" -c 'set 9WB normal.title Stop' -c save
nibsh diff "HEAD:$name" "$name"; echo "exit $?"
nibsh textconv "$name" | grep title; ls .*nibsh* 2> /dev/null
