import CommandLanguage
import NibDocument
import Replies
import XMLTree

/// Properties that Interface Builder changes together: a text style and a size, a symbol and its catalog.
///
/// What follows is a line of the log of its own, so that replaying the log does the same.
struct PropertyPairs {
    /// The path to the property that is set.
    let steps: [PropertyPath.Step]
    /// Where the path begins.
    let object: NodeID
    let document: NibDocument

    private var tree: XMLTree { document.tree }
    /// The element that has the property; nil if it is not there yet.
    private var holder: NodeID? { try? document.follow(steps.dropLast(), from: object) }

    // MARK: - Lines

    private func line(_ verb: String, at path: [PropertyPath.Step], value: String? = nil) -> String {
        let name = Quoting.quote(document.logName(of: object) ?? "")
        let pieces = path.map { step in step.index.map { "\(step.name)[\($0)]" } ?? step.name }
        let words =
            [verb, name, Quoting.join(pieces)] + (value.map { [Quoting.quote($0, protecting: ["at", "for"])] } ?? [])
        return words.joined(separator: " ")
    }

    /// The line that removes an attribute of the element that has the property.
    func removal(of name: String) -> String { line("unset", at: steps.dropLast() + [PropertyPath.Step(name)]) }

    private func setting(_ name: String, to value: String) -> String {
        line("set", at: steps.dropLast() + [PropertyPath.Step(name)], value: value)
    }

    // MARK: - What follows

    /// The lines that follow when the property gets a value.
    func followers(of value: String) -> [String] {
        guard let name = steps.last?.name else { return [] }
        guard let holder else {
            return steps.dropLast().last?.name == "fontDescription" ? newFont(name, value: value) : []
        }
        if tree.name(holder) == "fontDescription" { return font(name, value: value, of: holder) }
        if tree.name(holder) == "font" { return macFont(name, value: value, of: holder) }
        if tree.name(holder) == "barButtonItem", name == "systemItem" || tree.has("systemItem", on: holder) {
            return barButtonItem(name, of: holder)
        }
        if name == "translatesAutoresizingMaskIntoConstraints" { return mask(value, of: holder) }
        if name == MenuKey.attribute {
            return MenuKey.emptyMask(of: holder, getting: value, in: document) == nil ? [] : [removal(of: MenuKey.mask)]
        }
        if name == "title", steps.dropLast() == [PropertyPath.Step("normal")] { return shownTitle(value, of: holder) }
        if Self.isImage(name), tree.name(holder) != "imageReference",
            tree.attribute("catalog", of: holder, is: "system")
        {
            return images(of: holder) == [name] ? [removal(of: "catalog")] : []
        }
        return []
    }

    /// The system draws an item or it has a title and images: 0 of 19,960 items have both.
    private func barButtonItem(_ name: String, of item: NodeID) -> [String] {
        let own = ["title"] + images(of: item) + (tree.has("catalog", on: item) ? ["catalog"] : [])
        let names = name == "systemItem" ? own : own.contains(name) || Self.isImage(name) ? ["systemItem"] : []
        return names.filter { $0 != name && document.hasProperty($0, of: item) }.map(removal)
    }

    /// A button with a configuration shows its title, which Interface Builder keeps the same as that of the normal state.
    private func shownTitle(_ value: String, of state: NodeID) -> [String] {
        guard let configuration = document.child(keyed: "configuration", of: object),
            let shown = document.property("title", of: configuration), document.property("title", of: state) == shown
        else { return [] }
        return [line("set", at: [PropertyPath.Step("configuration"), PropertyPath.Step("title")], value: value)]
    }

