import NibCatalog
import XMLTree

/// Keeps `<dependencies>` consistent with what a document uses: the first use of a feature adds an entry, and its last use takes the
/// capability along (22 of 22 edits of further documents). Plug-ins stay.
extension Edit {
    /// Adds the entries that new and changed elements require, and removes the capabilities that nothing requires any more.
    func renewDependencies(changed: [NodeID], released: [Requirement]) {
        var seen: Set<Requirement> = []
        for node in changed where tree.isAttached(node) {
            for requirement in document.requirements(of: node) where seen.insert(requirement).inserted {
                require(requirement)
            }
        }
        var gone: Set<Requirement> = []
        for requirement in released where !seen.contains(requirement) && gone.insert(requirement).inserted {
            guard case .capability(let name, let version) = requirement,
                let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "dependencies" }),
                isListed(since: version),
                let entry = elements("capability", in: list).first(where: { tree.attribute("name", of: $0, is: name) }),
                !document.requires(requirement)
            else { continue }
            remove(entry)
        }
    }

    private func require(_ requirement: Requirement) {
        let present = tree.elements(in: tree.root).first { tree.name($0) == "dependencies" }
        switch requirement {
        case .plugIn(let identifier):
            let plugIns = elements("plugIn", in: present)
            guard !plugIns.contains(where: { tree.attribute("identifier", of: $0, is: identifier) }) else { return }
            // In each document all plug-ins have the version of the Xcode that saved it.
            let version = plugIns.first.flatMap { tree.attribute("version", of: $0) }
            let attributes = [Attribute("identifier", identifier)] + (version.map { [Attribute("version", $0)] } ?? [])
            add(tree.makeElement("plugIn", attributes: attributes))
        case .capability(let name, let version):
            let capabilities = elements("capability", in: present)
            guard isListed(since: version),
                !capabilities.contains(where: { tree.attribute("name", of: $0, is: name) })
            else { return }
            let attributes = [Attribute("name", name), Attribute("minToolsVersion", "\(version)")]
            let further = (Requirement.furtherAttributes[name] ?? []).map { Attribute($0.0, $0.1) }
            add(tree.makeElement("capability", attributes: attributes + further))
        }
    }

    /// Whether the Xcode that saved the document lists capabilities of a version of Xcode: it knows none of a later one, and those up to
    /// Xcode 8 are listed up to toolsVersion 14113 (Documentation/Format/Document.md#capabilities).
    private func isListed(since version: Double) -> Bool {
        guard version <= 8 else { return true }
        let first = [(xcode: 7.0, tools: 8000), (6, 6154), (5.1, 5056)].first { $0.xcode <= version }?.tools ?? 0
        return (first..<14300).contains(document.toolsVersion)
    }

    private func elements(_ name: String, in parent: NodeID?) -> [NodeID] {
        parent.map { tree.elements(in: $0).filter { tree.name($0) == name } } ?? []
    }

    private func add(_ node: NodeID) {
        let list = list("dependencies", in: tree.root)
        insert(node, into: list, before: document.placeForDependency(node, in: list))
    }
}

extension NibDocument {
    /// Returns the dependency before which another one belongs; nil for the end.
    func placeForDependency(_ node: NodeID, in list: NodeID) -> NodeID? {
        let key = DependencyKey(node, in: tree)
        return place(in: list, sortedBy: { DependencyKey($0, in: $2).precedes(DependencyKey($1, in: $2)) }) { [tree] in
            key.precedes(DependencyKey($0, in: tree))
        }
    }
}

/// By what dependencies are sorted.
private struct DependencyKey {
    /// The order of their elements, with the attribute by which those of one element are sorted.
    private static let elements: [(name: String, key: String?)] = [
        ("deployment", nil), ("development", nil), ("plugIn", "identifier"), ("capability", "name"),
    ]

    private let rank: Int
    private let name: String

    init(_ node: NodeID, in tree: XMLTree) {
        let element = tree.name(node)
        rank = Self.elements.firstIndex { $0.name == element } ?? Self.elements.count
        let key = rank < Self.elements.count ? Self.elements[rank].key : nil
        name = key.flatMap { tree.attribute($0, of: node) } ?? ""
    }

    func precedes(_ other: DependencyKey) -> Bool {
        rank == other.rank ? Placing.precedes(name, other.name) : rank < other.rank
    }
}
