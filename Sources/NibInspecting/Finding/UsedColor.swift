import CommandLanguage
import NibCatalog
import NibDocument
import Queries
import XMLTree

/// A `<color>` as a value: by its name, or by its numbers in steps of 1/255.
struct UsedColor {
    let value: UsedValue
    /// The numbers, where `#RRGGBB` cannot say them.
    private let parts: [Attribute]

    init(_ node: NodeID, in document: NibDocument) {
        let tree = document.tree
        var parts: [Attribute] = []
        if let name = Self.systemName(of: node, in: tree) {
            value = UsedValue(name, as: .system)
        } else if let name = tree.attribute("name", of: node) {
            value = UsedValue(name, as: .asset)
        } else {
            let isWide = tree.attribute("customColorSpace", of: node, is: "displayP3")
            if let text = document.hexadecimal(color: node) {
                value = UsedValue(text, as: .literal, space: isWide ? "displayP3" : nil)
            } else {
                parts = tree.attributes(node).filter { $0.name != "key" && $0.name != "id" }
                let pairs = parts.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
                value = UsedValue(pairs, as: .literal)
            }
        }
        self.parts = parts
    }

    private static func systemName(of node: NodeID, in tree: XMLTree) -> String? {
        let names = ["systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor"]
        if let name = names.lazy.compactMap({ tree.attribute($0, of: node) }).first { return name }
        return tree.has("catalog", on: node) ? tree.attribute("name", of: node) : nil
    }

    /// The terms of a query that means the color in a property.
    func terms(at path: String) -> [String] {
        guard parts.isEmpty else {
            return parts.map { "\(path).\($0.name)=\(Quoting.quote($0.value))" }
        }
        return ["\(path)=\(value.text)"] + (value.space.map { ["\(path).customColorSpace=\($0)"] } ?? [])
    }
}

/// The names that are certainly meant by a literal: an asset or a color of the system that has just this value.
struct SuggestedNames {
    private var colors: [String: String] = [:]

    init(_ document: NibDocument) {
        let catalog = document.catalog
        if document.kind.family == .cocoaTouch {
            let names = catalog.systemColorNames.filter { name in
                name.hasPrefix("system") && !["Background", "Fill"].contains { name.contains($0) }
            }
            for name in names.sorted().reversed() {
                guard let color = catalog.systemColor(name), color.components.count == 3 else { continue }
                colors[ColorNumbers.hexadecimal(color.components + [color.alpha]) ?? ""] = name
            }
        }
        for (name, color) in document.namedColors {
            // White is also what a color has whose asset was never seen.
            guard let text = document.hexadecimal(color: color), text != "#FFFFFF" else { continue }
            colors[text] = name
        }
    }

    func color(_ value: UsedValue) -> String? { value.space == nil ? colors[value.text] : nil }
}

extension NibDocument {
    /// The colors of asset catalogues that the document lists, with their values.
    fileprivate var namedColors: [(name: String, color: NodeID)] {
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "resources" }) else { return [] }
        return tree.elements(in: list).compactMap { entry in
            guard tree.name(entry) == "namedColor", let name = tree.attribute("name", of: entry),
                let color = tree.firstElement(in: entry)
            else { return nil }
            return (name, color)
        }
    }
}
