import XMLTree

/// The entries of `<inferredMetricsTieBreakers>`: each names the segue by which the bars of a destination are inferred, of several that
/// lead there.
///
/// Documents have an entry for 7,117 of 7,119 destinations of several segues, not counting unwind segues, and for 88 of 37,933
/// destinations of one (Documentation/Format/Document.md).
package struct TieBreakers {
    /// The name of the list.
    package static let list = "inferredMetricsTieBreakers"

    let document: NibDocument
    private var tree: XMLTree { document.tree }

    /// Looks at the entries of a document.
    package init(_ document: NibDocument) { self.document = document }

    /// Returns the other segues to the destination of one that count.
    package func rivals(of segue: Connection) -> [Connection] {
        segues(to: segue.destination).filter { $0.node != segue.node }
    }

    /// Returns the segues to a destination that count: those that have an id and are not unwind segues.
    func segues(to destination: String) -> [Connection] { document.connections(to: destination).filter(Self.counts) }

    /// Whether a connection is a segue that counts.
    static func counts(_ connection: Connection) -> Bool {
        connection.kind == .segue && connection.name != "unwind" && !connection.id.isEmpty
    }

    /// Returns the entry that names a segue to a destination; nil if there is none. Each destination has one at most (in 41 of 41
    /// documents).
    package func entry(for destination: String) -> NodeID? {
        entries.first { self.destination(of: $0) == destination }
    }

    var entries: [NodeID] {
        tree.elements(in: tree.root).first { tree.name($0) == Self.list }.map { Array(tree.elements(in: $0)) } ?? []
    }

    private func destination(of entry: NodeID) -> String? {
        tree.attribute("reference", of: entry).flatMap { document.element(withID: $0) }
            .flatMap { tree.attribute("destination", of: $0) }
    }

    /// The index of a new entry: entries are in the opposite order of the scenes that the segues lead to, in 193 of 203 lists from
    /// toolsVersion 13196 on; before that they are in no order.
    fileprivate func place(for destination: String) -> Int? {
        let own = scenePosition(destination)
        return entries.enumerated().first { scenePosition(self.destination(of: $0.element)) < own }?.offset
    }

    private func scenePosition(_ id: String?) -> Int {
        id.flatMap { document.element(withID: $0) }.flatMap { document.scene(of: $0) }.map { document.position(of: $0) }
            ?? 0
    }
}

extension Edit {
    /// Makes a segue the one by which the bars of its destination are inferred.
    ///
    /// - Parameters:
    ///   - segue: the segue.
    ///   - index: where a new entry goes in the list; nil for where Interface Builder puts it.
    /// - Throws: `NibError` if the list has no such index.
    package func chooseTieBreaker(_ segue: Connection, at index: Int? = nil) throws(NibError) {
        let ties = TieBreakers(document)
        if let entry = ties.entry(for: segue.destination) {
            return setAttribute("reference", to: segue.id, of: entry)
        }
        let place = index ?? ties.place(for: segue.destination)
        let list = list(TieBreakers.list, in: tree.root)
        let new = NewElement("segue", attributes: [Attribute("reference", segue.id)])
        try insert(makeElement(new, for: list), into: list, at: place)
    }

    /// Lets new segues break the ties of their destinations, as Interface Builder does in 63 of 70 cases.
    ///
    /// - Parameter root: an element that was just inserted: a segue, or what has segues in it.
    /// - Throws: `NibError` if the document is damaged.
    package func breakTies(byNewSeguesIn root: NodeID) throws(NibError) {
        guard document.kind.isStoryboard else { return }
        for node in tree.subtree(root) {
            guard let segue = document.connection(node), TieBreakers.counts(segue),
                !TieBreakers(document).rivals(of: segue).isEmpty
            else { continue }
            try chooseTieBreaker(segue)
        }
    }

    /// Removes a segue that another one replaces. The entry that names it goes, too: the new segue breaks the tie.
    ///
    /// - Parameter segue: the segue.
    package func removeReplaced(_ segue: Connection) {
        leaveTie(segue)
        remove(segue.node)
    }

    /// Lets a segue lead to another destination, as when it is drawn anew.
    ///
    /// - Parameters:
    ///   - segue: the segue.
    ///   - destination: the id of the other destination.
    /// - Throws: `NibError` if the attribute cannot have the value.
    package func redirect(_ segue: Connection, to destination: String) throws(NibError) {
        leaveTie(segue)
        try setProperty("destination", to: destination, of: segue.node)
        try breakTies(byNewSeguesIn: segue.node)
    }

    /// Lets the entry for a segue's destination name another one, or removes it if fewer than two are left.
    private func leaveTie(_ segue: Connection) {
        let ties = TieBreakers(document)
        let rest = ties.rivals(of: segue)
        guard let entry = ties.entry(for: segue.destination) else { return }
        if rest.count < 2 {
            remove(entry)
        } else if tree.attribute("reference", of: entry, is: segue.id) {
            setAttribute("reference", to: rest[0].id, of: entry)
        }
    }
}
