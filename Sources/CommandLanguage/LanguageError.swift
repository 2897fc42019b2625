/// What is wrong with a statement, where, and what to do about it.
package struct LanguageError: Error, Sendable, Equatable {
    /// What is wrong: lower case, no full stop, names in single quotes.
    package var message: String

    /// Where it is wrong, in UTF-8 offsets into the statement's text.
    ///
    /// An empty span at the end of the last word means that something is missing there.
    package var span: Range<Int>?

    /// The usage lines of the commands that may have been meant.
    package var usage: [String]

    /// What to try next.
    package var hints: [String]

    /// Makes an error from its parts.
    package init(_ message: String, span: Range<Int>? = nil, usage: [String] = [], hints: [String] = []) {
        self.message = message
        self.span = span
        self.usage = usage
        self.hints = hints
    }

    /// The error as lines for a person, the last without a line end.
    ///
    /// ```
    /// error: unknown command 'conect'
    ///   conect outlet a.b -> c
    ///   ^~~~~~
    /// hint: did you mean 'connect'?
    /// ```
    ///
    /// - Parameter statement: the text that the span is about.
    /// - Returns: the lines.
    package func rendered(in statement: String) -> String {
        var lines = ["error: " + message]
        if let span { lines.append(Caret.lines(under: span, in: statement)) }
        lines += usage.map { "usage: " + $0 }
        lines += hints.map { "hint: " + $0 }
        return lines.joined(separator: "\n")
    }
}
