extension HelpTask {
    /// Walk-throughs about edits of many objects at once.
    static let queries = [
        changeFonts, changeColors, renameModule, labelForAccessibility, addHouseRule, replayElsewhere,
    ]

    private static let changeFonts = HelpTask(
        name: "change-fonts", title: "change the fonts of all labels that match", sample: "Collections",
        body: """
            'find' shows what a query finds; in braces, it takes the place of an object:

              $ nibsh Scoreboard.xib
              > find class:UILabel font.pointSize<20
              > set {class:UILabel font.pointSize<20} font 'style title2'
              > diff
              > save
              > quit

            The same in all documents of a folder; one without such a label stays as it is:

              $ nibsh *.xib -c 'set {font:Title2} font "style headline"' -c save
            """)

    private static let changeColors = HelpTask(
        name: "change-colors", title: "change a color of all views that have it", sample: "Collections",
        body: """
            'color:' finds objects with a color for anything, an attribute for one thing:

              $ nibsh Scoreboard.xib
              > find color:systemBackgroundColor
              > set {backgroundColor=systemBackgroundColor} backgroundColor systemGray6Color
              > set {class:UILabel} textColor '#FF3B30'
              > find color:#FF3B30
              > undo
              > save
              > quit
            """)

    private static let renameModule = HelpTask(
        name: "rename-module", title: "change the module of classes in all documents", sample: "Collections",
        body: """
            First the module that they have, then another one, and no module at last:

              $ nibsh *.xib -c 'set {customClass~controller} customModule Score' -c save
              $ nibsh *.xib -c 'set {module:Score} customModule Board' -c save
              $ nibsh *.xib -c 'unset {module:Board} customModule' -c save

            A query that finds nothing is no error there; '--require' makes it one:

              $ nibsh *.xib -c 'unset {module:Board} customModule --require' || true
            """)

    private static let labelForAccessibility = HelpTask(
        name: "name-for-voiceover", title: "find what VoiceOver cannot read, and name it", sample: "Collections",
        body: """
            'no:' finds what lacks something, and '.text' is the text that each object has:

              $ nibsh Scoreboard.xib
              > find class:UILabel no:accessibility.label
              > set {class:UILabel no:accessibility.label} accessibility.label=.text
              > undo
              > set {class:UILabel text=0 no:accessibility.label} accessibility.label Score
              > find class:UIView not class:UILabel no:accessibility.label
              > save
              > quit
            """)

    private static let addHouseRule = HelpTask(
        name: "add-house-rule", title: "check a rule of your own, and fix what breaks it", sample: "Collections",
        body: """
            A rule is a query in '.nibsh.json', what its findings say, and perhaps a command
            that fixes one, in which '.' is what was found:

              $ echo '{"rules":{"big":{"query":"font.pointSize<20"}}}' > .nibsh.json
              $ nibsh Scoreboard.xib -c 'check --rule big' || true
              $ sed 's/20"/20","fix":"set . font.pointSize 20"/' -i .nibsh.json
              $ nibsh Scoreboard.xib -c 'check --fix big' -c save
              $ nibsh Scoreboard.xib -c 'check --rule big'

            'help rules' shows how a rule says more: its message and its severity.
            """)

    private static let replayElsewhere = HelpTask(
        name: "replay-elsewhere", title: "make the same edits in a similar document", sample: "EmptyWindow",
        body: """
            'as $name' names what a command makes; '$name' means it in the rest of a script.
            'log --script --names' writes the log so: without ids, it fits other documents.

              $ sed 's/R0L-cU-dz5/other-id/g' View.xib > Other.xib
              $ nibsh View.xib
              > add button to View title=Help as $help
              > connect $help -> owner.buttonPressed:
              > set 'Button "Go".top = Label "Nothing pressed yet".bottom' constant 30
              > log --script --names
              > save
              > quit
              $ nibsh View.xib -c 'log --script --names' > help.nibsh
              $ nibsh -f help.nibsh Other.xib -c diff -c save

            A value can be given from outside: '$title' in a script is 'Help' here.

              $ echo 'set Button "Help" normal.title $title' > title.nibsh
              $ nibsh -f title.nibsh --let title=Info View.xib Other.xib -c save
            """)
}
