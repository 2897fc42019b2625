import CommandLanguage
import CommandLog
import NibDocument
import NibEditing
import ObjectReferences
import Replies
import SourceIndex
import XMLTree

/// The change of an outlet or action, given as `CLASS.NAME`, in the code and in every document: what `delete` and `rename`
/// share.
struct MemberChange {
    /// `[connections ID…]`
    static let connectionsSyntax: Syntax = .optional([
        .keyword("connections"), .several(CommonParameters.connections),
    ])

    private let context: ResolveContext
    private let isAction: Bool
    private let parameter: Parameter<MemberReference>
    private let word: Word
    private let member: ClassMember
    private let given: [NodeID]
    private var command: ResolvedArguments
    private let isPartial: Bool

    /// Reads the word for the member, and the connections if they are given.
    ///
    /// - Parameters:
    ///   - arguments: those of the command.
    ///   - parameter: the one that names the member.
    ///   - isAction: whether it is an action.
    ///   - context: what the command is resolved with.
    /// - Throws: an error if the word names no member, or there is no such connection.
    init(
        _ arguments: Arguments, of parameter: Parameter<MemberReference>, isAction: Bool, in context: ResolveContext
    ) throws(CommandError) {
        (self.context, self.isAction, self.parameter) = (context, isAction, parameter)
        word = try arguments[parameter].word
        member = try ClassMember(word, in: context)
        given = try arguments[all: CommonParameters.connections].map { connection throws(CommandError) in
            try context.references.resolve(connection.word)
        }
        command = ResolvedArguments(arguments)
        isPartial = arguments[UsesLeft.partial]
    }

    /// The result of a change.
    struct Result {
        /// The resolved command, with the changes of files.
        var resolved: Resolved
        /// The connections of the open document that the command changes.
        let connections: [Connection]
        /// What is left.
        let left: UsesLeft
    }

    /// Refuses a change that is not whole, unless `--partial` is given; otherwise returns the resolved command.
    func finish(_ result: Result) throws(CommandError) -> Resolved {
        var resolved = result.resolved
        try result.left.finish(&resolved, isPartial: isPartial, at: word, wantsFields: context.wantsFields)
        return resolved
    }

    /// Finds what is to be changed: the patches of source files and of other documents, and the connections of the open one.
    ///
    /// - Parameters:
    ///   - verb: what the command does.
    ///   - code: returns the changes of the code, and what is left, found by a search.
    ///   - documents: changes connections of another document.
    ///   - advice: what to do about a connection that has the name although the class does not.
    /// - Returns: the resolved command and the connections.
    /// - Throws: an error if the class has no such member, or code or a document cannot be changed.
    func resolve(
        _ verb: UsesLeft.Verb, code: (CodeMember) throws(CommandError) -> (CodeRename, [CodeFile]),
        documents: ProjectDocuments.Change,
        advice: (Connection) -> [String]
    ) throws(CommandError) -> Result {
        let found = try CodeMember(member, isAction: isAction, in: context)
        var uses = DocumentUses(
            isAction ? .action(found.name) : .outlet(found.name), of: found.family, in: found.editor.code)
        uses.ownsUnwinding = isAction && found.isOnly
        let (rename, files): (CodeRename, [CodeFile])
        do throws(CommandError) { (rename, files) = try code(found) } catch {
            throw withAdvice(error, owners: owners(of: found), advice: advice)
        }
        uses.isOnlyReceiver = isAction && found.isOnlyReceiver(among: files)
        let elements = given.isEmpty ? uses.elements(in: context.document) : given
        let others = try ProjectDocuments(context: context, uses: uses, word: found.name).changes(documents)
        let codePatches = try found.editor.patches(of: rename.changes)
        try found.editor.requireSyntax(of: codePatches, at: word)

        var command = command
        command[parameter] = MemberReference(object: found.codeClass.name, name: found.name)
        var ids: [ObjectReference] = []
        for node in elements { ids.append(ObjectReference(try context.id(of: node))) }
        command[all: CommonParameters.connections] = ids
        var resolved = Resolved(command)
        resolved.fileChanges = others.patches + codePatches
        let left = UsesLeft(
            verb: verb, name: found.name, code: rename, documents: others.uses + found.requirements(),
            unread: found.editor.unread)
        return Result(
            resolved: resolved, connections: try Self.connections(elements, in: context.document, at: word), left: left)
    }

    /// Adds which other classes declare the name, and what to do if the open document has a connection of the name.
    private func withAdvice(_ error: CommandError, owners: [String], advice: (Connection) -> [String]) -> CommandError {
        guard error.code == CodeEditError.Kind.notDeclared.rawValue else { return error }
        var error = error
        error.hints += owners.prefix(3).map { "\($0) declares it: name it as '\($0).\(member.name)'" }
        if let found = undeclared(), !found.id.isEmpty { error.hints += advice(found) }
        return error
    }

    /// The classes of the code that declare an outlet or action of the name, those of the document's objects first.
    private func owners(of found: CodeMember) -> [String] {
        let names = found.declarers
        let used = Set(
            context.document.tree.subtree(context.document.tree.root).compactMap {
                context.document.tree.attribute("customClass", of: $0)
            })
        return names.filter(used.contains) + names.filter { !used.contains($0) }
    }

    /// The first connection of the open document that has the name although the code does not: of the object, or of any object
    /// of the class.
    private func undeclared() -> Connection? {
        let document = context.document
        return document.connections.first { found in
            guard found.name == member.name,
                isAction ? found.kind == .action : found.kind == .outlet || found.kind == .outletCollection,
                let holder = isAction ? document.element(withID: found.destination) : found.source
            else { return false }
            return member.node.map { $0 == holder }
                ?? QualifiedClass(member.owner.text).isClass(of: holder, in: document.tree)
        }
    }

    /// Returns the connections that elements are.
    ///
    /// - Throws: an error if one of them is not a connection.
    private static func connections(_ elements: [NodeID], in document: NibDocument, at word: Word)
        throws(CommandError) -> [Connection]
    {
        var connections: [Connection] = []
        for node in elements { connections.append(try connection(node, in: document, at: word.span)) }
        return connections
    }

    /// Returns the connection that an element is.
    ///
    /// - Throws: an error if it is not a connection.
    static func connection(_ node: NodeID, in document: NibDocument, at span: Range<Int>? = nil)
        throws(CommandError) -> Connection
    {
        if let connection = document.connection(node) { return connection }
        throw CommandError("not-a-connection", "\(document.display(node)) is not a connection", span: span)
    }
}
