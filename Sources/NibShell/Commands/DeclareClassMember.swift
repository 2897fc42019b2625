import CommandLanguage
import NibDocument
import Replies
import SourceIndex
import XMLTree

/// `CLASS.NAME` or `OBJ.NAME`, split at the last dot: a member of a class, which may be given by an object.
struct ClassMember {
    /// What stands in front of the dot.
    let owner: Word
    /// The outlet's name, or the selector.
    let name: String
    /// The object in front of the dot; nil when it is a class.
    let node: NodeID?

    /// Reads a word: an id or a reserved word names an object, then a class of the code or of an object goes before labels.
    init(_ word: Word, _ context: EditContext) throws {
        guard let offset = word.lastUnquoted(UInt8(ascii: ".")) else {
            throw ShellError(
                "usage", "the name is missing: write \(word.spelling).NAME", span: word.span,
                hints: ["write CLASS.NAME"])
        }
        name = word.slice(offset + 1..<word.text.utf8.count).text
        guard !name.isEmpty else {
            throw ShellError("usage", "the name is missing behind the dot", span: word.span)
        }
        owner = context.references.before(offset, word)
        node = try Self.isClass(owner.text, context) ? nil : context.references.resolve(owner)
    }

    private static func isClass(_ name: String, _ context: EditContext) throws -> Bool {
        guard context.document.element(withID: name) == nil, !reserved.contains(name), isName(name) else {
            return false
        }
        if context.isReplaying || !objects(of: name, context).isEmpty { return true }
        if context.project.code()?.classes(named: name).isEmpty == false { return true }
        // What begins like a class and names no object is a class that is missing
        guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
        return (try? context.references.resolve(Word(name))) == nil
    }

    private static let reserved: Set<String> = ["owner", "first-responder", "app", "document", ".", "$"]

    private static func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x80 || ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57) || $0 == 95 }
    }

    /// The class.
    func codeClass(_ editing: CodeEditing) throws(ShellError) -> CodeClass {
        if let node { return try editing.codeClass(of: node, owner) }
        return try editing.codeClass(named: owner.text, owner)
    }

    /// What the log writes in front of the dot.
    func resolvedName(_ context: EditContext) throws -> String {
        if let node { return try context.requireID(node) }
        return owner.text
    }

    /// The object, or the one object of the class: File's Owner first.
    func object(_ context: EditContext) throws -> NodeID {
        if let node { return node }
        let found = Self.objects(of: owner.text, context)
        if let placeholder = found.first(where: { context.document.placeholder($0) == .owner }) { return placeholder }
        guard let first = found.first else {
            throw ShellError(
                "no-object", "the document has no object of the class '\(owner.text)'", span: owner.span,
                hints: ["without 'from' the action is only declared"])
        }
        guard found.count == 1 else {
            let ids = found.prefix(6).compactMap { context.document.id(of: $0) }
            throw ShellError(
                "ambiguous", "the document has \(found.count) objects of the class '\(owner.text)'", span: owner.span,
                hints: ["name one: \(ids.joined(separator: ", "))"])
        }
        return first
    }

    private static func objects(of name: String, _ context: EditContext) -> [NodeID] {
        let tree = context.tree
        return tree.subtree(tree.root).filter { tree.attribute("customClass", of: $0, is: name) }
    }
}
