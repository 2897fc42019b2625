import XMLTree

/// A font as documents describe it.
package struct DocumentFont: Equatable, Sendable {
    /// The family's name; nil for the system's font.
    package var family: String?
    /// The size in points.
    package var size: Double
    /// The weight as CSS counts it, from 100 to 900.
    package var weight = 400
    /// Whether the letters are slanted.
    package var isItalic = false

    /// Makes a font of the system.
    package init(size: Double, weight: Int = 400) {
        self.size = size
        self.weight = weight
    }

    /// Reads a `<fontDescription>` of UIKit or a `<font>` of AppKit.
    ///
    /// - Parameters:
    ///   - key: the key of the element.
    ///   - node: the object.
    ///   - size: the size if the document does not tell.
    ///   - document: the document.
    package init(keyed key: String, of node: NodeID, size: Double, in document: NibDocument) {
        self.init(size: size)
        if let element = document.child(keyed: key, of: node) { read(element, in: document) }
    }

    /// Takes from an element what it says of the font.
    package mutating func read(_ element: NodeID, in document: NibDocument) {
        let tree = document.tree
        if let style = tree.attribute("style", of: element), let known = FontStyle.fonts[style] {
            (size, weight) = known
        }
        if let meta = tree.attribute("metaFont", of: element) { readMetaFont(meta) }
        for name in ["pointSize", "size"] {
            guard let value = tree.attribute(name, of: element).flatMap(Double.init) else { continue }
            size = value
        }
        size = size.isFinite ? max(1, min(400, size)) : 13
        let type = tree.attribute("type", of: element) ?? ""
        if type == "boldSystem" { weight = 700 }
        if type == "italicSystem" { isItalic = true }
        if let name = tree.attribute("weight", of: element), let known = Self.weights[name] { weight = known }
        guard let name = tree.attribute("name", of: element), !name.hasPrefix(".") else { return }
        readFace(name)
        family = tree.attribute("family", of: element) ?? name.split(separator: "-").first.map(String.init)
        // No family has these in its name, and where names are listed they would end one.
        family?.removeAll { "'\",;{}".contains($0) }
        family = family.map { String($0.prefix(60)) }
    }

    private mutating func readMetaFont(_ name: String) {
        size = (MetaFont.sizes[name] ?? MetaFont.sizes["system"]).flatMap(Double.init) ?? size
        if name.hasSuffix("Bold") || name.hasSuffix("Heavy") { weight = 700 }
        if name.hasSuffix("Semibold") { weight = 600 }
        if name.hasSuffix("Medium") { weight = 500 }
        if name.hasSuffix("Light") || name.hasSuffix("Thin") { weight = 300 }
        if name == "userFixedPitch" || name == "userFixed" { family = "Menlo" }
    }

    private mutating func readFace(_ name: String) {
        let face = name.split(separator: "-").dropFirst().joined()
        if face.contains("Italic") || face.contains("Oblique") { isItalic = true }
        for (part, value) in [
            ("Bold", 700), ("Heavy", 800), ("Black", 900), ("Medium", 500), ("Light", 300), ("Thin", 200),
        ]
        where face.contains(part) {
            weight = value
            break
        }
        if face.contains("Semi") || face.contains("Demi") { weight = 600 }
        if face.contains("UltraLight") { weight = 100 }
    }

    private static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]
}
