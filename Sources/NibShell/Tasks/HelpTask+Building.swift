extension HelpTask {
    /// Walk-throughs about objects and scenes.
    static let building = [addForm, addScreen, styleButton, editMany, drawPicture]

    private static let addForm = HelpTask(
        name: "add-form", title: "add labels and text fields that line up", sample: nil,
        body: """
            Each row is a label and a text field in a stack view; the rows are in another:

              $ nibsh
              > new ios-xib Form.xib
              > add label to View text=Name as nAm-el-001
              > add textField to View placeholder='First and last' as nAm-ef-001
              > add label to View text='E-mail address' as mAi-ll-001
              > add textField to View placeholder='name@example.org' as mAi-lf-001
              > embed nAm-el-001 nAm-ef-001 in stackView
              > set $ spacing 12
              > embed mAi-ll-001 mAi-lf-001 in stackView
              > set $ spacing 12
              > embed View/"Stack View"[0] View/"Stack View"[1] in stackView
              > set $ axis vertical
              > set $ spacing 12

            The form stays in the safe area, 20 points from its edges, and the labels are
            equally wide:

              > pin $ top,leading,trailing to View.safeArea 20
              > equal nAm-el-001 mAi-ll-001 width
              > tree
              > constraints
              > save
              > quit
            """)

    private static let addScreen = HelpTask(
        name: "add-screen", title: "add a scene, and segues to it and back", sample: nil,
        body: """
            A navigation controller shows a list, and a button on it shows a detail:

              $ nibsh
              > new ios-storyboard Main.storyboard
              > set owner title List
              > embed "List" in navigationController
              > add button to "List".view title=Detail as bUt-to-001
              > add scene viewController title=Detail as dEt-ai-001
              > connect bUt-to-001 -> dEt-ai-001 show identifier=showDetail

            From there, a button goes back to the controller that has the method 'done:':

              > add button to dEt-ai-001.view title=Done as dOn-eb-001
              > connect dOn-eb-001 -> exit unwind unwindAction=done:

            Where each scene leads, and the connections of one:

              > scenes
              > graph
              > inspect dEt-ai-001
              > save
              > quit
            """)

    private static let styleButton = HelpTask(
        name: "style-button", title: "give an object a class, attributes and runtime attributes", sample: "RedButton",
        body: """
            Attributes of Interface Builder have paths, as 'inspect attributes' shows them:

              $ nibsh Main.storyboard --sources .
              > inspect attributes "Plain"
              > set "Plain" normal.title Start
              > set "Start" backgroundColor '#336699'
              > set "Start" customClass RedButton

            Runtime attributes set any property of the class when the document is loaded:

              > set attribute "Start" layer.cornerRadius number 8
              > inspect identity "Start"

            'find' lists all objects of a class:

              > find class:RedButton
              > diff
              > save
              > quit
            """)

    private static let editMany = HelpTask(
        name: "edit-many", title: "make the same edit in many documents", sample: "EmptyWindow",
        body: """
            A script has one command per line. 'log --script' prints one of what you did:

              $ nibsh View.xib -c 'set owner customModule Shop' -c 'log --script' -c save
              $ printf 'set owner customModule Shop\\nsave\\n' > module.nibsh

            '--dry-run' shows the differences, then the files are written. Each document is
            edited completely or not at all, and the script is one entry of its log:

              $ nibsh --dry-run -f module.nibsh View.xib Main.storyboard
              $ nibsh -f module.nibsh View.xib Main.storyboard

            For a job, with one JSON object for each command, and findings as annotations:

              $ nibsh --json View.xib -c 'find class:UIButton'
              $ nibsh check --all --format github --fail-on error
            """)

    private static let drawPicture = HelpTask(
        name: "draw-picture", title: "draw a document as SVG or PNG", sample: "RedButton",
        body: """
            A storyboard is drawn with its segues, a xib with everything on its canvas. The
            name of the file says which form it gets; PNG needs the program rsvg-convert:

              $ nibsh Main.storyboard -c 'picture --to Main.svg'
              $ nibsh Main.storyboard -c 'picture --to Main.png'

            At the prompt, the picture has the edits that are not saved yet. It can also be
            of some objects only, and replaces a file only with '--force':

              $ nibsh Main.storyboard
              > set "Plain" normal.title Simple
              > picture "Simple" "Red" --to Buttons.svg
              > picture --to Main.svg --force
              > restore saved
              > quit
            """)
}
