import CommandLanguage
import NibCatalog
import NibDocument
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
    /// - Throws: an error that says what to write.
    static func check(
        _ value: String, of name: String, _ node: NodeID, _ context: EditContext, _ span: Range<Int>
    ) throws(ShellError) {
        let element = context.tree.name(node)
        guard let kind = context.document.catalog.valueKind(of: name, element: element), !kind.has(value) else {
            return
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
        case .words:
            return
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
    ///   - steps: the path that led to the attribute.
    ///   - value: its value now.
    ///   - node: its element.
    ///   - context: the edit.
    /// - Returns: nil for words that are known, and where any can stand.
    static func note(
        _ steps: [PropertyPath.Step], _ value: String, of node: NodeID, _ context: EditContext
    ) -> StyledText? {
        guard let name = steps.last?.name,
            case .words(let words)? = context.document.catalog.valueKind(of: name, element: context.tree.name(node)),
            !words.contains(value)
        else { return nil }
        let known = "as '\(name)' Interface Builder knows \(words.joined(separator: ", ")), perhaps others"
        guard let near = Nearest.names(to: value, among: words).first else { return "\("note:", .warning) \(known)" }
        return "\("note:", .warning) \(known); did you mean '\(near)'?"
    }
}
