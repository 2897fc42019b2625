import NibCatalog
import XMLTree

/// Adding to `<dependencies>` what the changes of an edit need for the first time; nothing is ever removed from it.
extension Edit {
    /// The capability whose format includes all that older Xcodes had.
    private static let modernFormat = "documents saved in the Xcode 8 format"

    /// Adds the entries for elements that came or had an attribute set.
    func renewDependencies(changed: [NodeID]) {
        var seen: Set<Requirement> = []
        for node in changed where tree.isAttached(node) {
            for requirement in document.requirements(of: node) where seen.insert(requirement).inserted {
                require(requirement)
            }
        }
    }

    private func require(_ requirement: Requirement) {
        let present = tree.elements(in: tree.root).first { tree.name($0) == "dependencies" }
        switch requirement {
        case .plugIn(let identifier):
            let plugIns = elements("plugIn", in: present)
            guard !plugIns.contains(where: { tree.attribute("identifier", of: $0, is: identifier) }) else { return }
            // All plug-ins of a document have the version of the Xcode that saved it.
            let version = plugIns.first.flatMap { tree.attribute("version", of: $0) }
            let attributes = [Attribute("identifier", identifier)] + (version.map { [Attribute("version", $0)] } ?? [])
            add(tree.makeElement("plugIn", attributes), sortedBy: "identifier", identifier)
        case .capability(let name, let version):
            let capabilities = elements("capability", in: present)
            func has(_ name: String) -> Bool { capabilities.contains { tree.attribute("name", of: $0, is: name) } }
            guard !has(name), isWorthSaying(version, isModern: has(Self.modernFormat)) else { return }
            let spelled = version == version.rounded() ? "\(Int(version)).0" : Numbers.spell(version)
            let attributes = [Attribute("name", name), Attribute("minToolsVersion", spelled)]
            add(tree.makeElement("capability", attributes), sortedBy: "name", name)
        }
    }

    /// Whether a document says that it needs an Xcode: not when its format says so already, nor when it was saved by an
    /// older one, which wrote nothing of the kind.
    ///
    /// Measured: documents in the format of Xcode 8 leave out nine of ten such needs; of the others those say it, all of
    /// them, that were saved by an Xcode that knows it.
    private func isWorthSaying(_ version: Double, isModern: Bool) -> Bool {
        version > 8 || (!isModern && Double(document.toolsVersion) >= version * 1000)
    }

    private func elements(_ name: String, in parent: NodeID?) -> [NodeID] {
        parent.map { tree.elements(in: $0).filter { tree.name($0) == name } } ?? []
    }

    /// Puts a dependency in its place: deployment, development, plug-ins, capabilities; the latter two sorted.
    private func add(_ node: NodeID, sortedBy attribute: String, _ value: String) {
        let list = list("dependencies", in: tree.root)
        let element = tree.name(node)
        let sibling = tree.elements(in: list).first { other in
            let name = tree.name(other)
            if name == element { return tree.compare(attribute, of: other, with: value) == .behind }
            return element == "plugIn" && name == "capability"
        }
        insert(node, into: list, before: sibling)
    }
}
