import NibCatalog
import XMLTree

/// What objects are called: their class, and the label a person knows them by.
extension NibDocument {
    /// The class the object has at run time: `customClass`, else the element's own.
    public func className(of node: NodeID) -> String {
        if let custom = tree.attribute("customClass", of: node), !custom.isEmpty { return custom }
        return systemClassName(of: node)
    }

    /// The framework's class for the element, whatever `customClass` says.
    public func systemClassName(of node: NodeID) -> String {
        if let name = catalog.element(tree.name(node))?.className { return name }
        return tree.name(node)
    }

    /// The kind of the object in words: `Button`, `Table View Cell`, `File's Owner`.
    public func typeName(of node: NodeID) -> String {
        switch placeholder(node) {
        case .owner: return "File's Owner"
        case .firstResponder: return "First Responder"
        case .application: return "Application"
        case .external: return "External Object"
        case nil: break
        }
        let element = tree.name(node)
        if element == "menuItem", tree.attribute("isSeparatorItem", of: node, is: "YES") { return "Separator Item" }
        if element == "customObject", let name = tree.attribute("customClass", of: node), !name.isEmpty {
            return Self.words(ofClass: name)
        }
        return catalog.element(tree.name(node))?.displayName ?? Self.words(ofElement: tree.name(node))
    }

    /// The text that tells an object from its like: its label in the document, its title or its text.
    public func title(of node: NodeID) -> String? {
        if placeholder(node) != nil { return nil }
        if let label = property("userLabel", of: node), !label.isEmpty { return label }
        for name in [
            "title", "text", "label", "headerTitle", "placeholder", "placeholderString", "storyboardIdentifier",
            "reuseIdentifier",
        ] {
            if let value = property(name, of: node), !value.isEmpty { return value }
        }
        for (key, name) in [
            ("normal", "title"), ("cell", "title"), ("configuration", "title"), ("headerCell", "title"),
        ] {
            if let child = child(keyed: key, of: node), let value = property(name, of: child), !value.isEmpty {
                return value
            }
        }
        return nil
    }

    /// The name by which Xcode's outline calls an object without a title: that of an outlet that holds it.
    ///
    /// Outlets that every such object has in the same place (`view`, `delegate`, …) say nothing and do not count. Of
    /// several, the owner's goes first, then the first by name.
    public func outletName(of node: NodeID) -> String? {
        guard let id = id(of: node), placeholder(node) == nil, !isConstraint(node), !isConnection(node) else {
            return nil
        }
        var best: (isOwner: Bool, name: String)?
        for reference in references.nodes(id) where connectionKind(reference) == .outlet {
            guard let outlet = connection(reference), outlet.destination == id, !isUsual(outlet) else { continue }
            let isOwner = placeholder(outlet.source) == .owner
            if let best, (best.isOwner && !isOwner) || (best.isOwner == isOwner && best.name <= outlet.name) {
                continue
            }
            best = (isOwner, outlet.name)
        }
        return best?.name
    }

    /// Whether the outlet is one that its source has from a framework, as its name or the source's class tells.
    private func isUsual(_ outlet: Connection) -> Bool {
        Self.usualOutlets.contains(outlet.name)
            || catalog.outlets(ofClass: knownClass(of: outlet.source).name).contains { $0.name == outlet.name }
    }

    private static let usualOutlets: Set<String> = [
        "dataSource", "delegate", "initialFirstResponder", "menu", "nextKeyView", "view", "window",
    ]

    /// What people call the object besides its kind: its title, else the outlet that holds it.
    public func label(of node: NodeID) -> String? { title(of: node) ?? outletName(of: node) }

    /// The object's name for people: `Button "Go"`, `View`, `File's Owner`.
    public func display(_ node: NodeID) -> String {
        if tree.name(node) == "scene", let label = label(ofScene: node) { return "Scene \"\(label)\"" }
        let type = typeName(of: node)
        guard let title = label(of: node), title != type else { return type }
        return "\(type) \"\(Self.shortened(title))\""
    }

    /// A text on one line, at most 40 characters.
    static func shortened(_ text: String) -> String {
        let line = String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
        return line.count > 40 ? String(line.prefix(39)) + "…" : line
    }
}
