extension HelpTask {
    /// Walk-throughs about versions of a document.
    static let versions = [undoEdits, reviewChange, resolveMerge]

    private static let undoEdits = HelpTask(
        name: "undo-edits", title: "go back to any earlier state", sample: "EmptyWindow",
        body: """
            Every edit is an entry of the log, which is kept after you quit:

              $ nibsh View.xib -c 'set "Go" normal.title Start' -c save
              $ nibsh View.xib
              > log
              > undo
              > redo

            Nothing is ever erased: an edit after 'undo' begins a branch, and the old one
            can be restored by its number.

              > undo
              > set "Go" normal.title Begin
              > log --all
              > restore 1
              > log --patch

            'restore saved' goes back to what was last saved. If nibsh is killed, the next
            session offers the unsaved edits.

              > set "Start" normal.title Stop
              > restore saved
              > quit
            """)

    private static let reviewChange = HelpTask(
        name: "review-change", title: "review what a version changes", sample: "EmptyWindow",
        body: """
            'nibsh diff' compares versions by object. They are files, or versions of git, as
            in 'nibsh diff HEAD:View.xib View.xib'; the exit status is 1 if they differ.

              $ cp View.xib Old.xib
              $ nibsh View.xib -c 'set "Go" normal.title Start' -c 'set View tag 5' -c save
              $ nibsh diff Old.xib View.xib

            As a comment for a review, and as commands that make the same change elsewhere:

              $ nibsh diff --markdown Old.xib View.xib
              $ nibsh diff --script Old.xib View.xib

            At the prompt, 'diff VERSION' does the same, and 'diff' shows what 'save' would
            write. 'nibsh git install' lets 'git diff' show documents by object.

              $ nibsh View.xib
              > diff Old.xib
              > diff
              > quit
            """)

    private static let resolveMerge = HelpTask(
        name: "resolve-merge", title: "merge two versions and resolve their conflicts", sample: "EmptyWindow",
        body: """
            Two people change one document, and both of them change the button's title:

              $ cp View.xib Ours.xib
              $ cp View.xib Theirs.xib
              $ nibsh Ours.xib -c 'set "Go" normal.title Start' -c 'set View tag 5' -c save
              $ nibsh Theirs.xib -c 'set "Go" normal.title Begin' -c 'set AxH tag 2' -c save

            Everything else is merged; the exit status is 1, because a conflict is left.
            After 'nibsh git install', 'git merge' and 'git rebase' do it like this.

              $ nibsh merge View.xib Ours.xib Theirs.xib

            A document with conflicts is opened as a merge. 'take ours all' and
            'take 1 VALUE' are other ways to resolve them.

              $ nibsh Ours.xib
              > conflicts
              > take theirs 1
              > save
              > quit
              $ nibsh diff View.xib Ours.xib
            """)
}
