import NibDocument
import XMLTree

/// A view with its place in the picture, and what is asked about it to draw it.
struct DrawnView {
    let style: Style
    let node: NodeID
    /// The frame in the picture.
    let frame: Rect
    /// The color of what can be pressed.
    let tint: Color

    var document: NibDocument { style.document }
    var tree: XMLTree { document.tree }
    var element: String { tree.name(node) }

    // MARK: - Attributes

    func attribute(_ name: String) -> String? { tree.attribute(name, of: node) }

    /// A property that is written as an attribute or a child.
    func text(_ name: String) -> String? { document.property(name, of: node) }

    func number(_ name: String) -> Double? {
        attribute(name).flatMap(Double.init).flatMap { $0.isFinite ? Limits.position($0) : nil }
    }

    func count(_ name: String) -> Int? { number(name).map { Int(max(0, min($0, Double(Limits.parts)))) } }

    func isOn(_ name: String) -> Bool { tree.attribute(name, of: node, is: "YES") }

    func isOff(_ name: String) -> Bool { tree.attribute(name, of: node, is: "NO") }

    /// How far a value is between its least and its greatest one, from 0 to 1.
    func fraction(_ name: String, from least: String, to most: String, ifMissing: Double = 0) -> Double {
        let (low, high) = (number(least) ?? 0, number(most) ?? (style.isCocoa ? 100 : 1))
        guard high > low, let value = number(name) else { return ifMissing }
        return max(0, min(1, (value - low) / (high - low)))
    }

    // MARK: - Children

    func child(_ key: String) -> DrawnView? { document.child(keyed: key, of: node).map { part($0) } }

    /// The elements in a list such as `<segments>`, at most as many as are drawn.
    func list(_ name: String) -> [DrawnView] {
        guard let list = tree.elements(in: node).first(where: { tree.name($0) == name }) else { return [] }
        return tree.elements(in: list).prefix(Limits.parts).map { part($0) }
    }

    /// A part of the view, such as its cell, to ask the same about.
    func part(_ node: NodeID, frame: Rect? = nil) -> DrawnView {
        DrawnView(style: style, node: node, frame: frame ?? self.frame, tint: tint)
    }

    func color(_ key: String) -> Color? { style.colors.color(keyed: key, of: node) }

    func font(_ key: String, size: Double) -> Font { Font(keyed: key, of: node, size: size, in: document) }

    /// The plain text of an `<attributedString>`, with the font and color of its first part; nil if there is none.
    func attributedText(_ key: String) -> (text: String, font: Font?, color: Color?)? {
        guard let string = child(key), string.element == "attributedString" else { return nil }
        var (text, font, color): (String, Font?, Color?) = ("", nil, nil)
        for fragment in tree.elements(in: string.node).prefix(Limits.parts) where tree.name(fragment) == "fragment" {
            if text.utf8.count < Limits.characters { text += document.property("content", of: fragment) ?? "" }
            guard font == nil,
                let attributes = tree.elements(in: fragment).first(where: { tree.name($0) == "attributes" })
            else { continue }
            if let element = document.child(keyed: "NSFont", of: attributes) {
                var read = Font(size: 12)
                read.read(element, in: document)
                font = read
            }
            color = style.colors.color(keyed: "NSColor", of: attributes)
        }
        return (text, font, color)
    }

    /// The name of an image property: that of an attribute, or of an `<imageReference>`.
    func image(_ key: String = "image") -> String? {
        if let name = attribute(key), !name.isEmpty { return name }
        guard let reference = child(key), reference.element == "imageReference" else { return nil }
        return reference.attribute("image")
    }

    /// The alignment of a text.
    func alignment(_ name: String) -> TextBlock.Alignment {
        switch attribute(name) {
        case "center": .center
        case "right", "trailing": .right
        default: .left
        }
    }
}
