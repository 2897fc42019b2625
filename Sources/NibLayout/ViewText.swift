import NibDocument
import XMLTree

/// What a view shows as text, as far as its size depends on it.
struct ViewText: Equatable {
    /// The texts that it must have room for: one, or those of the items of a pop-up button.
    let texts: [String]
    let font: DocumentFont
    /// The most lines; 0 for as many as the text takes.
    let lines: Int
    /// The width at which the document breaks lines; nil if that follows from constraints.
    let breakingWidth: Double?
    /// Whether the view shows nothing but the text, as labels do.
    let isPlain: Bool

    /// Reads the text of a view; nil if its size does not depend on one.
    init?(of node: NodeID, in document: NibDocument) {
        let name = document.tree.name(node)
        let isCocoa = document.kind.family == .cocoa
        isPlain = name == (isCocoa ? "textField" : "label")
        guard let texts = isCocoa ? Self.cocoaTexts(of: node, in: document) : Self.touchTexts(of: node, in: document)
        else { return nil }
        self.texts = texts
        font = Self.font(of: node, in: document)
        lines = isPlain ? Self.lines(of: node, in: document) : 1
        breakingWidth = isPlain ? Self.breakingWidth(of: node, in: document) : nil
    }

    private static func touchTexts(of node: NodeID, in document: NibDocument) -> [String]? {
        switch document.tree.name(node) {
        case "label":
            // A text with attributes has fonts of its own.
            if document.child(keyed: "attributedText", of: node) != nil { return nil }
            return [document.property("text", of: node) ?? ""]
        case "button":
            let owner = document.child(keyed: "configuration", of: node) ?? document.child(keyed: "normal", of: node)
            return owner.flatMap { document.property("title", of: $0) }.map { [$0] }
        default: return nil
        }
    }

    private static func cocoaTexts(of node: NodeID, in document: NibDocument) -> [String]? {
        guard let cell = document.child(keyed: "cell", of: node) else { return nil }
        switch document.tree.name(node) {
        case "textField": return isLabel(cell, in: document) ? [document.property("title", of: cell) ?? ""] : nil
        case "button": return document.property("title", of: cell).map { [$0] }
        case "popUpButton": return titles(ofItemsIn: cell, of: document)
        default: return nil
        }
    }

    /// The most lines of a label.
    private static func lines(of node: NodeID, in document: NibDocument) -> Int {
        let tree = document.tree
        guard document.kind.family == .cocoa else {
            return max(0, tree.attribute("numberOfLines", of: node).flatMap { Int($0) } ?? 1)
        }
        guard let cell = document.child(keyed: "cell", of: node),
            !tree.attribute("usesSingleLineMode", of: cell, is: "YES")
        else { return 1 }
        return [nil, "wordWrapping", "charWrapping"].contains(tree.attribute("lineBreakMode", of: cell)) ? 0 : 1
    }

    private static func isLabel(_ cell: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        return tree.name(cell) == "textFieldCell" && !tree.attribute("editable", of: cell, is: "YES")
            && tree.attribute("borderStyle", of: cell) == nil
            && !tree.attribute("drawsBackground", of: cell, is: "YES")
            && document.child(keyed: "attributedString", of: cell) == nil
    }

    private static func breakingWidth(of node: NodeID, in document: NibDocument) -> Double? {
        let written = document.tree.attribute("preferredMaxLayoutWidth", of: node).flatMap { Double($0) }
        return written.flatMap { (1...1e5).contains($0) ? $0 : nil }
    }

    /// The titles of a pop-up button's items, or the title of one that pulls down; nil if it has none.
    private static func titles(ofItemsIn cell: NodeID, of document: NibDocument) -> [String]? {
        let tree = document.tree
        if tree.attribute("pullsDown", of: cell, is: "YES") {
            return document.property("title", of: cell).map { [$0] }
        }
        guard let menu = document.child(keyed: "menu", of: cell),
            let items = tree.elements(in: menu).first(where: { tree.name($0) == "items" })
        else { return nil }
        let titles = tree.elements(in: items).compactMap { document.property("title", of: $0) }
        return titles.isEmpty ? nil : titles
    }

    /// The font that a view shows its text in.
    static func font(of node: NodeID, in document: NibDocument) -> DocumentFont {
        guard document.kind.family == .cocoa else {
            let usual = document.tree.name(node) == "button" ? 15.0 : 17
            return DocumentFont(keyed: "fontDescription", of: node, size: usual, in: document)
        }
        let owner = document.child(keyed: "cell", of: node) ?? node
        return DocumentFont(keyed: "font", of: owner, size: 13, in: document)
    }
}

// MARK: - Sizes in the system's font

extension ViewText {
    /// The width of the widest line, without a limit; nil if it has letters whose width is not known.
    var width: Double? {
        var widest = 0.0
        for text in texts {
            for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
                guard let width = TextMetrics.width(of: line, in: font) else { return nil }
                widest = max(widest, width)
            }
        }
        return widest
    }

    /// How many lines the text takes.
    ///
    /// - Parameter width: the room for a line in points.
    /// - Returns: the number, at least 1; nil if the text has letters whose width is not known.
    func lineCount(in width: Double) -> Int? {
        guard lines != 1 else { return 1 }
        let space = TextMetrics.width(of: " ", in: font) ?? 0
        var count = 0
        for paragraph in texts.joined().split(separator: "\n", omittingEmptySubsequences: false) {
            var used = 0.0
            count += 1
            for word in Self.words(of: paragraph) {
                guard let wide = TextMetrics.width(of: word, in: font) else { return nil }
                // Widths are known to half a point.
                if used > 0, used + wide > width + 0.5 {
                    count += 1
                    used = 0
                }
                used += wide + (word.last.map(Self.standsAlone) == true ? 0 : space)
            }
        }
        return lines > 0 ? min(lines, count) : count
    }

    /// The parts between which a line can be broken.
    private static func words(of paragraph: Substring) -> [Substring] {
        paragraph.split(separator: " ").flatMap { word -> [Substring] in
            guard word.contains(where: standsAlone) else { return [word] }
            return word.indices.map { word[$0...$0] }
        }
    }

    /// Whether a line can be broken behind a letter: in Chinese, Japanese and Korean, behind each.
    private static func standsAlone(_ letter: Character) -> Bool { (letter.unicodeScalars.first?.value ?? 0) >= 0x2E80 }
}
