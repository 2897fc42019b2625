import NibChecks

/// One nib as it is loaded: a xib's only one, or one of those that Xcode compiles a storyboard's scene into.
public struct LoadedNib: Sendable {
    /// What the nib holds.
    public enum Role: String, Sendable {
        /// All of a xib.
        case xib
        /// The controller of a scene and what belongs to it, but not its view.
        case controller
        /// The view of a scene's controller, loaded when it is first asked for.
        case view
        /// A cell that is made when it is dequeued.
        case prototype
    }

    /// Something the owner's code does in vain, or that is worth knowing.
    public struct Note: Hashable, Sendable {
        /// The sentence.
        public let text: String
        /// The code that is meant.
        public let code: Finding.CodePlace?
    }

    /// The nib's name: the document's, or `ID-view-ID` inside a storyboard.
    public let name: String
    /// What it holds.
    public let role: Role
    /// The scene's label, nil in a xib.
    public let scene: String?
    /// What people call the owner, nil for none.
    public let owner: String?
    /// The owner's id.
    public let ownerID: String?
    /// The owner's class, nil where it is not known.
    public let ownerClass: String?
    /// What happens, in order.
    public internal(set) var steps: [LoadStep] = []
    /// Where code loads it.
    public internal(set) var loaders: [Note] = []
    /// Objects that are not sent `awakeFromNib`.
    public internal(set) var notAwoken: [String] = []
    /// What happens beside the steps.
    public internal(set) var notes: [Note] = []
    /// What is worth changing.
    public internal(set) var hints: [Note] = []

    /// The step that ends the program, nil where none does.
    public var stop: LoadStep? { steps.first(where: \.stops) }
}
