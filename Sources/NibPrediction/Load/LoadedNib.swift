import NibChecks

/// A nib as it is loaded: the nib of a xib, or one of those into which Xcode compiles a scene of a storyboard.
public struct LoadedNib: Sendable {
    /// The content of a nib.
    public enum Role: String, Sendable {
        /// The whole content of a xib.
        case xib
        /// The controller of a scene with its objects, but without its view.
        case controller
        /// The view of a scene's controller, which is loaded when it is first needed.
        case view
        /// A cell, which is created when it is dequeued.
        case prototype
    }

    /// A note about the loading of a nib.
    public struct Note: Hashable, Sendable {
        /// The text of the note.
        public let text: String
        /// The code that it refers to.
        public let code: Finding.CodePlace?
    }

    /// The nib's name: the document's, or `ID-view-ID` inside a storyboard.
    public let name: String
    /// The content of the nib.
    public let role: Role
    /// The label of the scene; nil for a xib.
    public let scene: String?
    /// The label of the owner; nil if there is none.
    public let owner: String?
    /// The id of the owner.
    public let ownerID: String?
    /// The class of the owner; nil if it is not known.
    public let ownerClass: String?
    /// The steps, in order.
    public internal(set) var steps: [LoadStep] = []
    /// The places where code loads the nib.
    public internal(set) var loaders: [Note] = []
    /// The objects that are not sent `awakeFromNib`.
    public internal(set) var notAwoken: [String] = []
    /// Notes about what happens besides the steps.
    public internal(set) var notes: [Note] = []
    /// Suggestions of what to try.
    public internal(set) var hints: [Note] = []

    /// The step that ends the program; nil if none does.
    public var stop: LoadStep? { steps.first(where: \.stops) }
}
