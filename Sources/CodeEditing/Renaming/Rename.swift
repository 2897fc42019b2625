import Bytes
import CommandLanguage
import NibEditing
import ObjectReferences
import Replies

/// `rename`: renames a class, an outlet or an action; the code tells which it is.
enum Rename {
    private static let old = Parameter<MemberReference>(
        "OLD", kind: .declaredMember,
        summary: "a class; or a class, or an object of it, and the name of an outlet or the selector of an action")
    private static let newName = Parameter<Name>("NEW", kind: .newName, summary: "the new name")
    private static let objects = Parameter<ObjectReference>(
        "OBJ", summary: "the objects to change in the open document; without them, all of the class")

    static let command = EditingCommand(
        "rename",
        syntax: [
            .operand(old), .operand(newName), MemberChange.connectionsSyntax,
            .optional([.keyword("objects"), .several(objects)]), UsesLeft.partialSyntax,
        ],
        summary: "renames a class, outlet or action in the code and in every document",
        discussion: """
            The code tells which it is. `help rename class`, `rename outlet` and `rename action` describe what changes.
            """,
        examples: [
            Example("rename EditorController.btn goButton", "an outlet"),
            Example("rename EditorController.go: start:", "an action, with all controls that send it"),
            Example("rename EditorController NoteController", "a class"),
        ],
        seeAlso: ["declare", "delete"], group: "Code", changesOtherFiles: true, advice: RenamingAdvice.withoutArrow,
        complete: complete, resolve: EditingCommand.unresolved, apply: EditingCommand.unapplied)

    @Sendable private static func complete(_ arguments: Arguments, in context: ResolveContext) throws(CommandError)
        -> [Word]?
    {
        let word = try arguments[old].word
        try checkIsNoObject(word, to: try arguments[newName].text, in: context)
        guard isClass(word, in: context) else {
            return try MemberStatement.completed("rename", of: word, arguments: arguments, in: context)
        }
        return [Word("rename", span: arguments.verb), Word("class", span: arguments.verb)] + arguments.operands
    }

    /// Refuses an object of the document, whose title or class can be meant.
    private static func checkIsNoObject(_ word: Word, to name: String, in context: ResolveContext) throws(CommandError)
    {
        let document = context.document
        guard word.firstUnquoted(Byte.period) == nil,
            context.project.code()?.classes(named: word.text).isEmpty != false,
            let node = try? context.references.resolve(word), let id = document.logName(of: node)
        else { return }
        let object = Quoting.quote(id)
        let title = context.catalog.titlePaths(document.tree.name(node)).first.map { path in
            "set \(object) \(path.attribute) \(Quoting.quote(name))"
        }
        let ofClass = document.tree.attribute("customClass", of: node).map {
            "rename \(Quoting.quote($0)) \(Quoting.quote(name))"
        }
        throw CommandError(
            "usage", "\(document.display(node)) is an object; 'rename' renames classes, outlets and actions",
            span: word.span,
            hints: [title, ofClass].compactMap { $0 } + ["set \(object) userLabel \(Quoting.quote(name))"])
    }

    /// Whether a word is a class, perhaps with its module.
    private static func isClass(_ word: Word, in context: ResolveContext) -> Bool {
        guard word.firstUnquoted(Byte.period) != nil else { return true }
        guard let code = context.project.code() else { return false }
        let meant = QualifiedClass(word.text)
        if !meant.classes(in: code).isEmpty { return true }
        // A class of another module than the one that is named is better told so than taken for a member.
        return meant.module.map { code.classes(named: $0).isEmpty } == true && !code.classes(named: meant.name).isEmpty
    }
}
