import NibCatalog
import XMLTree

/// What an element takes along when it is removed: the elements elsewhere that are pointless without it, and references to it.
struct Dependents {
    /// One change of the document.
    enum Change {
        case removal(NodeID)
        case release(NodeID, attribute: String)
        case refer(NodeID, attribute: String, to: String)
    }

    /// The changes, in the order in which they are made.
    private(set) var changes: [Change] = []
    /// What the changes remove, described as it is before the first of them.
    private(set) var removal = Removal()
    private let document: NibDocument
    /// Returns a description of an element for the user.
    private let describe: (NodeID) -> String
    private var tree: XMLTree { document.tree }
    /// The elements that are removed, with everything in them.
    private var removed: Set<NodeID>
    /// Entries of `<inferredMetricsTieBreakers>` that name a removed segue, with its id.
    private var tieBreakers: [(entry: NodeID, segue: String)] = []
    /// The ids of removed elements whose references are not found yet.
    private var pending: [String] = []

    /// Finds what refers to an element or to elements inside it, and what refers to those in turn.
    ///
    /// - Throws: `NibError` if the user stops it.
    init(of node: NodeID, in document: NibDocument) throws(NibError) {
        self.document = document
        describe = { document.summary(of: $0) }
        removed = Set(document.tree.subtree(node))
        pending = document.idsInside(node)
        try follow()
    }

    /// Finds the references that lead nowhere, with what is pointless without them.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - describe: returns a description of an element for the user.
    /// - Throws: `NibError` if the user stops it.
    init(ofBrokenReferencesIn document: NibDocument, describing describe: @escaping (NodeID) -> String) throws(NibError)
    {
        self.document = document
        self.describe = describe
        removed = []
        for (node, _, id) in document.brokenReferences where !removed.contains(node) { release(node, from: id) }
        try follow()
    }

    private mutating func follow() throws(NibError) {
        while let id = pending.popLast() {
            try NibError.throwIfInterrupted()
            for referrer in document.referrers(to: id) where !removed.contains(referrer) {
                try NibError.throwIfInterrupted()
                release(referrer, from: id)
            }
        }
        for (entry, segue) in tieBreakers { breakTie(entry, without: segue) }
        try dropUntied()
    }

    /// Lets an entry name another segue to the same destination, as Xcode does; if fewer than two are left, the entry goes.
    private mutating func breakTie(_ entry: NodeID, without segue: String) {
        let destination = document.element(withID: segue).flatMap { tree.attribute("destination", of: $0) } ?? ""
        let others = remaining(to: destination)
        if others.count > 1 {
            changes.append(.refer(entry, attribute: "reference", to: others[0].id))
        } else {
            drop(entry)
        }
    }

    /// Removes the entries for destinations to which only one segue is left: 11 of 13 go.
    private mutating func dropUntied() throws(NibError) {
        guard document.kind.isStoryboard else { return }
        let gone = removed.lazy.compactMap { [document] in document.connection($0) }.filter(TieBreakers.counts)
        let destinations = Set(gone.map(\.destination))
        guard !destinations.isEmpty else { return }
        for entry in TieBreakers(document).entries where !removed.contains(entry) {
            try NibError.throwIfInterrupted()
            guard let named = tree.attribute("reference", of: entry).flatMap({ document.element(withID: $0) }),
                !removed.contains(named), let destination = tree.attribute("destination", of: named),
                destinations.contains(destination), remaining(to: destination).count < 2
            else { continue }
            drop(entry)
        }
    }

    /// The segues to a destination that are not removed, except unwind segues.
    private func remaining(to destination: String) -> [Connection] {
        TieBreakers(document).segues(to: destination).filter { !removed.contains($0.node) && document.hasID($0.id) }
    }

    private mutating func drop(_ entry: NodeID) {
        let named = tree.attribute("reference", of: entry) ?? ""
        removal.items.append(Removal.Item(element: tree.name(entry), id: "", text: "tie breaker \(named)"))
        changes.append(.removal(entry))
        removed.formUnion(tree.subtree(entry))
    }

    /// The binding that one follows when those before it are removed.
    private func otherPredecessor(of binding: NodeID) -> String? {
        guard let connection = document.connection(binding) else { return nil }
        return BindingOrder.predecessor(of: connection.name, of: connection.source, in: document) {
            removed.contains($0)
        }
    }

    /// Notes the changes that take an element's references to an id away.
    private mutating func release(_ referrer: NodeID, from id: String) {
        let element = tree.name(referrer)
        let names = tree.attributes(referrer)
            .filter { $0.value == id && document.catalog.isReference(element: element, attribute: $0.name) }
            .map(\.name)
        guard !names.isEmpty else { return }
        if element == "segue", let list = tree.parent(referrer), tree.name(list) == TieBreakers.list {
            tieBreakers.append((referrer, id))
            return
        }
        let own = tree.attribute("id", of: referrer) ?? ""
        let summary = describe(referrer)
        if document.livesByReference(referrer, attributes: names) {
            removal.items.append(Removal.Item(element: element, id: own, text: summary))
            changes.append(.removal(referrer))
            pending += document.idsInside(referrer)
            removed.formUnion(tree.subtree(referrer))
            return
        }
        for name in names {
            if name == BindingOrder.attribute, let other = otherPredecessor(of: referrer) {
                changes.append(.refer(referrer, attribute: name, to: other))
                continue
            }
            removal.items.append(Removal.Item(element: element, id: own, text: "\(name) of \(summary)"))
            changes.append(.release(referrer, attribute: name))
        }
    }
}
