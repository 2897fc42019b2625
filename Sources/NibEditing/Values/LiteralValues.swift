import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// The values in XML that a user wrote, judged as `set` judges them: numbers must be numbers, and flags YES or NO.
enum LiteralValues {
    /// Refuses a value that no attribute of its name can have.
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
            for attribute in probe.attributes(node) {
                do throws(CommandError) {
                    _ = try ValueCheck.check(
                        attribute.value, of: attribute.name, element: element, in: document, at: literal.span)
                } catch {
                    if known.contains(attribute) { continue }
                    throw CommandError(
                        error.code, "\(error.message) (in <\(element)>)", span: error.span,
                        hints: error.hints + ["'--force' writes it anyway"])
                }
            }
        }
    }

    private static func attributes(in root: NodeID, _ tree: XMLTree) -> Set<Attribute> {
        Set(tree.subtree(root).flatMap { tree.attributes($0) })
    }
}
