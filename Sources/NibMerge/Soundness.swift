import NibDocument
import XMLTree

/// What is broken in a document, so that a merge can tell what it broke itself.
struct Soundness {
    /// A reference that leads nowhere.
    struct Reference {
        let node: NodeID
        let attribute: String
        let id: String
        /// What tells it from others in another version.
        let name: String
    }

    /// The references that lead nowhere.
    let references: [Reference]
    /// The ids that several elements share.
    let sharedIDs: Set<String>
    /// The outlets and bindings that lead to another scene, by their ids.
    let crossings: Set<String>

    /// Examines a document.
    init(_ document: NibDocument) {
        references = document.brokenReferences.map { node, attribute, id in
            Reference(node: node, attribute: attribute, id: id, name: "\(document.tree.name(node)).\(attribute)=\(id)")
        }
        sharedIDs = Set(document.sharedIDs)
        crossings = Self.crossings(in: document)
    }

    private static func crossings(in document: NibDocument) -> Set<String> {
        guard document.kind.isStoryboard else { return [] }
        var found: Set<String> = []
        let names = ["outlet", "outletCollection", "binding"].compactMap { document.tree.symbol($0) }
        guard !names.isEmpty else { return [] }
        for node in document.tree.subtree(document.tree.root) where names.contains(document.tree.symbol(of: node)) {
            guard let connection = document.connection(node),
                let destination = document.element(withID: connection.destination),
                let from = document.scene(of: node), let to = document.scene(of: destination), from != to
            else { continue }
            found.insert(connection.id)
        }
        return found
    }

    /// Whether a result is broken where neither of the versions that it was made of is.
    func isWorse(than versions: [Soundness]) -> Bool {
        let known = Set(versions.flatMap { $0.references.map(\.name) })
        return references.contains { !known.contains($0.name) }
            || !sharedIDs.isSubset(of: versions.reduce(into: Set()) { $0.formUnion($1.sharedIDs) })
            || !crossings.isSubset(of: versions.reduce(into: Set()) { $0.formUnion($1.crossings) })
    }
}
