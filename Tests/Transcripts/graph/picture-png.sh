# PNG is made by the program rsvg-convert. Where there is none, the error names its packages; nothing is written then.
cd Samples/EmptyWindow
mkdir bin empty
printf '#!/bin/sh\ncase "$(cat)" in *"<svg "*) printf "\\211PNG %%s" "$*";; esac\n' > bin/rsvg-convert
chmod +x bin/rsvg-convert
program=$(command -v nibsh)
PATH="$PWD/bin:$PATH" nibsh View.xib -c 'picture 9WB --to Go.png'; od -An -c Go.png | tr -d ' \n'; echo
PATH="$PWD/bin:$PATH" nibsh View.xib -c 'picture 9WB --to Go.png'; echo "exit $?"
PATH="$PWD/bin:$PATH" nibsh View.xib --dry-run -c 'picture --to Dry.png'; test -e Dry.png || echo 'no Dry.png'
PATH="$PWD/empty" "$program" View.xib -c 'picture --to Missing.png'; echo "exit $?"; test -e Missing.png || echo 'no Missing.png'
PATH="$PWD/empty" "$program" View.xib -c 'picture --to View.svg'; echo "exit $?"; head -c 5 View.svg; echo
printf '#!/bin/sh\necho no\n' > bin/rsvg-convert
PATH="$PWD/bin:$PATH" nibsh View.xib -c 'picture --to Broken.png'; echo "exit $?"; test -e Broken.png || echo 'no Broken.png'
nibsh View.xib --json -c 'picture 9WB --to Button.svg'
nibsh View.xib -c 'picture 9WB' | tail -1
