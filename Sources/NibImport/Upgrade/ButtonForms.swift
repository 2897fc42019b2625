/// Buttons and pop-up buttons.
enum ButtonForms {
    static let forms: [String: ObjectForm] = [
        "NSButton": ObjectForm(element: "button") { object in
            ViewParts.control(object, hugging: hugging(ofCellIn: object.source))
        },
        "NSPopUpButton": ObjectForm(element: "popUpButton") { object in
            ViewParts.control(object, hugging: hugging(ofCellIn: object.source))
        },
        "NSButtonCell": ObjectForm(element: "buttonCell", ownClass: "NSButtonCell", build: buttonCell),
        "NSPopUpButtonCell": ObjectForm(element: "popUpButtonCell", build: popUpButtonCell),
    ]

    // MARK: - Styles

    /// The names of `NSBezelStyle` with the types of buttons that have them, by the numbers of the archive.
    private static let bezels: [Int: (style: String, type: String)] = [
        1: ("rounded", "push"), 2: ("regularSquare", "bevel"), 5: ("disclosure", "disclosureTriangle"),
        6: ("shadowlessSquare", "square"), 7: ("circular", "round"), 8: ("texturedSquare", "squareTextured"),
        9: ("helpButton", "help"), 10: ("smallSquare", "smallSquare"), 11: ("texturedRounded", "roundTextured"),
        12: ("roundedRect", "roundRect"), 13: ("recessed", "recessed"), 14: ("roundedDisclosure", "disclosure"),
        15: ("inline", "inline"),
    ]

    /// The bezels of a fixed height, and those of a fixed width too.
    private static let fixedHeight: Set<Int> = [1, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15]
    private static let fixedWidth: Set<Int> = [5, 7, 9, 14]

    /// Returns the number of the bezel, and whether there is a border.
    private static func bezel(_ cell: Int32, in graph: ArchiveGraph) -> (number: Int, isBordered: Bool) {
        let flags = UInt32(truncatingIfNeeded: graph.integer("NSButtonFlags", of: cell) ?? 0)
        let further = UInt32(truncatingIfNeeded: graph.integer("NSButtonFlags2", of: cell) ?? 0)
        return (Int(further & 7 | (further & 32) >> 2), flags & 1 << 23 != 0)
    }

    private static func hugging(ofCellIn source: ArchivedFields) -> (Int, Int) {
        let graph = source.understanding.graph
        guard let cell = graph.object("NSCell", of: source.object) else { return (250, 250) }
        let (number, isBordered) = bezel(cell, in: graph)
        guard isBordered else { return (250, 250) }
        return (fixedWidth.contains(number) ? 750 : 250, fixedHeight.contains(number) ? 750 : 250)
    }

    /// The names of the position of an image, by the bits for it: overlaps, horizontal, at the bottom or left, with the title.
    private static let positions: [Int: String?] = [
        0b0000: nil, 0b1000: "only", 0b1001: "overlaps", 0b0101: "right", 0b0001: "above", 0b1100: "only",
        0b0110: nil, 0b0011: "below", 0b1110: "only", 0b0111: "left", 0b1111: "overlaps", 0b0100: nil, 0b0010: nil,
    ]

    // MARK: - Cells

