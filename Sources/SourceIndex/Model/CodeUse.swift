/// A place where code names something of a document: a segue, an identifier, a nib, a storyboard.
public struct CodeUse: Hashable, Sendable {
    /// What is named.
    public enum Kind: UInt8, Sendable, CaseIterable {
        /// `performSegue(withIdentifier:sender:)`, `performSegueWithIdentifier:sender:`.
        case performSegue
        /// A comparison with, or a switch over, a segue's `identifier`.
        case segueIdentifier
        /// `instantiateViewController(withIdentifier:)`, `instantiateController(withIdentifier:)` and their Objective-C forms.
        case storyboardIdentifier
        /// `dequeueReusableCell(withIdentifier:…)`, `dequeueReusableSupplementaryView(…)`, `makeView(withIdentifier:owner:)`.
        case reuseIdentifier
        /// `register(UINib(nibName:…), forCellReuseIdentifier:)`: `value` is the identifier, `detail` the nib's name.
        case registeredNib
        /// `register(Class.self, forCellReuseIdentifier:)`: `value` is the identifier, `detail` the class.
        case registeredClass
        /// `loadNibNamed(_:owner:…)`, `UINib(nibName:)`, `NSNib(nibNamed:)`, `init(nibName:bundle:)`; `detail` is the owner as written.
        case nibName
        /// `UIStoryboard(name:bundle:)`, `NSStoryboard(name:bundle:)`.
        case storyboardName
        /// `#selector(…)`, `@selector(…)`, `Selector("…")`: `value` is the selector, or for `#selector` the method's name as written.
        case selector
    }

    /// What is named.
    public var kind: Kind
    /// The literal; a name whose value is a string constant of the same file is replaced by it. Empty when it is no literal: then `detail`
    /// has the expression as written, where `detail` has no other meaning for the kind.
    public var value: String
    /// A second fact, see the kinds.
    public var detail = ""
    /// The class whose code it stands in, empty outside any.
    public var owner = ""
    /// The place of the literal, or of the call.
    public var place: SourcePlace

    /// Makes a use; its detail and owner may be set later.
    public init(kind: Kind, value: String, place: SourcePlace) {
        self.kind = kind
        self.value = value
        self.place = place
    }
}
