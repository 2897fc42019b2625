cp material/Notes.storyboard Main.storyboard; cp Main.storyboard before
printf '%s\n' 'import UIKit' 'class Opener: UIViewController {' '    func open() -> UIViewController {' '        let board = UIStoryboard(name: "Main", bundle: nil)' '        return board.instantiateViewController(withIdentifier: "Preferences")' '    }' '}' > Opener.swift
nibsh Main.storyboard -c 'set 5LC storyboardIdentifier Preferences' -c save; cp Main.storyboard before
# A scene moves to a storyboard of its own. What leads to it leads to a reference with its id, and the other way round.
nibsh Main.storyboard -c 'split Notes to Notes2.storyboard' -c save
nibsh Main.storyboard -c scenes
nibsh Notes2.storyboard -c scenes
nibsh Main.storyboard -c 'show FTG'
nibsh Main.storyboard -c 'check --rule dangling-reference,duplicate-id,storyboard-reference'
nibsh Notes2.storyboard -c 'check --rule dangling-reference,duplicate-id,storyboard-reference'
# Another one follows it into the same storyboard, to the place of the reference there; code that asks for it is told.
nibsh Main.storyboard -c 'split Settings to Notes2.storyboard' -c save
nibsh Notes2.storyboard -c scenes
# All of it comes back, and the file goes. Identifiers that were made up are removed.
nibsh Main.storyboard -c 'join Notes2.storyboard' -c save; ls *.storyboard
sort before > one; sort Main.storyboard | cmp - one && echo 'the same scenes'; rm one
# Undo brings the other file back, and takes it away.
nibsh Main.storyboard -c undo -c save; ls *.storyboard; nibsh Main.storyboard -c undo -c save; ls *.storyboard
nibsh Main.storyboard -c undo -c save; cmp before Main.storyboard; ls *.storyboard
nibsh Main.storyboard -c redo -c save; ls *.storyboard; nibsh Main.storyboard -c undo -c save
# In a dry run nothing is written.
nibsh --dry-run Main.storyboard -c 'split Note Settings to Other.storyboard initial Settings' -c save | grep '^[-+]' | head -12; ls *.storyboard
# As a run of several documents.
nibsh --atomic -c 'split Settings to Other.storyboard' -c save Main.storyboard; ls *.storyboard
nibsh undo --run; ls *.storyboard; cmp before Main.storyboard
# The log is a script that makes the same again.
nibsh Main.storyboard -c 'split Settings to Other.storyboard' -c save; mv Other.storyboard first; nibsh Main.storyboard -c 'log --script'
# Ids that both storyboards have are renewed. A scene that has a reference takes its place, and all others come after it.
cp before Main.storyboard; cp material/Notes.storyboard Copy.storyboard; rm -r "$XDG_STATE_HOME" 2> /dev/null
nibsh Main.storyboard -c 'split Note Settings to Copy.storyboard' -c save
printf '%s\n' '<plist><dict>' '<key>UIMainStoryboardFile</key>' '<string>Copy</string>' '</dict></plist>' > Info.plist
nibsh Main.storyboard -c 'join Copy.storyboard' -c save | grep -v renewed; ls *.storyboard
nibsh Main.storyboard -c scenes -c 'check --rule dangling-reference,duplicate-id'
