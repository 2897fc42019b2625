import NibCatalog
import XMLTree

/// Adds the header entries that new scenes require.
extension Edit {
    /// Adds the capabilities and system colors that a new scene uses, unless the document lists them already.
    ///
    /// - Throws: `NibError` if they cannot be inserted.
    func noteNeeds(of scene: NodeID) throws(NibError) {
        guard document.kind.family == .cocoaTouch else { return }
        for node in tree.subtree(scene) {
            switch tree.name(node) {
            case "viewLayoutGuide": try require(capability: "Safe area layout guides", since: "9.0")
            case "collectionViewCellContentView":
                try require(capability: "collection view cell content view", since: "11.0")
            case "color" where document.toolsVersion >= 17000:
                if let name = tree.attribute("systemColor", of: node) { try require(systemColor: name) }
            default: break
            }
        }
    }

    /// Adds a capability at its place among the others, which are sorted by name.
    private func require(capability name: String, since version: String) throws(NibError) {
        let dependencies = list("dependencies", in: tree.root)
        let others = tree.elements(in: dependencies).filter { tree.name($0) == "capability" }
        guard !others.contains(where: { tree.attribute("name", of: $0, is: name) }) else { return }
        let node = tree.makeElement(
            "capability", [Attribute("name", name), Attribute("minToolsVersion", version)])
        let next = others.first { Placing.precedes(name, tree.attribute("name", of: $0) ?? "") }
        insert(node, into: dependencies, before: next)
    }

    /// The system colors of new scenes as written in `<resources>` (Documentation/Format/Resources.md#entries).
    private static let systemColors = [
        "systemBackgroundColor":
            "<color white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    ]

    private func require(systemColor name: String) throws(NibError) {
        guard let color = Self.systemColors[name] else { return }
        try require(capability: "System colors in document resources", since: "11.0")
        let resources = list("resources", in: tree.root)
        let isThere = tree.elements(in: resources).contains {
            tree.name($0) == "systemColor" && tree.attribute("name", of: $0, is: name)
        }
        guard !isThere else { return }
        let text = "<systemColor name=\"\(name)\">\(color)</systemColor>"
        try place(makeElement(from: text, for: resources), into: resources)
    }
}
