# Catalogues of all languages, as newer versions of Xcode keep them.
cd material/app
mkdir mul.lproj
nibsh Base.lproj/Login.xib -c 'strings export mul.lproj/Login.xcstrings'
rm -r de.lproj fr.lproj
cp -r . ../before
nibsh Base.lproj/Login.xib -c strings -c 'strings check'
nibsh Base.lproj/Login.xib -c 'set sIg id new-Id-001' -c 'remove nAm' -c 'strings set wEl-co-Me1.text es Hola' -c save
diff ../before/mul.lproj/Login.xcstrings mul.lproj/Login.xcstrings
nibsh Base.lproj/Login.xib -c undo -c undo -c undo -c save
diff -r . ../before && echo as before
nibsh Base.lproj/Login.xib -c 'strings export German.xliff --language de' -c 'strings import German.xliff' -c save
diff -r . ../before
