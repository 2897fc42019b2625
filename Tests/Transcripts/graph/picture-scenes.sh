# Each scene of a storyboard in a file of its own, all of them or none. Where one picture is too large to be read, a map of thumbnails.
cd Samples/Notes
nibsh -c 'new ios-storyboard Main.storyboard --empty' -f make.nibsh > /dev/null
mkdir bin; printf '#!/bin/sh\ncase "$(cat)" in *"<svg "*) printf "\\211PNG %%s" "$*";; esac\n' > bin/rsvg-convert; chmod +x bin/rsvg-convert
nibsh picture Main.storyboard --scenes Pictures --dry-run; ls Pictures
nibsh picture Main.storyboard --scenes Pictures --svg
grep -c "<svg" Pictures/Note.svg
rm Pictures/Notes.svg; nibsh picture Main.storyboard --scenes Pictures --svg; ls Pictures
nibsh picture Main.storyboard --scenes Pictures --svg --force | wc -l
PATH="$PWD/bin:$PATH" nibsh picture Main.storyboard --scenes PNG --dark; ls PNG
nibsh picture Main.storyboard --scenes Pictures --to Main.svg
nibsh picture Main.storyboard --scenes nowhere/Pictures
sed -i 's/x="2700"/x="20000"/' Main.storyboard
PATH="$PWD/bin:$PATH" nibsh picture Main.storyboard --to Map.png
cp ../EmptyWindow/View.xib .; nibsh picture View.xib --scenes Pictures
sed -i 's|title="Note"|title="../Settings"|' Main.storyboard; nibsh picture Main.storyboard --scenes Names --svg