    /// A font of macOS is one of the interface's, with a size if that is not its own, or has a text style, or a name with a size.
    private func macFont(_ name: String, value: String, of font: NodeID) -> [String] {
        func removals(_ names: [String]) -> [String] { names.filter { tree.has($0, on: font) }.map(removal) }
        func attribute(_ name: String) -> String? { tree.attribute(name, of: font) }
        let own = attribute("metaFont").flatMap { MetaFont.sizes[$0] }
        switch name {
        case "size":
            guard tree.has("textStyle", on: font) || tree.has("usesAppearanceFont", on: font) else { return [] }
            let isBold = attribute("name")?.hasSuffix("-Bold") == true
            return removals(["textStyle", "name", "usesAppearanceFont"])
                + [setting("metaFont", to: isBold ? "systemBold" : "system")]
        case "metaFont":
            let size = attribute("size").map { $0 == MetaFont.sizes[value] } == true ? ["size"] : []
            return removals(["textStyle", "name", "usesAppearanceFont"] + size)
        case "name":
            let usual = own.flatMap { $0.isEmpty ? nil : $0 } ?? "13"
            let size = tree.has("size", on: font) ? [] : [setting("size", to: usual)]
            return removals(["textStyle", "metaFont", "usesAppearanceFont"]) + size
        default: return []
        }
    }

    /// A font of iOS has a text style, or a type with a size, or a name with a family and a size.
    private func font(_ name: String, value: String, of font: NodeID) -> [String] {
        func removals(_ names: [String]) -> [String] { names.filter { tree.has($0, on: font) }.map(removal) }
        switch name {
        case "style": return removals(["type", "weight", "name", "family", "pointSize"])
        case "pointSize":
            let isNamed = tree.has("type", on: font) || tree.has("name", on: font)
            return removals(["style"]) + (isNamed ? [] : [setting("type", to: "system")])
        case "type", "weight":
            let type = name == "weight" && !tree.has("type", on: font) ? [setting("type", to: "system")] : []
            let size = tree.has("pointSize", on: font) ? [] : [setting("pointSize", to: "17")]
            return removals(["style", "name", "family"] + (name == "type" ? ["weight"] : [])) + type + size
        case "name", "family":
            let size = tree.has("pointSize", on: font) ? [] : [setting("pointSize", to: "17")]
            return removals(["style", "type", "weight"]) + face(name, value: value, of: font) + size
        default: return []
        }
    }

    /// What a font has besides the attribute that makes it.
    private func newFont(_ name: String, value: String) -> [String] {
        let size = setting("pointSize", to: "17")
        return switch name {
        case "name", "family": face(name, value: value, of: nil) + [size]
        case "pointSize": [setting("type", to: "system")]
        case "type": [size]
        case "weight": [setting("type", to: "system"), size]
        default: []
        }
    }

    /// The line that makes the family of a font that of its name, or its name one of its family.
    private func face(_ name: String, value: String, of font: NodeID?) -> [String] {
        let other = name == "name" ? "family" : "name"
        let present = font.flatMap { tree.attribute(other, of: $0) }
        let isAlike = present.map { name == "name" ? FontFace.isName(value, of: $0) : FontFace.isName($0, of: value) }
        if isAlike == true { return [] }
        let face = FontFace(name == "name" ? [value] : value.split(separator: " ").map(String.init))
        return [setting(other, to: name == "name" ? face.family : face.name)]
    }

    /// A view without constraints has a mask, and a fixed frame where views have constraints. A mask without options is not written, so
    /// a view with a fixed frame and without a mask keeps that, unless the Xcode of the document writes no mask beside a fixed frame.
    private func mask(_ value: String, of view: NodeID) -> [String] {
        guard let list = tree.parent(view), tree.name(list) == "subviews", let owner = tree.parent(list) else {
            return []
        }
        let isArranged = ["stackView", "splitView"].contains(tree.name(owner))
        let hasMask = tree.elements(in: view).contains { tree.attribute("key", of: $0, is: "autoresizingMask") }
        if value == "YES" {
            let fixed = tree.has("fixedFrame", on: view) ? [removal(of: "fixedFrame")] : []
            let options = document.kind.family == .cocoa ? "flexibleMaxX flexibleMinY" : "flexibleMaxX flexibleMaxY"
            let isLost = !hasMask && (fixed.isEmpty || !document.masksFixedFrames)
            return fixed + (isLost ? [setting("autoresizingMask", to: options)] : [])
        }
        let isPlaced = document.constraints(about: view).contains { document.isPlaced(view, by: $0) }
        let isFixed = !isArranged && !isPlaced
        let keepsMask = isFixed ? document.masksFixedFrames : document.keepsMasks
        let frame: [String] =
            switch (isFixed, tree.has("fixedFrame", on: view)) {
            case (true, false): [setting("fixedFrame", to: "YES")]
            case (false, true): [removal(of: "fixedFrame")]
            default: []
            }
        return frame + (hasMask && !keepsMask ? [removal(of: "autoresizingMask")] : [])
    }

