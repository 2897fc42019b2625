# Whatever fails in a run with --atomic, nothing is saved.
cd Samples
files="DogAndPerson/DogAndPerson.xib RedButton/Main.storyboard MainMenu/MainMenu.xib"
cksum $files > before; same() { echo "exit $?"; cksum $files | cmp - before && echo "as before"; }
printf 'set owner customModule Shop\nset Button customClass RedButton\nsave\n' > edits.nibsh
printf '<broken' > Broken.xib
nibsh --atomic -f edits.nibsh $files Broken.xib missing.xib; same
nibsh --atomic --json=file -f edits.nibsh RedButton/Main.storyboard MainMenu/MainMenu.xib; same
nibsh --atomic -c 'set owner customModule Shop' $files; same
nibsh --atomic -c begin -c 'set owner customModule Shop' $files; same
nibsh --atomic -c 'open MainMenu/MainMenu.xib' RedButton/Main.storyboard; same
# A read-only document in the middle, also in a dry run.
chmod a-w RedButton/Main.storyboard
nibsh --atomic -c 'set owner customModule Shop' -c save $files; same
nibsh --atomic --dry-run -c 'set owner customModule Shop' -c save $files; same
chmod u+w RedButton/Main.storyboard
nibsh --atomic --dry-run -c 'set owner customModule Shop' -c save $files | grep '^[-+]'; same
# The same document again: by another spelling or a link it is taken once; two names of one file are refused.
ln -s ../MainMenu/MainMenu.xib RedButton/Link.xib
nibsh --atomic --dry-run -c 'set owner customModule Shop' MainMenu/MainMenu.xib RedButton/../MainMenu/MainMenu.xib RedButton/Link.xib | grep '^[-+]'; same
ln MainMenu/MainMenu.xib Hard.xib
nibsh --atomic -c 'set owner customModule Shop' -c save MainMenu/MainMenu.xib RedButton/Main.storyboard Hard.xib; same
# Two documents that write one file.
nibsh --atomic -c 'set owner customModule Shop' -c save -c 'save Copy.xib' DogAndPerson/DogAndPerson.xib MainMenu/MainMenu.xib; same
# Without documents, without commands.
nibsh --atomic -c tree; echo "exit $?"
nibsh --atomic $files < /dev/null; same
# No log can be kept: then the run could not be undone.
mkdir state; : > state/nibsh
XDG_STATE_HOME=$PWD/state nibsh --atomic -c 'set owner customModule Shop' -c save $files; same
nibsh --no-journal --atomic -c 'set owner customModule Shop' -c save $files; echo "exit $?"
nibsh undo --run; echo "exit $?"
