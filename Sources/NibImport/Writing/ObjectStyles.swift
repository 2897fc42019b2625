/// Reads how AppKit's objects look as the attributes that documents give them.
///
/// Archives keep the looks of cells in numbers with a bit for each; the documents that Xcode made of archives tell which bit is which
/// attribute (814 buttons and 881 text fields).
struct ObjectStyles {
    private let graph: ArchiveGraph

    init(graph: ArchiveGraph) { self.graph = graph }

    /// Returns the attributes of an object.
    ///
    /// - Parameters:
    ///   - object: the archive's object.
    ///   - element: the element that it is written as.
    /// - Returns: the attributes that differ from those of a new object.
    func attributes(of object: Int32, element: String) -> [(name: String, value: String)] {
        let own: [(name: String, value: String?)]
        switch element {
        case "buttonCell": own = buttonCell(object)
        case "popUpButtonCell": own = popUpButtonCell(object)
        case "textFieldCell", "secureTextFieldCell", "searchFieldCell", "comboBoxCell", "tokenFieldCell":
            own = textFieldCell(object)
        case "sliderCell": own = sliderCell(object)
        case "box": own = box(object)
        case "progressIndicator": own = progressIndicator(object)
        case "splitView":
            let isThin = integer("NSDividerStyle", of: object) == 2
            own = [("dividerStyle", isThin ? "thin" : nil), flag("vertical", graph.isTrue("NSIsVertical", of: object))]
        case "menuItem":
            let isOn = integer("NSState", of: object) == 1
            own = [("state", isOn ? "on" : nil), flag("hidden", graph.isTrue("NSIsHidden", of: object))]
        default: own = []
        }
        let isHidden = bits("NSvFlags", of: object) & 1 << 31 != 0
        return (own + [flag("hidden", isHidden && element != "menuItem")]).compactMap { name, value in
            value.map { (name, $0) }
        }
    }

    /// Returns the attributes of a cell's font; nil if the object has none of its own.
    func font(of object: Int32) -> [(name: String, value: String)]? {
        guard let font = graph.object("NSSupport", of: object), graph.className(font) == "NSFont",
            let name = graph.string("NSName", of: font), let size = number("NSSize", of: font)
        else { return nil }
        // The system's fonts of the versions that wrote archives
        let isSystem = [".LucidaGrandeUI", "LucidaGrande"].contains(name)
        let isBold = [".LucidaGrandeUI-Bold", "LucidaGrande-Bold"].contains(name)
        let face = isSystem ? ("metaFont", "system") : isBold ? ("metaFont", "systemBold") : ("name", name)
        return [face, ("size", size)]
    }

    // MARK: - Cells

    private func buttonCell(_ object: Int32) -> [(name: String, value: String?)] {
        let style = bezelStyle(of: object)
        let isBordered = bits("NSButtonFlags", of: object) & 1 << 23 != 0
        let mark = markType(of: object)
        return [
            ("type", mark ?? style.flatMap { Self.types[$0] }), ("bezelStyle", style),
            ("imagePosition", mark == nil ? nil : "left"), ("borderStyle", isBordered ? "border" : nil),
            ("state", bits("NSCellFlags", of: object) & 1 << 31 != 0 ? "on" : nil),
        ] + common(object)
    }

    private func popUpButtonCell(_ object: Int32) -> [(name: String, value: String?)] {
        let style = bezelStyle(of: object)
        let isBordered = bits("NSButtonFlags", of: object) & 1 << 23 != 0
        return [
            ("type", style.flatMap { Self.types[$0] }), ("bezelStyle", style),
            ("borderStyle", isBordered ? "borderAndBezel" : nil),
            flag("pullsDown", graph.isTrue("NSPullDown", of: object)),
        ] + common(object)
    }

    private func textFieldCell(_ object: Int32) -> [(name: String, value: String?)] {
        let flags = bits("NSCellFlags", of: object)
        let border = flags & 1 << 22 != 0 ? "bezel" : flags & 1 << 23 != 0 ? "border" : nil
        return [
            flag("scrollable", flags & 1 << 20 != 0), flag("selectable", flags & 1 << 21 != 0),
            flag("editable", flags & 1 << 28 != 0), ("borderStyle", border),
            flag("drawsBackground", graph.isTrue("NSDrawsBackground", of: object)),
        ] + common(object)
    }

