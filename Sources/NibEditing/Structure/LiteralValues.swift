import Bytes
import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// The XML that a user wrote, judged as `add` and `set` judge words: elements and attributes are known, numbers are numbers, and flags YES
/// or NO.
enum LiteralValues {
    /// Refuses an element or attribute that no known document has, and a value that no attribute of its name can have. What the document
    /// itself has elsewhere is accepted.
    ///
    /// - Parameters:
    ///   - probe: the element.
    ///   - old: the element that it replaces, whose own values are accepted; nil if there is none.
    ///   - document: the document.
    ///   - literal: the XML in the statement.
    /// - Throws: an error under the XML.
    static func check(
        _ probe: XMLTree, replacing old: NodeID? = nil, in document: NibDocument, at literal: Word
    ) throws(CommandError) {
        lazy var known = old.map { attributes(in: $0, document.tree) } ?? []
        for node in probe.subtree(probe.root) {
            let element = probe.name(node)
            try checkElement(element, in: document, at: literal)
            for attribute in probe.attributes(node) {
                if known.contains(attribute) { continue }
                do throws(CommandError) {
                    try checkName(attribute.name, of: element, in: document, at: literal)
                    _ = try ValueCheck.check(
                        attribute.value, of: attribute.name, element: element, in: document, at: literal.span)
                } catch {
                    throw CommandError(
                        error.code, "\(error.message) (in <\(element)>)", span: error.span,
                        hints: error.hints + [force])
                }
            }
        }
    }

    private static func checkElement(_ name: String, in document: NibDocument, at literal: Word) throws(CommandError) {
        guard !document.catalog.hasElement(name), !isPrefixed(name), !document.hasElement(named: name) else { return }
        let meant = Mistyped.ownName(of: name, in: document) ?? Mistyped.misspelling(of: name, in: document)
        throw CommandError(
            "unknown-element", "no known document has <\(name)>", span: literal.span,
            hints: Advice.didYouMean(meant.map { [$0] } ?? []) + [force])
    }

    private static func checkName(
        _ name: String, of element: String, in document: NibDocument, at literal: Word
    ) throws(CommandError) {
        guard !["key", "id"].contains(name), !isPrefixed(name),
            !PropertyRefusal.isKnown(name, ofElement: element, in: document),
            !PropertyRefusal.occurs(name, onElements: element, in: document)
        else { return }
        let near = Nearest.names(to: name, among: document.knownAttributes(of: element).sorted())
        throw CommandError(
            "unknown-attribute", "no known document has '\(name)'", span: literal.span, hints: Advice.didYouMean(near))
    }

    private static let force = "'--force' writes it anyway"

    /// Whether a name belongs to a namespace of its own, or binds one.
    private static func isPrefixed(_ name: String) -> Bool { name.utf8.contains(Byte.colon) || name == "xmlns" }

    private static func attributes(in root: NodeID, _ tree: XMLTree) -> Set<Attribute> {
        Set(tree.subtree(root).flatMap { tree.attributes($0) })
    }
}
