# What cannot be copied or pasted is refused, and nothing changes.
cd material
cp -r . ../before
nibsh Gestures.xib -c 'copy owner to View.xib:vIe'
nibsh Gestures.xib -c 'copy iMa to Mac.xib:document'
nibsh Gestures.xib -c 'copy iMa to View.xib'
nibsh Gestures.xib -c 'copy iMa to None.xib:vIe'
nibsh Gestures.xib -c 'copy iMa to View.xib:nobody'
nibsh Gestures.xib -c 'copy iMa to Tables.storyboard:document'
nibsh Gestures.xib -c 'copy iMa to View.xib:vIe.safeArea'
nibsh Gestures.xib -c 'move iMa to pAn-ge-001'
nibsh Gestures.xib -c 'copy iMa to Gestures.xib:pAn-ge-001'
nibsh Gestures.xib -c 'copy tAp-ge-001' -c 'paste into iMa.frame'
nibsh Gestures.xib -c 'copy zyT-kP-pcA to View.xib:vIe'
nibsh Gestures.xib -c 'copy iMa to View.xib:vIe as aAa-bb-001'
nibsh Gestures.xib -c 'copy iMa as aAa-bb-001'
nibsh Gestures.xib -c 'copy'
nibsh Tables.storyboard -c 'copy "People" to View.xib:document'
nibsh Tables.storyboard -c 'cut "People"'
nibsh Tables.storyboard -c 'copy scene:sCe-ne-001 to View.xib:document'
echo '<document>' > Broken.xib
nibsh Gestures.xib -c 'copy iMa to Broken.xib:vIe'
chmod a-w View.xib
nibsh Gestures.xib -c 'copy iMa to View.xib:vIe' -c save
chmod u+w View.xib; rm Broken.xib
# The clipboard of another version, a damaged one, and what another user may have put in its place.
nibsh Gestures.xib -c 'copy iMa'
clipboard="$XDG_STATE_HOME/nibsh/clipboard"
cp "$clipboard" kept
sed -i '1s/ 1 / 2 /' "$clipboard"; nibsh View.xib -c paste
sed 's/tapGesture/topGesture/' kept > "$clipboard"; nibsh View.xib -c paste
: > "$clipboard"; nibsh View.xib -c paste
rm "$clipboard"; ln -s "$PWD/kept" "$clipboard"
nibsh View.xib -c paste 2>&1 | sed "s|$XDG_STATE_HOME||g"
nibsh Gestures.xib -c 'copy pIn-ge-001'; head -c 15 kept; echo
nibsh View.xib -c 'paste into document' -c undo -c save
rm kept
diff -r . ../before
