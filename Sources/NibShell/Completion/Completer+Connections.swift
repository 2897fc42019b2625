import CommandLanguage
import NibDocument
import NibEditing
import ObjectReferences
import XMLTree

/// The two ends of a connection of any kind.
extension Completer {
    /// Objects, and after the dot what an object can have connected: outlets, collections, events and bindings.
    func connectionEnds(_ parameter: ParameterDeclaration) -> [Suggestion] {
        guard partial.lastUnquoted(Self.dot) != nil else {
            return objects(suffix: "") { isSource($0) && isWholeEnd($0) }
                + objects(suffix: ".") { isSource($0) && !isWholeEnd($0) }
        }
        let outlets = [false, true].flatMap { isCollection in
            codeOutlets(parameter, isCollection: isCollection)
                ?? member(where: isSource) { outletNames($0, isCollection: isCollection) }
        }
        return outlets + member { events($0) } + member { bindingNames($0) }
    }

    /// Objects, and after the dot the selectors that an object answers; at the end of a segue its kinds.
    func connectionTargets(_ parameter: ParameterDeclaration) -> [Suggestion] {
        guard partial.lastUnquoted(Self.dot) == nil else { return codeActions(parameter) ?? member { selectors($0) } }
        let exit = document?.kind.isStoryboard == true ? plain(["exit"]) : []
        let isAfterController = (expectation.arguments?.allWords(of: .connectionTarget).count ?? 0) > 0
        let kinds = isAfterController && !exit.isEmpty ? plain(document?.catalog.segueKinds ?? []) : []
        let source = expectation.arguments?.firstWord(of: .connectionEnd)
        let isAction = source.map { $0.lastUnquoted(Self.dot) == nil } == true && exit.isEmpty
        return kinds + exit + objects(suffix: isAction ? "." : "")
    }

    /// Whether an object can be the end of a connection without a name: a control, or in a storyboard where a segue begins.
    private func isWholeEnd(_ node: NodeID) -> Bool { document?.kind.isStoryboard == true || sendsActions(node) }

    /// Connections by their ids; or objects that have some, and after the dot the names of these.
    func connections() -> [Suggestion] {
        guard let document else { return [] }
        return ids(of: document.connections)
            + member(where: { !document.connections(from: $0).isEmpty }) { node in
                let names = document.connections(from: node).map { $0.kind == .action ? $0.event ?? "" : $0.name }
                return Set(names).subtracting([""]).sorted()
            }
    }

    /// Objects and classes, and after the dot the events of a control; a new name has no candidates.
    func newMembers() -> [Suggestion] {
        partial.lastUnquoted(Self.dot) == nil ? classHeads() : member { events($0) }
    }

    /// The object that the first word of a kind begins with, up to a dot.
    func object(of kind: ParameterKind) -> NodeID? {
        guard let session, let word = expectation.arguments?.firstWord(of: kind) else { return nil }
        let references = References(session)
        if let node = try? references.resolve(word) { return node }
        return word.lastUnquoted(Self.dot).flatMap { try? references.resolve(references.before($0, in: word)) }
    }

    /// What can send the action of an object on macOS.
    func triggers() -> [String] {
        guard let document, let source = object(of: .eventMember) else { return [] }
        return ActionSource.triggers(of: source, in: document)
    }

    /// The first keys of a path that leads from an object.
    func bindingKeys(_ node: NodeID) -> [String] {
        document.map { BindingNames.keys(of: node, in: $0) } ?? []
    }

    /// The other bindings of the object that gets one.
    func bindingIDs() -> [Suggestion] {
        guard let document, let source = object(of: .bindingMember) else { return [] }
        return ids(of: document.connections(.binding, from: source)) + plain(["none"])
    }

    /// The ids of connections, with what these are.
    private func ids(of connections: [Connection]) -> [Suggestion] {
        connections.filter { !$0.id.isEmpty && $0.id.hasPrefix(partial.text) }.map {
            let note = document?.summary(of: $0.node) ?? ""
            return Suggestion(text: $0.id, note: note, isFinal: true, needsNote: true)
        }
    }
}
