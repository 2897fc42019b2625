# The logs that are kept, by document; their sizes and dates differ from run to run.
cd Samples/EmptyWindow
list() { nibsh journals "$@" | sed -e 's| *[0-9]* bytes| N bytes|' -e 's|20[0-9T:-]*Z|DATE|g' -e 's|"byteCount":[0-9]*|"byteCount":N|g' -e 's|^.*/Samples|…/Samples|'; }
list
nibsh View.xib -c 'set 9WB customClass RedButton' -c 'set 9WB tag 1' -c save
nibsh Main.storyboard -c 'set WnY customClass X' -c save
list
nibsh View.xib -c undo -c save
list View.xib
nibsh journals --json View.xib | grep -o '"editCount":.*"byteCount"'
for journal in ../../state/nibsh/journals/*View.xib.journal; do printf 'nonsense\n' >> "$journal"; done
list View.xib
# A file of the same name is no subcommand.
nibsh ./journals -c tree; echo "exit $?"
nibsh journals --dry-run; echo "exit $?"
nibsh journals --help
