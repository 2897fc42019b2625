/// A step of the tutorial: what to do, and how to see that it was done.
struct TutorialStep: Sendable {
    /// When a step is done.
    enum Goal: Sendable {
        /// One of these commands was carried out.
        case looked([String])
        /// The document has become something; the function says what is missing, or returns nil if nothing is. Any command that
        /// leads there counts.
        case reached(@Sendable (TutorialState) -> String?)
    }

    /// What to do and why.
    let text: String
    /// A command that does it, for `hint` and `skip`, with `BUTTON` for the button of the document.
    let command: String
    /// When it is done.
    let goal: Goal
    /// What is said when it is done.
    let done: String

    /// The command as it can be typed in a document: the user may have given the button any title.
    func command(in state: TutorialState?) -> String {
        command.replacing("BUTTON", with: state?.buttonReference ?? "'Tap Me!'")
    }

    /// What the document lacks for this step; nil if nothing, or if the step is about looking.
    func missing(_ state: TutorialState) -> String? {
        if case .reached(let missing) = goal { missing(state) } else { nil }
    }

    /// Whether the document alone tells that the step is done.
    var isAboutDocument: Bool { if case .reached = goal { true } else { false } }
}