    // MARK: - Symbols

    /// Whether an attribute names an image.
    static func isImage(_ name: String) -> Bool { name == "image" || name.hasSuffix("Image") }

    private func images(of node: NodeID) -> [String] { tree.attributeNames(node).filter(Self.isImage) }

    /// The lines that set an image to a symbol of the system.
    ///
    /// - Parameter value: the value.
    /// - Returns: nil if the value is not a symbol, or the property not an image; empty if nothing changes.
    /// - Throws: an error under the value for a configuration that no symbol has.
    func symbol(_ value: Word) throws(CommandError) -> [String]? {
        guard let name = steps.last?.name, Self.isImage(name), let symbol = SymbolImage(value.text) else { return nil }
        let node: NodeID
        do throws(NibError) {
            node = try PathMaker.holder(of: steps, from: object, in: document)
        } catch { throw CommandError(error, span: value.span) }
        if (try? document.child(PropertyPath.Step("imageReference@\(name)"), of: node)) != .some(.none) { return nil }
        guard document.knownAttributes(of: tree.name(node)).contains(name) else { return nil }
        if document.kind.family == .cocoa, symbol.configuration.contains(where: { $0.name == "scale" }) {
            return try reference(symbol, of: node, named: name, at: value)
        }
        let isThere =
            tree.attribute(name, of: node, is: symbol.name) && tree.attribute("catalog", of: node, is: "system")
        let image = isThere ? [] : [setting(name, to: symbol.name), setting("catalog", to: "system")]
        return image + (try configuration(symbol, of: node, at: value))
    }

    /// macOS keeps the scale of a symbol in a reference to it.
    private func reference(
        _ symbol: SymbolImage, of node: NodeID, named name: String, at value: Word
    ) throws(CommandError) -> [String] {
        let old = tree.attributeNames(node).filter { $0 == name || $0 == "catalog" }.map(removal)
        let scale = symbol.scale ?? "medium"
        try PropertyRefusal.check(
            [Attribute("symbolScale", scale)], ofPart: "imageReference", value: value, in: document)
        return old + [setting("imageReference@\(name)", to: "image=\(symbol.name) catalog=system symbolScale=\(scale)")]
    }

    /// iOS has a configuration of symbols beside the image.
    private func configuration(_ symbol: SymbolImage, of node: NodeID, at value: Word) throws(CommandError) -> [String]
    {
        guard !symbol.configuration.isEmpty else { return [] }
        let isButton = tree.name(node) == "buttonConfiguration"
        let key = isButton ? "preferredSymbolConfigurationForImage" : "preferredSymbolConfiguration"
        let known = document.knownAttributes(of: "preferredSymbolConfiguration").subtracting(["key"])
        for pair in symbol.configuration where !known.contains(pair.name) {
            throw CommandError(
                "bad-value", "a symbol has no '\(pair.name)'", span: value.span,
                hints: ["its configuration has \(known.sorted().joined(separator: ", "))"])
        }
        // The line in the log is judged as if somebody had written it.
        let attributes = symbol.configuration.map { Attribute($0.name, $0.value) }
        try PropertyRefusal.check(attributes, ofPart: "preferredSymbolConfiguration", value: value, in: document)
        return [setting(key, to: symbol.configuration.map { "\($0.name)=\($0.value)" }.joined(separator: " "))]
    }
}
