import NibCatalog
import XMLTree

/// Keeps `<dependencies>` consistent with what a document uses: the first use of a feature adds an entry, and its last use takes the
/// capability along (22 of 22 edits of further documents). Plug-ins stay.
extension Edit {
    /// The capability that implies all capabilities of older Xcode versions.
    private static let modernFormat = "documents saved in the Xcode 8 format"

    /// The last version of Xcode whose capabilities the modern format implies.
    private static let lastImplied = 8.0

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
            guard case .capability(let name, let version) = requirement, version > Self.lastImplied,
                let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "dependencies" }),
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
            func has(_ name: String) -> Bool { capabilities.contains { tree.attribute("name", of: $0, is: name) } }
            guard !has(name), isWorthSaying(version, isModern: has(Self.modernFormat)) else { return }
            let attributes = [Attribute("name", name), Attribute("minToolsVersion", "\(version)")]
            let further = (Requirement.furtherAttributes[name] ?? []).map { Attribute($0.0, $0.1) }
            add(tree.makeElement("capability", attributes: attributes + further))
        }
    }

    /// Whether the document should list a capability that needs a version of Xcode.
    ///
    /// It should not if the Xcode 8 format implies the capability, nor if the document was saved by an older Xcode that
    /// did not write it. In the documents measured, those in the Xcode 8 format leave out nine of ten such
    /// capabilities; all others list them if they were saved by an Xcode that knows them.
    private func isWorthSaying(_ version: Double, isModern: Bool) -> Bool {
        version > Self.lastImplied || (!isModern && Double(document.toolsVersion) >= version * 1000)
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
    /// The order of dependencies, with the attribute by which those of one kind are sorted.
    private static let dependencies: [(element: String, key: String?)] = [
        ("deployment", nil), ("development", nil), ("plugIn", "identifier"), ("capability", "name"),
    ]

    /// Returns the dependency before which another one belongs; nil for the end.
    func placeForDependency(_ node: NodeID, in list: NodeID) -> NodeID? {
        func rank(_ node: NodeID) -> Int {
            Self.dependencies.firstIndex { $0.element == tree.name(node) } ?? Self.dependencies.count
        }
        let (own, symbol) = (rank(node), tree.symbol(of: node))
        let key = own < Self.dependencies.count ? Self.dependencies[own].key : nil
        let value = key.flatMap { tree.attribute($0, of: node) } ?? ""
        return tree.elements(in: list).first { other in
            guard tree.symbol(of: other) == symbol else { return rank(other) > own }
            return key.map { tree.compare($0, of: other, with: value) == .behind } ?? false
        }
    }
}
