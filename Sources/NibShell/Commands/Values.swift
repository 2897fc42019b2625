import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Whether a value is one that its attribute can have, as far as the catalogue is certain of it.
enum Values {
    /// Refuses what is no number for an attribute of numbers, a fraction for one of integers, and what is neither YES nor NO for a flag.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: the attribute's name.
    ///   - node: the element that gets it.
    ///   - context: the edit.
    ///   - span: where the value is written.
    /// - Returns: the words that the attribute is known to have, where the value is none of them.
    /// - Throws: an error that says what to write.
    @discardableResult
    static func check(
        _ value: String, of name: String, _ node: NodeID, _ context: EditContext, _ span: Range<Int>
    ) throws(ShellError) -> [String]? {
        // What the log has was taken, and is taken again.
        guard !context.isReplaying else { return nil }
        let element = context.tree.name(node)
        guard let kind = context.document.catalog.valueKind(of: name, element: element), !kind.has(value) else {
            return nil
        }
        switch kind {
        case .number:
            throw ShellError("bad-value", "'\(value)' does not fit '\(name)', which is a number", span: span)
        case .integer:
            throw ShellError("bad-value", "'\(value)' does not fit '\(name)', which is a whole number", span: span)
        case .flag:
            throw ShellError(
                "bad-value", "'\(value)' does not fit '\(name)', which is YES or NO", span: span,
                hints: Advice.didYouMean(meant(by: value)))
        case .words(let words):
            return words
        }
    }

    private static func meant(by value: String) -> [String] {
        switch value.lowercased() {
        case "yes", "true", "on", "1", "y": ["YES"]
        case "no", "false", "off", "0", "n": ["NO"]
        default: []
        }
    }

    /// A note about a word that stands where the documents known have only others.
    ///
    /// - Parameters:
    ///   - name: the attribute.
    ///   - value: its value now.
    ///   - words: those it is known to have.
    /// - Returns: the note.
    static func note(_ name: String, _ value: String, not words: [String]) -> StyledText {
        let known = "as '\(name)' Interface Builder knows \(words.joined(separator: ", ")), perhaps others"
        guard let near = Nearest.names(to: value, among: words).first else { return "\("note:", .warning) \(known)" }
        return "\("note:", .warning) \(known); did you mean '\(near)'?"
    }
}
