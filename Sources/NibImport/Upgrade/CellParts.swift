/// What all AppKit cells have.
enum CellParts {
    private static let lineBreaks: [Int: String] = [
        1: "charWrapping", 2: "clipping", 3: "truncatingHead", 4: "truncatingTail", 5: "truncatingMiddle",
    ]
    private static let alignments = [0: "left", 1: "right", 2: "center", 3: "justified"]

    /// Which parts of a cell's flags a class writes.
    struct Style: OptionSet {
        let rawValue: Int
        static let text = Style(rawValue: 1)
        /// The class is always natural in its alignment, or has none.
        static let plain = Style(rawValue: 2)
        /// The cell has a state.
        static let state = Style(rawValue: 4)
        /// Its border is written as a border or a bezel.
        static let border = Style(rawValue: 8)
    }

    /// Adds what a cell has.
    ///
    /// - Parameters:
    ///   - object: the cell.
    ///   - style: what its class writes.
    static func cell(_ object: Building, style: Style) {
        let (source, element) = (object.source, object.element)
        source.bits("NSCellFlags") { bits in
            bits.ignore(0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 24, 25, 26, 27, 30)
            if bits.take(31), style.contains(.state) { element.set("state", to: "on") }
            if bits.take(29) { element.set("enabled", to: "NO") }
            if bits.take(28) { element.set("editable", to: "YES") }
            if bits.take(21) { element.set("selectable", to: "YES") }
            if bits.take(20) { element.set("scrollable", to: "YES") }
            let (isBordered, isBezeled) = (bits.take(23), bits.take(22))
            if style.contains(.border), isBezeled || isBordered {
                element.set("borderStyle", to: isBezeled ? "bezel" : "border")
            }
            let isContinuous = style.contains(.text) ? bits.take(19) : bits.take(8)
            bits.ignore(8, 19)
            if isContinuous { element.set("continuous", to: "YES") }
        }
        source.bits("NSCellFlags2") { bits in furtherFlags(&bits, for: element, style: style) }
        if let tag = source.integer("NSTag"), tag != 0 { element.set("tag", to: String(tag)) }
        Appearance.font("NSSupport", as: "font", of: source, into: element)
    }

    private static func furtherFlags(_ bits: inout Bits, for element: MadeElement, style: Style) {
        bits.ignore(4, 5, 13, 14, 19, 20, 21, 23, 29, 31)
        if bits.take(6) { element.set("usesSingleLineMode", to: "YES") }
        if bits.take(7) { element.set("userInterfaceLayoutDirection", to: "rightToLeft") }
        if bits.take(8) { element.set("truncatesLastVisibleLine", to: "YES") }
        if let name = lineBreaks[bits.take(9, width: 3)] { element.set("lineBreakMode", to: name) }
        if bits.take(12) { element.set("allowsUndo", to: "NO") }
        switch bits.take(15, width: 2) {
        case 1: element.set("focusRingType", to: "none")
        case 2: element.set("focusRingType", to: "exterior")
        default: break
        }
        switch bits.take(17, width: 2) {
        case 1: element.set("controlSize", to: "small")
        case 2: element.set("controlSize", to: "mini")
        default: break
        }
        if bits.take(22) { element.set("sendsActionOnEndEditing", to: "YES") }
        if bits.take(24) { element.set("allowsMixedState", to: "YES") }
        if bits.take(25) { element.set("refusesFirstResponder", to: "YES") }
        let alignment = bits.take(26, width: 3)
        if !style.contains(.plain), let name = alignments[alignment] { element.set("alignment", to: name) }
        if bits.take(30) { element.set("allowsEditingTextAttributes", to: "YES") }
    }
}
