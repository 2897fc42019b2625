import CommandLanguage
import NibDocument
import ObjectReferences
import XMLTree

/// The two ends of a connection of any kind.
extension Completer {
    /// Objects, and after the dot what an object can have connected: outlets, collections, events and bindings.
    func connectionEnds(_ parameter: ParameterDeclaration) -> [Suggestion] {
        guard partial.lastUnquoted(Self.dot) != nil else { return objects(suffix: "", where: isSource) }
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
        return kinds + exit + objects(suffix: "")
    }
}
