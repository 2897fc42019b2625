import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

extension Shell {
    static let renameOutlet = editing(
        "rename outlet",
        [
            .operand(
                Parameter(
                    "CLASS.OLD", kind: .declaredOutlet,
                    summary: "the class that declares the outlet, or an object of it, and the outlet's name")),
            .operand(Parameter("NEW", kind: .word, summary: "the new name")),
            .optional([.keyword("connections"), .several(CommonParameters.connections)]),
        ],
        summary: "renames an outlet in the code and in every document of the project",
        discussion: """
            In the code the declaration changes and what is certain to use it: in the class, its extensions and the classes \
            below it the bare name and `self.`; `#keyPath` and `\\Class.name` everywhere. Whatever may be a use besides is \
            listed and left as it is. In documents the connections of objects of these classes change, and no others.

            With `connections`, as the log writes it, only these change in the open document.
            """,
        examples: [Example("rename outlet EditorController.btn goButton", "one step of the log, whatever it changes")],
        seeAlso: ["rename action", "rename class", "declare outlet"], group: "Code"
    ) { context, arguments in
        try RenamingMembers.rename(arguments, isAction: false, context)
    }

    static let renameAction = editing(
        "rename action",
        [
            .operand(
                Parameter(
                    "CLASS.OLD", kind: .declaredAction,
                    summary: "the class that declares the action, or an object of it, and the selector")),
            .operand(Parameter("NEW", kind: .word, summary: "the new selector; it may leave out the colons")),
            .optional([.keyword("connections"), .several(CommonParameters.connections)]),
        ],
        summary: "renames an action in the code and in every document of the project",
        discussion: """
            As `rename outlet`. The parameters stay, and so do the colons. What is sent to the first responder is listed. \
            Unwind segues with the action change where no other class has one of the same selector; else they are listed.
            """,
        examples: [Example("rename action EditorController.go: start:", "with all controls that send it")],
        seeAlso: ["rename outlet", "rename class", "declare action"], group: "Code"
    ) { context, arguments in
        try RenamingMembers.rename(arguments, isAction: true, context)
    }
}

/// The steps of `rename outlet` and `rename action`.
private enum RenamingMembers {
    static func rename(_ arguments: Arguments, isAction: Bool, _ context: EditContext) throws -> EditOutcome {
        let word = try arguments.required("NEW")
        let attribute = isAction ? "selector" : "property"
        /// An unwind segue names its action otherwise than a control does.
        func attributeNaming(_ connection: Connection) -> String {
            connection.kind == .segue ? "unwindAction" : attribute
        }
        var newName = word.text
        var change = try MemberChange(arguments, "CLASS.OLD", isAction: isAction, context)
        try change.change { found in
            let rename: CodeRename
            (rename, newName) = try self.rename(found, to: newName, word)
            try found.editing.requireNew(newName, isAction: isAction, in: found.codeClass, word)
            return (rename.changes, rename.remaining)
        } documents: { document, edit, found in
            for connection in found.compactMap({ document.connection($0) }) {
                try requireFree(newName, connection, Set(found), document, word, isReplaying: false)
                edit.setAttribute(attributeNaming(connection), to: newName, of: connection.node)
            }
        } advice: { connection in
            let holder = isAction ? connection.destination : context.document.id(of: connection.source) ?? "OBJ"
            let owner = context.document.element(withID: holder).map { context.document.placeholder($0) == .owner }
            let member = "\(owner == true ? "owner" : holder).\(connection.name)"
            let declare =
                isAction ? "declare action \(member)" : "declare outlet \(member) -> \(connection.destination)"
            return [
                "'set \(connection.id) \(attribute) \(newName)' renames it in the document alone",
                "'\(declare)' adds it to the code first",
            ]
        }
        change.resolved.set("NEW", to: newName)
        try Connecting.checkName(newName, isAction ? "a selector" : "the name of an outlet", word)
        var renamed: Set<NodeID> = []
        return try change.outcome { node, connection in
            renamed.insert(node)
            try requireFree(newName, connection, renamed, context.document, word, isReplaying: context.isReplaying)
            context.edit.setAttribute(attributeNaming(connection), to: newName, of: node)
            return ["renamed: \(context.document.summary(of: node))  \(connection.id, .id)"]
        }
    }

    /// Refuses to give an outlet a name that another outlet of its source has, unless that one was renamed along.
    private static func requireFree(
        _ name: String, _ connection: Connection, _ renamed: Set<NodeID>, _ document: NibDocument, _ word: Word,
        isReplaying: Bool
    ) throws(ShellError) {
        guard connection.kind == .outlet, !isReplaying,
            let other = document.connection(.outlet, named: name, from: connection.source),
            !renamed.contains(other.node)
        else { return }
        throw Connecting.isTaken(name, by: other, in: document, word.span)
    }

    /// The changes of the code, and the new name with the colons that it may have been given without.
    private static func rename(_ found: CodeMember, to newName: String, _ word: Word) throws -> (CodeRename, String) {
        let files = try found.files()
        do {
            if found.isAction {
                return try CodeRenaming.rename(action: found.name, to: newName, in: found.family, files: files)
            }
            return (try CodeRenaming.rename(outlet: found.name, to: newName, in: found.family, files: files), newName)
        } catch {
            // Of what is wrong with the new name that one is the place.
            throw error.isOfNewName ? ShellError(error, span: word.span) : error
        }
    }
}
