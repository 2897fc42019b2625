/// What a parameter's words mean, which decides what completion offers for them.
///
/// Modules that know more than words add their own kinds in an extension.
package struct ParameterKind: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    package let rawValue: String
    /// Whether the words are texts for people, which may have blanks and must then be quoted.
    package let isText: Bool

    /// Makes a kind with a name.
    package init(rawValue: String) {
        self.init(rawValue: rawValue, isText: false)
    }

    /// Makes a kind with a name.
    ///
    /// - Parameters:
    ///   - rawValue: the name.
    ///   - isText: whether its words are texts that may have blanks.
    package init(rawValue: String, isText: Bool) {
        (self.rawValue, self.isText) = (rawValue, isText)
    }

    /// Any text, such as a title.
    package static let text = ParameterKind(rawValue: "text", isText: true)
    /// One word; there is no list of possible words.
    package static let word = ParameterKind(rawValue: "word")
    /// A whole number, which parsing checks.
    package static let integer = ParameterKind(rawValue: "integer")
    /// The path of a file.
    package static let file = ParameterKind(rawValue: "file")
    /// The name of a command or a word of it.
    package static let verb = ParameterKind(rawValue: "verb")
    /// A reference to an object.
    package static let object = ParameterKind(rawValue: "object")
    /// A reference to an object and the name of something that belongs to it, with a dot between them.
    package static let member = ParameterKind(rawValue: "member")
    /// An id for something new.
    package static let newID = ParameterKind(rawValue: "new-id")
}
