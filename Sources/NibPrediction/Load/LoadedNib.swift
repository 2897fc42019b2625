import ClassFacts

/// A nib as it is loaded: the nib of a xib, or one of those into which Xcode compiles a scene of a storyboard.
package struct LoadedNib {
    /// The content of a nib.
    package enum Role: String, Sendable {
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
    package struct Note: Hashable, Sendable {
        /// The text of the note.
        package let text: String
        /// The code that it refers to.
        package let code: CodePosition?
    }

    /// An object of the array that loading returns.
    package struct Returned: Hashable, Sendable {
        /// The object's id.
        package let id: String
        /// The object's label.
        package let label: String
        /// Its class at run time.
        package let className: String
    }

    /// The nib's name: the document's, or `ID-view-ID` inside a storyboard.
    package let name: String
    /// The content of the nib.
    package let role: Role
    /// The label of the scene; nil for a xib.
    package let scene: String?
    /// The label of the owner; nil if there is none.
    package let owner: String?
    /// The id of the owner.
    package let ownerID: String?
    /// The class of the owner; nil if it is not known.
    package let ownerClass: String?
    /// The steps, in order.
    package internal(set) var steps: [LoadStep] = []
    /// What `loadNibNamed` and `instantiate` return on iOS, in order: the objects at the top level of a xib.
    package internal(set) var returned: [Returned] = []
    /// The places where code loads the nib.
    package internal(set) var loaders: [Note] = []
    /// The objects that are not sent `awakeFromNib`.
    package internal(set) var notAwoken: [String] = []
    /// Notes about what happens besides the steps.
    package internal(set) var notes: [Note] = []
    /// Suggestions of what to try.
    package internal(set) var hints: [Note] = []

    /// The step that ends the program; nil if none does.
    package var stop: LoadStep? { steps.first(where: \.stops) }
}
