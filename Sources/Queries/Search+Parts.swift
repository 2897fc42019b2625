import NibCatalog
import NibDocument
import XMLTree

/// What the parts of an object have: its texts, fonts, colors and images. The parts of a macOS control include its cell, which has no
/// parts for itself, as the inspector shows them.
extension Search {
    /// Returns the elements that make up an object: itself, and what is in it but belongs to no other object.
    private func parts(of node: NodeID) -> [NodeID] {
        if document.isConnection(node) || document.isConstraint(node) { return [node] }
        if isCellOfControl(node) { return [] }
        let cell = document.cell(of: node)
        var parts: [NodeID] = []
        tree.visitElements(in: node) { element in
            if element != node, element != cell {
                if document.id(of: element) != nil || tree.name(element) == "connections" { return false }
            }
            parts.append(element)
            return true
        }
        return parts
    }

    private func isCellOfControl(_ node: NodeID) -> Bool {
        document.kind.family == .cocoa && tree.attribute("key", of: node, is: "cell")
            && tree.parent(node).map { document.cell(of: $0) == node } == true
    }

    /// The properties that people read in the running program.
    private static let textNames: Set<String> = [
        "text", "title", "placeholder", "placeholderString", "headerTitle", "footerTitle", "prompt", "label", "content",
        "alternateTitle", "detailText", "paletteLabel", "subtitle", "toolTip",
    ]

    /// The texts of an object.
    func texts(of node: NodeID) -> [String] {
        var found: [String] = []
        for part in parts(of: node) where tree.name(part) != "accessibility" {
            for attribute in tree.attributes(part) where Self.textNames.contains(attribute.name) {
                found.append(attribute.value)
            }
            if let key = tree.attribute("key", of: part), Self.textNames.contains(key), document.isString(part) {
                found.append(document.string(in: part))
            }
        }
        return found.filter { !$0.isEmpty }
    }

    /// The names, families, kinds and styles of an object's fonts.
    func fonts(of node: NodeID) -> [String] {
        parts(of: node).filter(isFont).flatMap { font in
            ["name", "family", "type", "style", "metaFont"].compactMap { tree.attribute($0, of: font) }
        }
    }

    func isFont(_ node: NodeID) -> Bool { ["font", "fontDescription"].contains(tree.name(node)) }

    /// The names of an object's images.
    func images(of node: NodeID) -> [String] {
        parts(of: node).filter { !["behavior", "accessibilityTraits"].contains(tree.name($0)) }.flatMap { part in
            tree.attributes(part).filter { $0.name == "image" || $0.name.hasSuffix("Image") }.map(\.value)
        }
    }

    // MARK: - Colors

    /// Returns the key of the first color of an object that matches.
    func color(of node: NodeID, passing test: Test) -> String? {
        let colors = parts(of: node).filter { tree.name($0) == "color" }
        let found = colors.first { isColor($0, passing: test.replacing(.unequal, by: .equal)) }
        if test.comparison == .unequal { return found == nil && !colors.isEmpty ? "color" : nil }
        return found.map { "color \(tree.attribute("key", of: $0) ?? "")" }
    }

    /// Whether a `<color>` is the color that a value names or describes.
    func isColor(_ node: NodeID, passing test: Test) -> Bool {
        if let wanted = test.color {
            return document.components(ofColor: node).map { ColorNumbers.isEqual($0, to: wanted) } == true
        }
        let names = ["systemColor", "name", "cocoaTouchSystemColor"].compactMap { tree.attribute($0, of: node) }
        return test.text.isEmpty || test.first(of: names) != nil
    }
}

extension NibDocument {
    /// Returns a color that is described by numbers as `#RRGGBB`, or `#RRGGBBAA` if it is not opaque; nil for other colors.
    package func hexadecimal(color node: NodeID) -> String? {
        components(ofColor: node).flatMap(ColorNumbers.hexadecimal)
    }

    /// Red, green, blue and alpha of a color that is described by numbers.
    fileprivate func components(ofColor node: NodeID) -> [Double]? {
        func number(_ name: String) -> Double? { tree.attribute(name, of: node).flatMap { Double($0) } }
        guard !tree.has("systemColor", on: node), !tree.has("name", on: node) else { return nil }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return [white, white, white, alpha] }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        return [red, green, blue, alpha]
    }
}
