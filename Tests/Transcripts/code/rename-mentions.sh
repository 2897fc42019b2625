cd material/whole
# Comments that have the name are listed file by file; a long list is cut short.
for n in 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24; do echo "// The msg of note $n" > Note$n.swift; done
for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do echo "// msg $n"; done > Many.swift
nibsh Sheet.xib --sources . -c 'rename outlet Sheet.msg message' -c save; echo "exit $?"
