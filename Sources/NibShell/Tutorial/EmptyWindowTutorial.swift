/// The steps of the tutorial: an empty window gets its connections, as in the chapter on connections of a book about iOS.
enum EmptyWindowTutorial {
    /// The name of the document.
    static let document = "View.xib"

    /// The commands that make the document.
    static let preparation = [
        "new ios-xib \(document) --empty", "add view to document frame=(0,0,393,852) as iN0-l3-epB",
        "add label to iN0-l3-epB text='Hello, world' frame=(20,80,200,21) as lAb-el-001",
        "set owner customModule Empty_Window", "set owner customModuleProvider target", "save",
    ]

    /// The name of the file with the code.
    static let codeFile = "ViewController.swift"

    /// The code that loads the document.
    static let code = """
        import UIKit

        class ViewController: UIViewController {
            @IBOutlet var coolview: UIView!

            @IBAction func buttonPressed(_ sender: Any) {
                print("pressed")
            }

            static func fromNib() -> ViewController {
                ViewController(nibName: "View", bundle: nil)
            }
        }

        """

    /// The steps.
    static let steps = [
        TutorialStep(
            text: """
                View.xib has a view with a label in it. First, look at its outline.
                """,
            command: "tree", goal: .looked(["tree", "objects"]),
            done: """
                File's Owner and First Responder are placeholders: they stand for objects outside the nib. \
                The words on the right are ids and classes.
                """),
        TutorialStep(
            text: """
                When the program runs, a ViewController loads this nib and becomes its owner \
                (ViewController.swift has the code). The nib must say so: give File's Owner this class.
                """,
            command: "set owner customClass ViewController",
            goal: .reached { state in
                state.ownerClass == "ViewController"
                    ? nil : "the class of File's Owner is \(state.ownerClass), not ViewController"
            },
            done: "Every edit is a line of the log. Its first word is its number."),
        TutorialStep(
            text: "What could be connected between File's Owner and the view? Ask for the candidates.",
            command: "candidates owner View", goal: .looked(["candidates", "inspect", "declarations"]),
            done: "'○' is free, '●' is connected. 'coolview' comes from the code, 'view' from UIViewController."),
        TutorialStep(
            text: "Connect the outlet 'coolview' of File's Owner to the view.",
            command: "connect owner.coolview -> View",
            goal: .reached { state in
                state.classInOutlet("coolview") == "UIView"
                    ? nil : "the outlet 'coolview' of File's Owner does not hold the view"
            },
            done: "nibsh wrote ids for 'owner' and 'View', and made an id for the connection ('as …')."),
        TutorialStep(
            text: "Would the nib load now? Check it against the code.",
            command: "check", goal: .looked(["check", "simulate"]),
            done: "The error is what the running program would die of. 'fix:' is a command that prevents it."),
        TutorialStep(
            text: "A view controller gets its main view through the outlet 'view'. Connect that one, too.",
            command: "check --fix view-outlet",
            goal: .reached { state in
                state.classInOutlet("view") == "UIView"
                    ? nil : "the outlet 'view' of File's Owner does not hold the view"
            },
            done: "Now the nib loads."),
        TutorialStep(
            text: "Add a button with the title 'Tap Me!' to the view.",
            command: "add button to View title='Tap Me!'",
            goal: .reached { $0.buttons.isEmpty ? "the document has no button yet" : nil },
            done: """
                In the next commands, '$' is the object that was made last. In a script, 'as $tap' at the end of the line \
                names it, and '$tap' means it from there on.
                """),
        TutorialStep(
            text: "Let the button call the method 'buttonPressed:' of File's Owner: connect an action.",
            command: "connect BUTTON -> owner.buttonPressed:",
            goal: .reached { state in
                state.sends("buttonPressed:") ? nil : "no button sends 'buttonPressed:' to File's Owner"
            },
            done: "Without an event, a button sends its action for touchUpInside."),
        TutorialStep(
            text: "Nothing is final. Take the action back.",
            command: "undo",
            goal: .reached { state in
                state.sends("buttonPressed:") ? "the button still sends 'buttonPressed:'" : nil
            },
            done: "The log keeps what was undone."),
        TutorialStep(
            text: "And do it again.",
            command: "redo",
            goal: .reached { state in
                state.sends("buttonPressed:") ? nil : "no button sends 'buttonPressed:' to File's Owner"
            },
            done: "This works after quitting, too: the log of each document is kept."),
        TutorialStep(
            text: """
                The code should reach the button, but has no outlet for it. Declare one, for example 'tapButton', \
                in the code and connect it, in one command.
                """,
            command: "declare owner.tapButton -> BUTTON",
            goal: .reached { state in
                state.hasOutletToButton(except: ["view", "coolview"])
                    ? nil : "no new outlet of File's Owner holds the button"
            },
            done: "'diff' shows what would be written: the document and ViewController.swift."),
        TutorialStep(
            text: "Save.",
            command: "save",
            goal: .reached { $0.isModified ? "the document has unsaved edits" : nil },
            done: """
                Only the lines that you changed were written; every other byte is as it was. 'help queries' shows how one \
                command edits all objects that a query finds, and 'help tasks' lists walk-throughs.
                """),
    ]
}
