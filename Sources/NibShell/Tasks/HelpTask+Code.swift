extension HelpTask {
    /// Walk-throughs about the code that loads documents.
    static let code = [renameOutlet, deleteOutlet, explainCrash]

    private static let renameOutlet = HelpTask(
        name: "rename-outlet", title: "rename an outlet in code and documents", sample: "EmptyWindow",
        body: """
            The declaration, its uses and the connections of all documents change together:

              $ nibsh -f connect.nibsh View.xib
              $ nibsh View.xib --sources .
              > rename owner.coolview mainView
              > diff

            If a place may use the outlet, but not certainly, nothing is renamed, and the
            places are listed; '--partial' then renames the rest. 'undo' takes the code
            back, too, and one 'save' writes all files:

              > undo
              > redo
              > save
              > declarations
              > quit
            """)

    private static let deleteOutlet = HelpTask(
        name: "delete-outlet", title: "delete an outlet without leaving a trap", sample: "EmptyWindow",
        body: """
            An outlet that is deleted in the code but still connected ends the program
            when the nib is loaded. 'delete' disconnects it first, then deletes the
            declaration:

              $ nibsh View.xib --sources .
              > declare owner.goButton -> "Go"
              > save
              > delete owner.goButton
              > diff
              > save

            If code still uses the outlet, nothing is deleted and the places are listed;
            '--partial' leaves them as they are. To remove only a connection:

              > connect owner.coolview -> View
              > disconnect owner.coolview
              > quit
            """)

    private static let explainCrash = HelpTask(
        name: "explain-crash", title: "find out why a nib fails to load", sample: "EmptyWindow",
        body: """
            Here an outlet has a misspelled name ('--force' makes nibsh take it):

              $ nibsh View.xib --sources .
              > connect owner.coolveiw -> View --force

            'why' finds the cause of a line of a crash log, 'simulate' shows all steps up to
            the crash, and 'check' everything that would fail:

              > why 'this class is not key value coding-compliant for the key coolveiw.'
              > simulate
              > check

            The wrong connection goes, the right ones are made:

              > disconnect owner.coolveiw
              > connect owner.coolview -> View
              > connect owner.view -> View
              > connect "Go" -> owner.buttonPressed:
              > check
              > save
              > quit
            """)
}
