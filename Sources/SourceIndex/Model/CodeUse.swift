/// A place where code names something of a document: a segue, an identifier, a nib, a storyboard.
package struct CodeUse: Hashable, Sendable {
    /// The kinds of uses.
    package enum Kind: UInt8, Sendable, CaseIterable {
        /// `performSegue(withIdentifier:sender:)`, `performSegueWithIdentifier:sender:`; `detail` is the receiver after `on ` if
        /// it is not `self`, or `tried`.
        case performSegue
        /// A comparison with, or a switch over, a segue's `identifier`.
        case segueIdentifier
        /// `instantiateViewController(withIdentifier:)`, `instantiateController(withIdentifier:)` and their Objective-C forms.
        case storyboardIdentifier
        /// `dequeueReusableCell(withIdentifier:for:)`, `dequeueReusableSupplementaryView(…)`, and calls like those of
        /// `optionalIdentifier` whose result is unwrapped at once. For a supplementary view, `detail` is its kind after `of kind `.
        case reuseIdentifier
        /// `register(UINib(nibName:…), forCellReuseIdentifier:)`: `value` is the identifier, `detail` the name of the nib.
        case registeredNib
        /// `register(Class.self, forCellReuseIdentifier:)`: `value` is the identifier, `detail` the class.
        case registeredClass
        /// `loadNibNamed(_:owner:…)`, `UINib(nibName:)`, `NSNib(nibNamed:)`, `init(nibName:bundle:)`; `detail` is the owner as
        /// it is written.
        case nibName
        /// `UIStoryboard(name:bundle:)`, `NSStoryboard(name:bundle:)`; if the name is known, `detail` is the bundle as it is written.
        case storyboardName
        /// `#selector(…)`, `@selector(…)`, `Selector("…")`: `value` is the selector, or for `#selector` the method's name as written.
        case selector
        /// A call like that of `reuseIdentifier` that returns nil if nothing is registered: `makeView(withIdentifier:owner:)`,
        /// `makeItem(withIdentifier:for:)`, `dequeueReusableCell(withIdentifier:)` without an index path.
        case optionalIdentifier
        /// `nib.instantiate(withOwner:)` of a nib that a variable, property or method returns; `value` is its name, `detail` the owner as it
        /// is written.
        case instantiatedNib
        /// `UIImage(named:)`, `NSImage(named:)` and their Objective-C forms.
        case imageName
        /// `UIColor(named:)`, `NSColor(named:)` and their Objective-C forms.
        case colorName
    }

    /// The detail of a segue or scene that Objective-C code asks for in a `@try` block, or that a method asks for to restore a controller,
    /// so that nothing fails without it.
    package static let tried = "in @try"

    /// What follows the name of a variable or parameter of the function around it, in the expression of a use without value: a constant of
    /// another file that has the same name is not meant.
    package static let local = " (local)"

    /// What precedes the kind of a supplementary view, as it is written, in the detail of a reuse identifier.
    package static let ofKind = "of kind "

    /// What is named.
    package var kind: Kind
    /// The text of the literal, or of the string constant of the same file that is used. Empty for other expressions: then `detail` has
    /// the expression as it is written, or `written` if `detail` has another meaning for the kind.
    package var value: String
    /// A second fact, which depends on the kind.
    package var detail = ""
    /// The expression for a value that is empty, as it is written, if `detail` has another meaning.
    package var written = ""
    /// The class whose code contains it, empty outside of classes.
    package var owner = ""
    /// The object for which a nib is loaded.
    package var nibOwner = NibOwner.unknown
    /// The place of the literal, or of the call.
    package var place: SourcePlace

    /// Whether the name is put together of several texts, so that it may be any. What is only in an interpolation, as in `"\\(self)"`, is a
    /// name that the code has.
    package var isComposed: Bool {
        guard value.isEmpty else { return false }
        let text = written.isEmpty ? detail : written
        if text.contains("+") || text.contains("ormat") || text.contains("ppending") { return true }
        let interpolations = text.split(separator: "\\(", omittingEmptySubsequences: false).count - 1
        return interpolations > 1 || interpolations == 1 && !(text.hasPrefix("\"\\(") && text.hasSuffix(")\""))
    }

    /// Makes a use without detail and owner.
    package init(kind: Kind, value: String, place: SourcePlace) {
        self.kind = kind
        self.value = value
        self.place = place
    }
}
