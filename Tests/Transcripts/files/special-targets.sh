cd Samples/EmptyWindow
mkfifo pipe.xib pipe.svg; mkdir folder.xib; ln -s pipe.xib link.xib; ln -s b.xib a.xib; ln -s a.xib b.xib; ln -s /dev/random device.xib
save() { nibsh View.xib -c 'set 9WB tag 3' -c "save $1"; echo "exit $?"; }
for name in pipe link folder device a; do save $name.xib; done
save 'pipe.xib --force'
nibsh View.xib -c 'picture --to pipe.svg'
nibsh merge -o pipe.xib View.xib View.xib View.xib
nibsh -c 'new ios-xib pipe.xib'
# Descriptors of the program, and what keeps nothing, are written to.
save /dev/null
save /dev/stdout | tail -n 3
