import CommandLanguage
import NibDocument
import Replies
import SourceIndex
import XMLTree

extension CodeEditError {
    /// Whether it is the new name of a renaming that cannot be.
    var isOfNewName: Bool { kind == .badName || kind == .exists }
}

/// The change of an outlet or action, given as `CLASS.NAME`, in the code and in every document: what `delete` and `rename` share.
struct MemberChange {
    /// The arguments as the log keeps them.
    var resolved: ResolvedArguments

    private let context: EditContext
    private let isAction: Bool
    private let parameter: String
    private let word: Word
    private let member: ClassMember
    private var elements: [NodeID]?
    private var remarks: [StyledText] = []
    private var left: [CodePlace] = []

    /// Reads the word and the connections that a line of the log names.
    ///
    /// - Parameters:
    ///   - arguments: those of the command.
    ///   - parameter: the one that names the member.
    ///   - isAction: whether it is an action.
    ///   - context: what the command works with.
    /// - Throws: `ShellError` when the word is no member, or a connection is not there.
    init(_ arguments: Arguments, _ parameter: String, isAction: Bool, _ context: EditContext) throws {
        (self.context, self.isAction, self.parameter) = (context, isAction, parameter)
        word = try arguments.required(parameter)
        member = try ClassMember(word, context)
        resolved = ResolvedArguments(arguments)
        elements = try NamedElements.given(arguments, context)
    }

    /// Changes the code and the other documents, and finds the connections of the open one; nothing when a line of the log is
    /// played again.
    ///
    /// - Parameters:
    ///   - code: gives the changes of the code, and the places that are left to people.
    ///   - documents: changes connections of another document.
    ///   - advice: what to do about a connection that has the name where the class has it not.
    /// - Throws: `ShellError` when the class has no such member, or code or a document cannot be changed.
    mutating func change(
        code: (CodeMember) throws -> (changes: [CodeChange], left: [CodePlace]),
        documents: (NibDocument, Edit, [NodeID]) throws -> Void, advice: (Connection) -> [String]
    ) throws {
        guard !context.isReplaying else { return }
        do {
            let found = try CodeMember(member, isAction: isAction, context)
            resolved.set(parameter, to: .dotted([found.codeClass.name, found.name]))
            var uses = DocumentUses(isAction ? .action(found.name) : .outlet(found.name), of: found.family)
            uses.ownsUnwinding = isAction && found.isOnly
            let changes: [CodeChange]
            (changes, left) = try code(found)
            elements = elements ?? uses.elements(in: context.document)
            remarks = try ProjectDocuments(context: context, uses: uses, word: found.name).change(documents)
            try found.editing.make(changes)
        } catch let error as CodeEditError {
            var refusal = ShellError(error, span: word.span)
            if error.kind == .notDeclared, let found = undeclared(), !found.id.isEmpty {
                refusal.hints += advice(found)
            }
            throw refusal
        }
    }

    /// The first connection of the open document that has the name where the code has not; of the object, or of any of the class.
    private func undeclared() -> Connection? {
        let document = context.document
        return document.connections.first { found in
            guard found.name == member.name,
                isAction ? found.kind == .action : found.kind == .outlet || found.kind == .outletCollection,
                let holder = isAction ? document.element(withID: found.destination) : found.source
            else { return false }
            return member.node.map { $0 == holder }
                ?? document.tree.attribute("customClass", of: holder, is: member.owner.text)
        }
    }

    /// Changes the connections of the open document, and tells all that was done.
    ///
    /// - Parameter change: changes one connection and gives the lines about it.
    /// - Returns: the command's outcome.
    /// - Throws: `ShellError` when a line of the log names what is no connection, or what `change` throws.
    func outcome(_ change: (NodeID, Connection) throws -> [StyledText]) throws -> EditOutcome {
        var outcome = EditOutcome(resolved)
        try NamedElements.note(elements ?? [], &outcome.resolved, context)
        for node in elements ?? [] where context.tree.isAttached(node) {
            guard let connection = context.document.connection(node) else {
                throw ShellError(
                    "not-a-connection", "\(context.document.display(node)) is no connection", span: word.span)
            }
            outcome.remarks += try change(node, connection)
        }
        outcome.remarks += CodeEditing.told(context) + remarks
        CodeEditing.told(left, &outcome)
        return outcome
    }
}