    private static func buttonCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        let (number, isBordered) = bezel(source.object, in: source.understanding.graph)
        let mark = markType(source)
        guard let bezel = bezels[number] ?? (mark == "radio" ? ("", "radio") : nil) else {
            return source.doubt("NSButtonFlags2")
        }
        element.set("type", to: mark ?? (number == 1 && !isBordered ? "bevel" : bezel.type))
        if mark != "radio" { element.set("bezelStyle", to: bezel.style) }
        if isBordered { element.set("borderStyle", to: "border") }
        CellParts.cell(object, style: [.state])
        titles(object)
        element.add(behavior(object))
        images(object, mark: mark)
    }

    private static func titles(_ object: Building) {
        let (source, element) = (object.source, object.element)
        if let text = source.text("NSContents"), !text.isEmpty { element.setText("title", to: text) }
        if let text = source.text("NSAlternateContents"), !text.isEmpty { element.setText("alternateTitle", to: text) }
        key(object)
        source.drop("NSPeriodicDelay", "NSPeriodicInterval", "NSAccessibilityOverriddenAttributes")
        if let sound = source.child("NSSound") {
            sound.understanding.understandAll(of: sound.object)
            source.doubt("NSSound")
        }
    }

    /// Adds the key, which cells always have as a child.
    private static func key(_ object: Building) {
        let (source, element) = (object.source, object.element)
        guard let key = source.text("NSKeyEquivalent"), !key.isEmpty else { return }
        element.add(MadeElement.string(key, key: "keyEquivalent"))
    }

    /// Returns the type of a button that is marked when it is on, as its images tell.
    private static func markType(_ source: ArchivedFields) -> String? {
        let graph = source.understanding.graph
        guard let image = graph.object("NSAlternateImage", of: source.object),
            graph.className(image) == "NSButtonImageSource"
        else { return nil }
        return ["NSSwitch": "check", "NSRadioButton": "radio"][graph.string("NSImageName", of: image) ?? ""]
    }

    /// Adds the images; a check box or a radio button brings its own, and a button without any has its font there.
    private static func images(_ object: Building, mark: String?) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let graph = source.understanding.graph
        for (field, name) in [("NSNormalImage", "image"), ("NSAlternateImage", "alternateImage")] {
            guard let image = graph.object(field, of: source.object) else { continue }
            switch graph.className(image) {
            case "NSFont", "NSButtonImageSource": source.drop(field)
            case "NSCustomResource" where mark != nil && isMark(image, in: graph): source.drop(field)
            default: if let value = builder.image(field, of: source) { element.set(name, to: value) }
            }
        }
    }

    private static func isMark(_ image: Int32, in graph: ArchiveGraph) -> Bool {
        ["NSSwitch", "NSRadioButton"].contains(graph.string("NSResourceName", of: image) ?? "")
    }

    /// Returns what a button does when it is pressed and on, and sets the attributes that the same flags tell.
    private static func behavior(_ object: Building) -> MadeElement {
        let (source, element) = (object.source, object.element)
        let behavior = MadeElement("behavior", with: [("key", "behavior")])
        element.set("inset", to: "2")
        source.bits("NSButtonFlags") { bits in
            if bits.take(31) { behavior.set("pushIn", to: "YES") }
            if bits.take(30) { behavior.set("changeContents", to: "YES") }
            let changes = (bits.take(29), bits.take(28))
            let isUndimmed = bits.take(12)
            if isUndimmed { behavior.set("doesNotDimImage", to: "YES") }
            if changes.0 { behavior.set("changeBackground", to: "YES") }
            if changes.1 { behavior.set("changeGray", to: "YES") }
            if bits.take(27) { behavior.set("lightByContents", to: "YES") }
            if bits.take(26) { behavior.set("lightByBackground", to: "YES") }
            if bits.take(25) { behavior.set("lightByGray", to: "YES") }
            bits.ignore(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16, 17, 18, 23, 24)
            if bits.take(15) { element.set("transparent", to: "YES") }
            let inset = bits.take(13, width: 2)
            if inset != 0 { element.set("inset", to: String(inset)) }
            let position = bits.take(19, width: 1) | 0
            let rest = bits.take(20, width: 3)
            // From the lowest: with the title, at the bottom or left, horizontal, overlaps.
            if let name = positions[position | rest << 1] ?? nil { element.set("imagePosition", to: name) }
        }
        source.bits("NSButtonFlags2") { bits in further(&bits, for: element) }
        return behavior
    }

    private static func further(_ bits: inout Bits, for element: MadeElement) {
        bits.ignore(0, 1, 2, 3, 4, 5)
        switch bits.take(6, width: 2) {
        case 2: element.set("imageScaling", to: "proportionallyDown")
        case 1: element.set("imageScaling", to: "axesIndependently")
        case 3: element.set("imageScaling", to: "proportionallyUpOrDown")
        default: break
        }
        let names = [(25, "shift"), (26, "control"), (27, "option"), (28, "command")].filter { bits.take($0.0) }
        guard !names.isEmpty else { return }
        element.add(
            MadeElement(
                "modifierMask", with: [("key", "keyEquivalentModifierMask")] + names.map { ($0.1, "YES") }))
    }

    private static func popUpButtonCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        let (number, isBordered) = bezel(source.object, in: source.understanding.graph)
        guard let bezel = bezels[number] else { return source.doubt("NSButtonFlags2") }
        element.set("type", to: number == 1 && !isBordered ? "bevel" : bezel.type)
        element.set("bezelStyle", to: bezel.style)
        element.set("borderStyle", to: isBordered ? "borderAndBezel" : number == 2 ? nil : "bezel")
        CellParts.cell(object, style: [])
        key(object)
        source.drop(
            "NSContents", "NSAlternateContents", "NSPeriodicDelay", "NSPeriodicInterval", "NSMenuItemRespectAlignment",
            "NSRepresentedObject", "NSSelectedIndex")
        images(object, mark: nil)
        element.add(behavior(object))
        popUp(object)
    }

    private static func popUp(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        if source.flag("NSPullDown") { element.set("pullsDown", to: "YES") }
        element.set(
            "arrowPosition",
            to: source.choice(
                "NSArrowPosition", from: [0: "noArrow", 1: "arrowAtCenter"],
                usual: source.has("NSArrowPosition") ? 2 : 0))
        element.set(
            "preferredEdge",
            to: source.choice("NSPreferredEdge", from: [0: "minX", 2: "maxX", 3: "maxY"], usual: 1))
        if source.optionalFlag("NSAltersState") == false { element.set("altersStateOfSelectedItem", to: "NO") }
        if source.optionalFlag("NSUsesItemFromMenu") == false { element.set("usesItemFromMenu", to: "NO") }
        builder.child("NSMenu", of: source, into: element, as: "menu")
        guard let selected = source.reference("NSMenuItem") else { return }
        if builder.model.item(of: selected) != nil { element.set("selectedItem", to: builder.id(of: selected)) }
        if source.understanding.graph.integer("NSState", of: selected) == 1 { element.set("state", to: "on") }
        if let title = source.understanding.graph.string("NSTitle", of: selected), !title.isEmpty {
            element.setText("title", to: title)
        }
    }
}
