import NibCatalog
import NibDocument
import XMLTree

/// Reads the colors of a document: by components, by the names of the system's colors, and by those of asset catalogues as the
/// document's resources give them.
struct ColorReader {
    let document: NibDocument
    /// The colors of the dark appearance; nil for the light one.
    private let dark: DarkColors?
    /// The elements of the colors in `<resources>`, by name.
    private let named: [String: NodeID]

    /// Reads the resources of a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - dark: the colors of the dark appearance; nil for the light one.
    init(_ document: NibDocument, dark: DarkColors? = nil) {
        self.document = document
        self.dark = dark
        let tree = document.tree
        var named: [String: NodeID] = [:]
        let lists = tree.elements(in: tree.root).filter { tree.name($0) == "resources" }
        for entry in lists.flatMap({ tree.elements(in: $0) }) {
            guard ["namedColor", "systemColor"].contains(tree.name(entry)),
                let name = tree.attribute("name", of: entry),
                let color = tree.elements(in: entry).first(where: { tree.name($0) == "color" })
            else { continue }
            named[name] = color
        }
        self.named = named
    }

    /// The color of an object's property; nil if it has none.
    func color(keyed key: String, of node: NodeID) -> Color? {
        let tree = document.tree
        guard let child = document.child(keyed: key, of: node), tree.name(child) == "color" else { return nil }
        return color(child)?.fixed
    }

    /// The color that a `<color>` describes; nil if the document does not tell.
    func color(_ element: NodeID) -> Color? {
        let tree = document.tree
        for attribute in ["systemColor", "cocoaTouchSystemColor", "name"] {
            guard let name = tree.attribute(attribute, of: element) else { continue }
            if let color = dark?.color(name, in: document.kind.family) { return color }
            if let known = system(name) { return known }
            if let entry = named[name], entry != element { return components(entry) }
        }
        return components(element)
    }

    private func system(_ name: String) -> Color? {
        if document.kind.family == .cocoa { return CocoaColors.color(name) }
        guard let color = document.catalog.systemColor(name) else { return nil }
        let parts = color.components
        return parts.count == 1
            ? Color(white: parts[0], alpha: color.alpha)
            : Color(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
    }

    private func components(_ element: NodeID) -> Color? {
        let tree = document.tree
        func part(_ name: String) -> Double? {
            guard let value = tree.attribute(name, of: element).flatMap(Double.init), value.isFinite else { return nil }
            return max(0, min(1, value))
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return Color(white: white, alpha: alpha) }
        if let red = part("red"), let green = part("green"), let blue = part("blue") {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = part("cyan"), let magenta = part("magenta"), let yellow = part("yellow") {
            let rest = 1 - (part("black") ?? 0)
            return Color(
                red: (1 - cyan) * rest, green: (1 - magenta) * rest, blue: (1 - yellow) * rest, alpha: alpha)
        }
        return nil
    }
}
