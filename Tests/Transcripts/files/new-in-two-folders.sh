# Documents of one name have ids of their own in each folder, and the same ones each time they are made.
mkdir a b
nibsh -c 'new ios-xib a/View.xib' -c save
nibsh -c 'new ios-xib b/View.xib' -c save
(cd b && nibsh -c 'new ios-xib View.xib --force' -c save)
grep -c . a/View.xib
ids() { grep -o ' id="[^"]*-[^"]*-[^"]*"' "$1/View.xib"; }
ids b
[ "$(ids a)" = "$(ids b)" ] || echo "the ids of a and b differ"
