import Bytes
import NibCatalog
import XMLTree

/// The names of objects: their classes, and the labels by which users know them.
extension NibDocument {
    /// Returns the object's class at run time: `customClass`, otherwise the element's class.
    package func className(of node: NodeID) -> String {
        if let custom = tree.attribute("customClass", of: node), !custom.isEmpty { return custom }
        return systemClassName(of: node)
    }

    /// Returns the framework class of the element, regardless of `customClass`.
    package func systemClassName(of node: NodeID) -> String {
        if let name = catalog.element(tree.name(node))?.className { return name }
        return tree.name(node)
    }

    /// Returns the kind of the object in words: `Button`, `Table View Cell`, `File's Owner`.
    package func typeName(of node: NodeID) -> String {
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

    /// Returns the text that distinguishes an object from others of its kind: its label in the document, title or text.
    package func title(of node: NodeID) -> String? { titleAndAttribute(of: node)?.title }

    /// Returns the attribute that the title of an object is taken from, such as `text` or `storyboardIdentifier`; nil without a
    /// title.
    package func titleAttribute(of node: NodeID) -> String? { titleAndAttribute(of: node)?.attribute }

    private func titleAndAttribute(of node: NodeID) -> (title: String, attribute: String)? {
        if placeholder(node) != nil { return nil }
        if let own = ownTitle(of: node) { return own }
        let parts = tree.elements(in: node).compactMap { part in
            tree.attribute("key", of: part).flatMap(Self.titledParts.firstIndex).map { (rank: $0, part: part) }
        }
        for (_, part) in parts.sorted(by: { $0.rank < $1.rank }) {
            if let value = property("title", of: part), !value.isEmpty { return (value, "title") }
        }
        return nil
    }

    /// Returns the first of the object's own properties that can be its title and has a text. Lists need the title of every object, so
    /// the attributes and children are read once, not once for each of the properties.
    private func ownTitle(of node: NodeID) -> (title: String, attribute: String)? {
        let attributes = tree.attributes(node) { name in Self.titleNames.contains { $0.utf8.elementsEqual(name) } }
        let strings = tree.elements(in: node).filter(isString)
        for name in Self.titleNames {
            let value =
                attributes.first { $0.name == name }?.value
                ?? strings.first { tree.attribute("key", of: $0, is: name) }.map { string(in: $0) }
            if let value, !value.isEmpty { return (value, name) }
        }
        return nil
    }

    /// The properties that can be an object's title, the most telling first.
    private static let titleNames = [
        "userLabel", "title", "text", "label", "headerTitle", "placeholder", "placeholderString",
        "storyboardIdentifier", "reuseIdentifier", "systemItem", "systemMenu",
    ]

    /// The keys of parts whose title is the object's, the most telling first.
    private static let titledParts = ["configuration", "normal", "cell", "headerCell"]

    /// Returns the name that Xcode's outline gives to an object without a title: the name of an outlet connected to it.
    ///
    /// Outlets that every such object has (`view`, `delegate`, …) do not count. Of several outlets, one of File's Owner
    /// comes first, then the first by name. An object that has such a name keeps it while further outlets are connected to it.
    package func outletName(of node: NodeID) -> String? {
        guard let id = id(of: node), placeholder(node) == nil, !isConstraint(node), !isConnection(node) else {
            return nil
        }
        guard references.count(of: id) > Self.fewReferrers else { return outletName(of: id) }
        if let known = outletNames.value(of: node, in: tree) { return known }
        let name = outletName(of: id)
        outletNames.keep(name, of: node, in: tree)
        return name
    }

    /// Up to this number of referrers, an object's outlet is found anew each time.
    private static let fewReferrers = 8

    private func outletName(of id: String) -> String? {
        var best: (isOwner: Bool, name: String)?
        let kept = keptOutlets[id]
        for reference in references.nodes(id) where connectionKind(reference) == .outlet {
            guard let outlet = connection(reference), outlet.destination == id, !isUsual(outlet) else { continue }
            if outlet.name == kept { return kept }
            let isOwner = placeholder(outlet.source) == .owner
            if let best, (best.isOwner && !isOwner) || (best.isOwner == isOwner && best.name <= outlet.name) {
                continue
            }
            best = (isOwner, outlet.name)
        }
        return best?.name
    }

    /// Whether an outlet is declared by a framework, judged by its name or the class of its source.
    private func isUsual(_ outlet: Connection) -> Bool {
        Self.usualOutlets.contains(outlet.name)
            || catalog.outlets(ofClass: knownClass(of: outlet.source).name).contains { $0.name == outlet.name }
    }

    private static let usualOutlets: Set<String> = [
        "dataSource", "delegate", "initialFirstResponder", "menu", "nextKeyView", "view", "window",
    ]

    /// Returns what distinguishes the object besides its kind: its title, otherwise the outlet connected to it.
    package func label(of node: NodeID) -> String? { title(of: node) ?? outletName(of: node) }

    /// Returns what the object is called, whether others are called so or not.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - inFull: whether a long title is not cut.
    /// - Returns: its kind and, in quotes, its title.
    package func shortName(of node: NodeID, inFull: Bool) -> String {
        if isScene(node) {
            return Self.name(
                ofKind: "Scene", label: label(ofScene: node).map { inFull ? Self.onOneLine($0) : Self.shortened($0) })
        }
        let type = typeName(of: node)
        guard let title = label(of: node), title != type else { return type }
        return Self.name(ofKind: type, label: inFull ? Self.onOneLine(title) : Self.shortened(title))
    }

    /// Returns the name of an object of a kind: `Button "Go"`, or the kind without a label.
    ///
    /// - Parameters:
    ///   - kind: the kind in words.
    ///   - label: the label as it is shown.
    /// - Returns: the name, in which the label reads back as a word in double quotes.
    package static func name(ofKind kind: String, label: String?) -> String {
        guard let label else { return kind }
        guard label.utf8.contains(where: { $0 == Byte.quote || $0 == Byte.backslash }) else {
            return "\(kind) \"\(label)\""
        }
        return "\(kind) \"\(label.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// Returns a text on one line, cut to at most 40 characters.
    static func shortened(_ text: String) -> String {
        let line = onOneLine(text)
        return line.count > 40 ? String(line.prefix(39)) + "…" : line
    }

    /// Returns the forms in which a title occurs in the names of objects: itself, on one line, and cut.
    static func spellings(of title: String) -> [String] {
        guard title.utf8.count > 40 || title.utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return [title] }
        return Array(Set([title, onOneLine(title), shortened(title)]))
    }

    /// Returns a text with line ends and tabs as spaces.
    private static func onOneLine(_ text: String) -> String {
        text.utf8.contains { $0 < 0x20 || $0 > 0x7E }
            ? String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }) : text
    }
}
