# needs: mount
mkdir disk
mount -t tmpfs -o size=64k tmpfs disk
cp Samples/EmptyWindow/View.xib disk/View.xib
head -c 100000 /dev/zero > disk/ballast 2> out
nibsh --no-journal disk/View.xib -c 'set 9WB customClass RedButton' -c save; echo "exit $?"
cmp disk/View.xib Samples/EmptyWindow/View.xib && echo same as before
ls disk
# The journal too can meet a full disk; the document is saved all the same.
mkdir -p state/nibsh
XDG_STATE_HOME=$PWD/disk/state nibsh Samples/EmptyWindow/View.xib -c 'set 9WB customClass RedButton' -c save; echo "exit $?"
umount disk
