import Bytes
import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// `CLASS.NAME` or `OBJ.NAME`, split at the last dot: a member of a class, which may be given by an object.
struct ClassMember {
    /// The word before the dot.
    let owner: Word
    /// The outlet's name, or the selector.
    let name: String
    /// The object that the word before the dot names; nil if the word is a class.
    let node: NodeID?

    /// Reads a word. The part before the dot is an object if it is an id or a reserved word. Otherwise a class of the code or
    /// of an object takes precedence over labels.
    ///
    /// - Parameters:
    ///   - word: the word.
    ///   - other: the word for another object of the command; `owner` of a storyboard is that of its scene.
    ///   - context: has the document and the code.
    /// - Throws: an error if the word has no name, or names no object.
    init(_ word: Word, beside other: Word? = nil, in context: ResolveContext) throws(CommandError) {
        guard let offset = word.lastUnquoted(Byte.period) else {
            guard Self.isClass(word.text, in: context) else {
                throw context.references.missingPart(of: word, what: "name")
            }
            throw CommandError("usage", "the name is missing: write \(word.spelling).NAME", span: word.span)
        }
        name = word.slice(offset + 1..<word.text.utf8.count).text
        guard !name.isEmpty else {
            throw CommandError("usage", "the name is missing after the dot", span: word.span)
        }
        owner = context.references.before(offset, in: word)
        let references = context.references(for: owner, beside: other)
        node = Self.isClass(owner.text, in: context) ? nil : try references.resolve(owner)
    }

    private static func isClass(_ name: String, in context: ResolveContext) -> Bool {
        guard context.document.element(withID: name) == nil, !reserved.contains(name), isName(name) else {
            return false
        }
        let meant = QualifiedClass(name)
        if !meant.objects(in: context.document).isEmpty { return true }
        if let code = context.project.code(), !meant.classes(in: code).isEmpty { return true }
        // A capitalized word that names no object is taken for a class that is missing.
        guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
        return meant.module == nil && (try? context.references.resolve(Word(name))) == nil
    }

    private static let reserved: Set<String> = ["owner", "first-responder", "app", "document", ".", "$"]

    /// Whether a text can be a class, perhaps with its module.
    private static func isName(_ text: String) -> Bool {
        text.utf8.allSatisfy {
            $0 >= 0x80 || ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57) || $0 == 95
                || $0 == Byte.period
        }
    }

    /// Finds the class.
    ///
    /// - Throws: an error if the code has no such class.
    func codeClass(_ editor: CodeEditor) throws(CommandError) -> CodeClass {
        if let node { return try editor.codeClass(of: node, owner) }
        return try editor.codeClass(named: owner.text, owner)
    }

    /// Returns the part before the dot as a resolved command has it.
    ///
    /// - Throws: an error if the object has no id.
    func resolvedName(_ context: ResolveContext) throws(CommandError) -> String {
        if let node { return try context.id(of: node) }
        return owner.text
    }

    /// Returns the object, or the only object of the class; if there are several, File's Owner.
    ///
    /// - Throws: an error if the document has no such object, or several without File's Owner.
    func object(in document: NibDocument) throws(CommandError) -> NodeID {
        if let node { return node }
        let found = QualifiedClass(owner.text).objects(in: document)
        if let placeholder = found.first(where: { document.placeholder($0) == .owner }) { return placeholder }
        guard let first = found.first else {
            throw CommandError(
                "no-object", "the document has no object of the class '\(owner.text)'", span: owner.span,
                hints: ["without 'from' the action is only declared"])
        }
        guard found.count == 1 else {
            let ids = found.prefix(6).compactMap { document.id(of: $0) }
            throw CommandError(
                "ambiguous", "the document has \(found.count) objects of the class '\(owner.text)'", span: owner.span,
                hints: ["name one: \(ids.joined(separator: ", "))"])
        }
        return first
    }
}
