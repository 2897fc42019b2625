import CommandLanguage
import NibDocument
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
        let ids = document.connections.filter { $0.id.hasPrefix(partial.text) && !$0.id.isEmpty }.map {
            Suggestion(text: $0.id, note: document.summary(of: $0.node), isFinal: true)
        }
        return ids
            + member(where: { !document.connections(from: $0).isEmpty }) { node in
                let names = document.connections(from: node).map { $0.kind == .action ? $0.event ?? "" : $0.name }
                return Set(names).subtracting([""]).sorted()
            }
    }
}
