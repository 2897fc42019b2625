import NibDocument
import XMLTree

/// A font: what of it a picture can show without the font itself.
struct Font {
    /// The family's name; nil for the system's font.
    var family: String?
    var size: Double
    /// The weight as CSS counts it, from 100 to 900.
    var weight = 400
    var isItalic = false

    init(size: Double, weight: Int = 400) {
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
    init(keyed key: String, of node: NodeID, size: Double, in document: NibDocument) {
        self.init(size: size)
        if let element = document.child(keyed: key, of: node) { read(element, in: document) }
    }

    mutating func read(_ element: NodeID, in document: NibDocument) {
        let tree = document.tree
        if let style = tree.attribute("style", of: element), let known = Self.textStyles[style] {
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
        // A quote would end the name in the list of families.
        family?.removeAll { "'\",;{}".contains($0) }
        family = family.map { String($0.prefix(60)) }
    }

    private mutating func readMetaFont(_ name: String) {
        if name.hasPrefix("small") || name == "toolTip" || name == "paletteFont" { size = 11 }
        if name.hasPrefix("mini") { size = 9 }
        if name.hasPrefix("label") || name.hasPrefix("cellTitle") { size = 10 }
        if name.hasPrefix("menu") || name.hasPrefix("system") || name.hasPrefix("message") { size = 13 }
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

    /// The sizes and weights of the text styles at the default size (Human Interface Guidelines, "Typography").
    private static let textStyles: [String: (Double, Int)] = [
        "UICTFontTextStyleTitle0": (34, 400), "UICTFontTextStyleTitle1": (28, 400),
        "UICTFontTextStyleTitle2": (22, 400), "UICTFontTextStyleTitle3": (20, 400),
        "UICTFontTextStyleHeadline": (17, 600), "UICTFontTextStyleBody": (17, 400),
        "UICTFontTextStyleCallout": (16, 400), "UICTFontTextStyleSubhead": (15, 400),
        "UICTFontTextStyleFootnote": (13, 400), "UICTFontTextStyleCaption1": (12, 400),
        "UICTFontTextStyleCaption2": (11, 400), "UICTFontTextStyleEmphasizedBody": (17, 600),
    ]

    private static let weights = [
        "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
        "heavy": 800, "black": 900,
    ]
}
