import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// The steps of `rename outlet` and `rename action`.
struct RenamingMember {
    /// Whether an action is renamed.
    let isAction: Bool
    /// The parameter that names the outlet or action.
    let member: Parameter<MemberReference>
    /// The parameter that gives the new name.
    let newName: Parameter<Name>

    // MARK: - Resolving

    /// Finds what uses the name in the code and in all documents of the project, and checks the new name.
    func resolve(_ arguments: Arguments, in context: ResolveContext) throws(CommandError) -> Resolved {
        let (old, word) = (try arguments[member].word, try arguments[newName].word)
        var name = word.text
        let change = try MemberChange(arguments, of: member, isAction: isAction, in: context)
        var result = try change.resolve(.rename) { (found) throws(CommandError) in
            let rename: CodeRename
            let files: [CodeFile]
            (rename, name, files) = try self.rename(found, to: word, old: old)
            try found.requireOwn(at: old)
            try found.editor.requireNew(name, isAction: isAction, in: found.codeClass, at: word)
            try found.requireUnused(String(name.prefix { $0 != ":" }), at: word)
            return (rename, files)
        } documents: { (document, edit, found) throws(CommandError) in
            let renamed = Set(found)
            for connection in found.compactMap({ document.connection($0) }) {
                try Self.requireFree(name, for: connection, renamed: renamed, in: document, at: word)
                edit.setAttribute(
                    attributeNaming(connection), to: newValue(name, for: connection), of: connection.node)
            }
        } advice: { connection in
            advice(connection, name: name, in: context.document)
        }
        try Connecting.checkName(name, what: isAction ? "a selector" : "the name of an outlet", at: word)
        let renamed = Set(result.connections.map(\.node))
        for connection in result.connections {
            try Self.requireFree(name, for: connection, renamed: renamed, in: context.document, at: word)
        }
        result.resolved.commands[0][newName] = Name(name)
        return try change.finish(result)
    }

    /// Returns the changes of the code, and the new name with the colons that it may have been given without.
    private func rename(_ found: CodeMember, to word: Word, old: Word)
        throws(CommandError) -> (CodeRename, String, [CodeFile])
    {
        do throws(CodeEditError) {
            let search = try found.search(newName: word.text)
            if isAction {
                let (rename, selector) = try CodeRenaming.rename(
                    action: found.name, to: word.text, in: found.family, search: search)
                return (rename, selector, search.files)
            }
            let rename = try CodeRenaming.rename(outlet: found.name, to: word.text, in: found.family, search: search)
            return (rename, word.text, search.files)
        } catch { throw CommandError(error, span: error.isOfNewName ? word.span : old.span) }
    }

    /// Returns what to do about a connection that has the old name although the class does not.
    private func advice(_ connection: Connection, name: String, in document: NibDocument) -> [String] {
        let holder = isAction ? connection.destination : document.id(of: connection.source) ?? "OBJ"
        let owner = document.element(withID: holder).map { document.placeholder($0) == .owner }
        let member = "\(owner == true ? "owner" : holder).\(connection.name)"
        let declare = isAction ? "declare action \(member)" : "declare outlet \(member) -> \(connection.destination)"
        return [
            "'set \(connection.id) \(attributeNaming(connection)) \(name)' renames it only in the document",
            "'\(declare)' adds it to the code first",
        ]
    }

    /// Refuses to give an outlet a name that another outlet of its source has, unless that one is renamed along.
    private static func requireFree(
        _ name: String, for connection: Connection, renamed: Set<NodeID>, in document: NibDocument, at word: Word
    ) throws(CommandError) {
        guard connection.kind == .outlet,
            let other = document.connection(.outlet, named: name, from: connection.source),
            !renamed.contains(other.node)
        else { return }
        throw OutletNames.isTaken(name, by: other, in: document, at: word.span)
    }

    /// The attribute that has the name; an unwind segue uses another attribute for its action than a control.
    private func attributeNaming(_ connection: Connection) -> String {
        if connection.kind == .segue { return "unwindAction" }
        if connection.kind == .binding { return "keyPath" }
        return isAction ? "selector" : "property"
    }

    /// The value of that attribute with the new name.
    private func newValue(_ name: String, for connection: Connection) -> String {
        connection.bindingPath?.keys(withFirst: name).joined(separator: ".") ?? name
    }

    // MARK: - Applying

    /// Renames the connections of the open document.
    func apply(_ command: ResolvedArguments, in context: ApplyContext) throws(CommandError) -> Outcome {
        let name = try context.value(newName, of: command).text
        var renamed: [Connection] = []
        for reference in command[all: CommonParameters.connections] {
            let node = try context.element(reference.word)
            let connection = try MemberChange.connection(node, in: context.document)
            context.edit.setAttribute(
                attributeNaming(connection), to: newValue(name, for: connection), of: node)
            renamed.append(connection)
        }
        var outcome = Outcome()
        outcome.remarks = renamed.map { connection in
            "renamed: \(context.document.summary(of: connection.node))  \(connection.id, .id)"
        }
        return outcome
    }
}
