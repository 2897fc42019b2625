# Keys of all languages follow the ids of their objects, in the same entry of the log.
cd material/app
cp -r . ../before
nibsh Base.lproj/Login.xib -c 'set sIg id new-Id-001' -c save
diff ../before/de.lproj/Login.strings de.lproj/Login.strings
iconv -f UTF-16 -t UTF-8 fr.lproj/Login.strings
nibsh Base.lproj/Login.xib -c 'duplicate wEl as cOp-y0-001' -c 'strings cOp' -c save
diff ../before/de.lproj/Login.strings de.lproj/Login.strings
nibsh Base.lproj/Login.xib -c 'remove wEl' -c 'strings check' -c save
iconv -f UTF-16 -t UTF-8 fr.lproj/Login.strings
nibsh Base.lproj/Login.xib -c log
# Undoing all of it gives back every byte.
nibsh Base.lproj/Login.xib -c undo -c undo -c undo -c save
diff -r . ../before && echo as before
nibsh Base.lproj/Login.xib -c redo -c 'strings new-Id-001' -c 'undo'
# A script that fails changes no file.
nibsh Base.lproj/Login.xib -c 'set sIg id other-Id-1' -c 'set nobody id x' -c save; echo "exit $?"
diff -r . ../before && echo as before
# Ids that are shared are copied: the first object keeps its translations.
sed 's/nAm-eF-ld1/wEl-co-Me1/' ../before/Base.lproj/Login.xib > Base.lproj/Login.xib
nibsh Base.lproj/Login.xib -c 'renew wEl-co-Me1 as tWi-n0-001' -c save
grep -A1 tWi de.lproj/Login.strings
# A file with a mistake is left alone, and told.
cp ../before/Base.lproj/Login.xib Base.lproj
printf '"wEl-co-Me1.text" = "Hallo\n' > de.lproj/Login.strings
nibsh Base.lproj/Login.xib -c 'set wEl id zZz-00-001' -c save; echo "exit $?"
cat de.lproj/Login.strings
