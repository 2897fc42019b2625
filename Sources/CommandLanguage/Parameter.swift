/// What a parameter's words are: what the shell can complete there and the help can say of it.
///
/// The shell adds kinds of its own in an extension.
public struct ParameterKind: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Makes a kind with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Any text, such as a title.
    public static let text = ParameterKind(rawValue: "text")
    /// One word that no list is known for.
    public static let word = ParameterKind(rawValue: "word")
    /// A whole number, which parsing checks.
    public static let integer = ParameterKind(rawValue: "integer")
    /// The path of a file.
    public static let file = ParameterKind(rawValue: "file")
    /// The name of a command or a word of it.
    public static let verb = ParameterKind(rawValue: "verb")
}

/// A place in a command that the user's own words go to.
public struct Parameter: Sendable, Equatable {
    /// The name as printed in usage lines, as in `SRC.NAME`; for an assignment what stands before its `=`.
    public let name: String
    /// What the words are.
    public let kind: ParameterKind
    /// What the parameter means, in a line.
    public let summary: String
    /// The only words it takes, if there are any here.
    public let choices: [String]

    /// Makes a parameter from its parts.
    public init(_ name: String, kind: ParameterKind = .word, summary: String, choices: [String] = []) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.choices = choices
    }
}
