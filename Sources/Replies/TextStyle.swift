/// The role of a piece of a reply, which decides its colour at a terminal.
package enum TextStyle: String, Sendable, CaseIterable {
    /// Ordinary text.
    case plain
    /// The id of an object.
    case id
    /// The id of the connection that leads to the object of a line.
    case connection
    /// The label of an object, as the outline of Interface Builder shows it.
    case label
    /// A class or element name.
    case kind
    /// An error, or the word that introduces it.
    case error
    /// A warning, or the word that introduces it.
    case warning
    /// What to do next.
    case hint
    /// A line or value that was added.
    case added
    /// A line or value that was removed.
    case removed
    /// A word that was added to a line.
    case addedWord
    /// A word that was removed from a line.
    case removedWord
    /// The name of an attribute in XML.
    case attribute
    /// The value of an attribute in XML.
    case value
    /// A heading.
    case heading
    /// What matters less: tree lines, counts, positions.
    case dim

    /// The sequence of ECMA-48 ("Select graphic rendition") that switches the style on; empty for plain text.
    var sequence: String {
        switch self {
        case .plain: ""
        case .id: "\u{1B}[36m"
        case .label: "\u{1B}[1m"
        case .kind: "\u{1B}[34m"
        case .error: "\u{1B}[1;31m"
        case .warning: "\u{1B}[1;33m"
        case .hint: "\u{1B}[35m"
        case .added: "\u{1B}[32m"
        case .removed: "\u{1B}[31m"
        case .addedWord: "\u{1B}[7;32m"
        case .removedWord: "\u{1B}[7;31m"
        case .attribute: "\u{1B}[36m"
        case .value: "\u{1B}[32m"
        case .heading: "\u{1B}[1m"
        case .dim, .connection: "\u{1B}[2m"
        }
    }

    /// The sequence that switches every style off.
    static let reset = "\u{1B}[0m"
}
