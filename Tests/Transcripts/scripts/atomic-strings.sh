# Files that change along with the documents of a run are saved and undone with them.
cp -r Samples/EmptyWindow Window; cd Window; mkdir Base.lproj fr.lproj
cp View.xib Base.lproj/A.xib; cp View.xib Base.lproj/B.xib
printf '"9WB-yW-lki.normalTitle" = "Aller";\n' | tee fr.lproj/A.strings > fr.lproj/B.strings
cksum */*.* > before; same() { cksum */*.* | cmp - before && echo "as before"; }
nibsh --atomic -c 'set 9WB id NEW-id-001' -c save Base.lproj/A.xib Base.lproj/B.xib; cat fr.lproj/B.strings
# One of them was changed since.
echo '/* mine */' >> fr.lproj/B.strings
nibsh undo --run; echo "exit $?"
nibsh undo --run --rest
sed -i.old '$d' fr.lproj/B.strings; rm fr.lproj/B.strings.old
nibsh undo --run; same
