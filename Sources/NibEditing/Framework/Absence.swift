import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// What a command would remove but is not there. If its name is one that the object could have, the command succeeds, so that a script
/// may run twice; a name that nothing has is a mistake.
enum Absence {
    /// The result for a command that has nothing to remove.
    ///
    /// - Parameter what: what is not there.
    /// - Returns: a result that changes nothing, with a note.
    static func nothingToDo(_ what: String) -> Resolved {
        var resolved = Resolved.nothingToDo
        resolved.remarks = [note(what)]
        return resolved
    }

    /// A line that says what is not there.
    static func note(_ what: String) -> StyledText { "\("note:", .warning) \(what)" }

    /// Whether a name may be absent: no name that is there is so near that it was probably meant.
    static func isPlausible(_ name: String, among there: [String]) -> Bool {
        Nearest.names(to: name, among: there).isEmpty
    }

    /// Whether an object can have the attribute or part that a path names.
    static func isKnown(_ steps: [PropertyPath.Step], of object: NodeID, in document: NibDocument) -> Bool {
        guard let first = steps.first else { return false }
        let cell = document.cell(of: object)
        let isFirstKnown = [object, cell].contains { node in
            node.map { isKnown(first.name, of: document.tree.name($0), in: document) } == true
        }
        return isFirstKnown
            && steps.dropFirst().allSatisfy { step in
                step.name.split(separator: "@").allSatisfy { Catalog.knowsName(String($0)) }
            }
    }

    /// The attributes that every object can have, even if no known document shows it.
    private static let general: Set<String> = [
        "customClass", "customModule", "customModuleProvider", "userLabel", "userComments",
    ]

    private static func isKnown(_ name: String, of element: String, in document: NibDocument) -> Bool {
        let catalog = document.catalog
        return general.contains(name) || document.knownAttributes(of: element).contains(name)
            || !catalog.ownParts(named: name, of: element).isEmpty
            || catalog.titlePaths(element).contains { $0.attribute == name }
    }
}