    private func sliderCell(_ object: Int32) -> [(name: String, value: String?)] {
        [
            ("minValue", number("NSMinValue", of: object)), ("maxValue", number("NSMaxValue", of: object)),
            ("doubleValue", number("NSValue", of: object)), flag("vertical", graph.isTrue("NSVertical", of: object)),
        ]
    }

    /// What all cells have.
    private func common(_ object: Int32) -> [(name: String, value: String?)] {
        let (flags, further) = (bits("NSCellFlags", of: object), bits("NSCellFlags2", of: object))
        let alignment = Int(further >> 26 & 7)
        let size = further & 1 << 17 != 0 ? "small" : further & 1 << 18 != 0 ? "mini" : nil
        return [
            ("alignment", alignment < Self.alignments.count ? Self.alignments[alignment] : nil), ("controlSize", size),
            ("enabled", flags & 1 << 29 != 0 ? "NO" : nil),
        ]
    }

    private static let alignments = ["left", "right", "center", "justified"]

    /// The type of a button that is marked when it is on, as the images of both states tell.
    private func markType(of object: Int32) -> String? {
        for field in ["NSAlternateImage", "NSNormalImage"] {
            guard let image = graph.object(field, of: object) else { continue }
            switch graph.string("NSImageName", of: image) ?? graph.string("NSResourceName", of: image) {
            case "NSSwitch": return "check"
            case "NSRadioButton": return "radio"
            default: continue
            }
        }
        return nil
    }

    private func bezelStyle(of object: Int32) -> String? {
        let flags = bits("NSButtonFlags2", of: object)
        return Self.bezelStyles[Int(flags & 7 | flags & 32 >> 2)]
    }

    /// The names of `NSBezelStyle`, by its values.
    private static let bezelStyles: [Int: String] = [
        1: "rounded", 2: "regularSquare", 3: "thick", 4: "thicker", 5: "disclosure", 6: "shadowlessSquare",
        7: "circular", 8: "texturedSquare", 9: "helpButton", 10: "smallSquare", 11: "texturedRounded",
        12: "roundedRect", 13: "recessed", 14: "roundedDisclosure", 15: "inline",
    ]

    /// The types of buttons, by their bezels.
    private static let types = [
        "rounded": "push", "regularSquare": "bevel", "disclosure": "disclosureTriangle", "shadowlessSquare": "square",
        "circular": "round", "helpButton": "help", "smallSquare": "smallSquare", "texturedRounded": "roundTextured",
        "roundedRect": "roundRect", "recessed": "recessed", "roundedDisclosure": "disclosure", "inline": "inline",
    ]

    // MARK: - Views

    private func box(_ object: Int32) -> [(name: String, value: String?)] {
        let types: [Int: String] = [2: "separator", 3: "oldStyle", 4: "custom"]
        let borders: [Int: String] = [0: "none", 1: "line", 2: "bezel"]
        return [
            ("boxType", integer("NSBoxType", of: object).flatMap { types[$0] }),
            ("borderType", integer("NSBorderType", of: object).flatMap { borders[$0] }),
            ("titlePosition", integer("NSTitlePosition", of: object) == 0 ? "noTitle" : nil),
        ]
    }

    private func progressIndicator(_ object: Int32) -> [(name: String, value: String?)] {
        let flags = bits("NSpiFlags", of: object)
        return [
            ("style", flags & 1 << 12 != 0 ? "spinning" : "bar"), flag("indeterminate", flags & 2 != 0),
            ("maxValue", number("NSMaxValue", of: object)), ("doubleValue", number("NSDoubleValue", of: object)),
        ]
    }

    // MARK: - Fields

    private func flag(_ name: String, _ isOn: Bool) -> (name: String, value: String?) { (name, isOn ? "YES" : nil) }

    private func integer(_ field: String, of object: Int32) -> Int? { graph.integer(field, of: object) }

    private func bits(_ field: String, of object: Int32) -> UInt32 {
        UInt32(truncatingIfNeeded: graph.integer(field, of: object) ?? 0)
    }

    private func number(_ field: String, of object: Int32) -> String? {
        if let whole = graph.integer(field, of: object) { return String(whole) }
        guard case .real(let number)? = graph.value(field, of: object), number.isFinite else { return nil }
        return String(number)
    }
}
