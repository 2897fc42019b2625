/// Colours and fonts of archives as elements.
enum Appearance {
    private static let spaces = [
        1: "calibratedRGB", 2: "deviceRGB", 3: "calibratedWhite", 4: "deviceWhite", 5: "deviceCMYK",
    ]

    /// Adds the colour in a field.
    ///
    /// - Parameters:
    ///   - field: the field; nothing is added if the object does not have it.
    ///   - key: the key of the new element.
    ///   - source: the object.
    ///   - element: the element of the object.
    static func color(_ field: String, as key: String, of source: ArchivedFields, into element: MadeElement) {
        guard let color = source.child(field) else { return }
        guard color.className == "NSColor", let space = color.integer("NSColorSpace") else {
            color.understanding.understandAll(of: color.object)
            return source.doubt(field)
        }
        guard let new = space == 6 ? catalog(color) : components(color, space: space) else {
            color.understanding.understandAll(of: color.object)
            return source.doubt(field, because: "a colour of another kind")
        }
        new.set("key", to: key)
        element.add(new)
    }

    private static func catalog(_ color: ArchivedFields) -> MadeElement? {
        guard let catalog = color.text("NSCatalogName"), let name = color.text("NSColorName") else { return nil }
        return MadeElement("color", with: [("name", name), ("catalog", catalog), ("colorSpace", "catalog")])
    }

    private static func components(_ color: ArchivedFields, space: Int) -> MadeElement? {
        guard let name = spaces[space] else { return nil }
        let isWhite = space == 3 || space == 4
        let names =
            isWhite ? ["white"] : space == 5 ? ["cyan", "magenta", "yellow", "black"] : ["red", "green", "blue"]
        let field = isWhite ? "NSWhite" : space == 5 ? "NSCMYK" : "NSRGB"
        guard var numbers = numbers(field, of: color) else { return nil }
        if numbers.count == names.count { numbers.append(1) }
        guard numbers.count == names.count + 1 else { return nil }
        let new = MadeElement("color")
        for (name, number) in zip(names + ["alpha"], numbers) { new.set(name, to: NumberText.spell(number)) }
        guard let custom = color.child("NSCustomColorSpace") else {
            new.set("colorSpace", to: name)
            return new
        }
        guard custom.integer("NSID") == 2, isWhite else { return nil }
        new.set("colorSpace", to: "custom")
        new.set("customColorSpace", to: "calibratedWhite")
        return new
    }

    /// Reads the numbers of a colour, which the archive has as data with a text.
    private static func numbers(_ field: String, of color: ArchivedFields) -> [Double]? {
        guard let value = color.value(field), let bytes = color.understanding.graph.bytes(value), bytes.count < 400
        else { return nil }
        let parts = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self).split(separator: " ")
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == parts.count && numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    /// Adds the font in a field.
    static func font(_ field: String, as key: String, of source: ArchivedFields, into element: MadeElement) {
        guard let font = source.child(field) else { return }
        guard font.className == "NSFont", let size = font.real("NSSize") else {
            font.understanding.understandAll(of: font.object)
            return source.doubt(field)
        }
        let flags = font.integer("NSfFlags") ?? 0
        let isNamedSystem = font.flag("IBIsSystemFont")
        let name = font.text("NSName") ?? ""
        let new = MadeElement("font", with: [("key", key)])
        switch system(name, isNamedSystem: isNamedSystem, flags: flags) {
        case nil:
            new.set("size", to: NumberText.spell(size))
            new.set("name", to: name)
        case let isBold?:
            let meta = (isBold ? bold : regular)[size]
            let special = flags == 2329 ? "toolTip" : isMenuFont(name, size: size, of: source) ? "menu" : nil
            new.set("metaFont", to: special ?? meta ?? (isBold ? "systemBold" : "system"))
            if meta == nil, special == nil { new.set("size", to: NumberText.spell(size)) }
        }
        element.add(new)
    }

    /// Whether a font is that of menus, which only pop-up buttons say.
    private static func isMenuFont(_ name: String, size: Double, of source: ArchivedFields) -> Bool {
        name == ".LucidaGrandeUI" && size == 13 && source.className == "NSPopUpButtonCell"
    }

    /// The system's fonts have names of their own at these sizes.
    private static let regular: [Double: String] = [
        9: "miniSystem", 10: "label", 11: "smallSystem", 12: "cellTitle", 13: "system",
    ]
    private static let bold: [Double: String] = [11: "smallSystemBold", 13: "systemBold"]

    /// Returns whether a font of the system is bold; nil if it is another font.
    private static func system(_ name: String, isNamedSystem: Bool, flags: Int) -> Bool? {
        switch name {
        case "LucidaGrande", ".LucidaGrandeUI", ".HelveticaNeueDeskInterface-Regular": false
        case "LucidaGrande-Bold", ".LucidaGrandeUI-Bold", ".HelveticaNeueDeskInterface-Bold": true
        default: isNamedSystem ? [3357, 2072].contains(flags) : nil
        }
    }
}
