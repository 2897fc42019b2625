# A run with --atomic saves all documents as one, or none; undo --run undoes it in all of them.
cd Samples
files="DogAndPerson/DogAndPerson.xib RedButton/Main.storyboard MainMenu/MainMenu.xib"
cksum $files > before; same() { cksum $files | cmp - before && echo "as before"; }
printf 'set owner customModule Shop\nsave\n' > module.nibsh
nibsh --atomic -f module.nibsh $files; echo "exit $?"
nibsh MainMenu/MainMenu.xib -c log
nibsh undo --run --dry-run | grep -e '^[-+]' -e undo
nibsh undo --run; echo "exit $?"; same
nibsh undo --run; echo "exit $?"
nibsh undo --run 1; echo "exit $?"
# Several commands are one entry as well; what changes nothing makes no run.
nibsh --atomic -c redo -c save $files
nibsh --atomic -c 'set owner customModule Shop' -c save $files
nibsh --atomic -c 'set owner customModule Till' -c 'set owner userLabel Owner' -c save RedButton/Main.storyboard MainMenu/MainMenu.xib
nibsh MainMenu/MainMenu.xib -c log
nibsh undo --run --json; nibsh undo --run; same
printf 'set owner customModule Pipe\nsave\n' | nibsh --atomic --json=file,isWritten,run RedButton/Main.storyboard MainMenu/MainMenu.xib
# Documents that were changed since: nothing is undone, or it is undone in the rest, or in those that are named.
nibsh RedButton/Main.storyboard -c 'set owner userLabel Owner' -c save
nibsh undo --run; echo "exit $?"
nibsh undo --run --rest; nibsh undo --run; echo "exit $?"
nibsh RedButton/Main.storyboard -c undo -c save; nibsh undo --run RedButton/Main.storyboard; same
nibsh --atomic -f module.nibsh $files | tail -1
echo >> MainMenu/MainMenu.xib; mv RedButton/Main.storyboard Moved.storyboard
nibsh undo --run; echo "exit $?"
mv Moved.storyboard RedButton/Main.storyboard
nibsh undo --run RedButton/Main.storyboard DogAndPerson/DogAndPerson.xib
nibsh undo --run RedButton/Main.storyboard; echo "exit $?"
# What is not meant.
nibsh undo; nibsh undo --run 77; nibsh undo --run 5 EmptyWindow/View.xib; nibsh MainMenu/MainMenu.xib -c 'undo --run'
nibsh undo --rest --durable
