# What is exported and imported again changes nothing.
cd material/app
cp -r . ../before
for file in German.xliff German.strings All.xcstrings; do
    nibsh Base.lproj/Login.xib -c "strings export $file --language de"
    nibsh Base.lproj/Login.xib -c "strings import $file --language de" -c save
done
diff -r . ../before
cat German.xliff German.strings
head -24 All.xcstrings
# A translator's changes.
sed -i 's/Willkommen/Herzlich willkommen/; s/Anmelden/Los \\"jetzt\\"/' German.strings
nibsh Base.lproj/Login.xib -c 'strings import German.strings --language de' -c 'log --script' -c save
diff ../before/de.lproj/Login.strings de.lproj/Login.strings
nibsh Base.lproj/Login.xib -c 'strings set nAm-eF-ld1.placeholder fr Nom' -c save
iconv -f UTF-16 -t UTF-8 fr.lproj/Login.strings
nibsh Base.lproj/Login.xib -c undo -c undo -c save
diff -r . ../before | grep -v '^Only'
# The document's own language, and a new one.
sed -i 's/"Willkommen"/"Hello"/; s/= "Herzlich.*"/= "Hello"/' German.strings
nibsh Base.lproj/Login.xib -c 'strings import German.strings --language Base' -c log
mkdir es.lproj
nibsh Base.lproj/Login.xib -c 'strings set wEl-co-Me1.text es Hola'; echo "exit $?"
nibsh Base.lproj/Login.xib -c 'strings export es.lproj/Login.strings' -c 'strings set wEl-co-Me1.text es Hola' -c save
cat es.lproj/Login.strings
