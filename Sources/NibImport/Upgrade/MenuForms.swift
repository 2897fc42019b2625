/// Menus and their items.
enum MenuForms {
    static let forms: [String: ObjectForm] = [
        "NSMenu": ObjectForm(element: "menu", build: menu),
        "NSMenuItem": ObjectForm(element: "menuItem", build: item),
    ]

    private static let system = [
        "_NSMainMenu": "main", "_NSAppleMenu": "apple", "_NSServicesMenu": "services", "_NSWindowsMenu": "window",
        "_NSFontMenu": "font", "_NSRecentDocumentsMenu": "recentDocuments", "_NSHelpMenu": "help",
    ]

    private static func menu(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        if let title = source.text("NSTitle"), !title.isEmpty { element.setText("title", to: title) }
        if let name = source.text("NSName"), !name.isEmpty {
            if let special = system[name] { element.set("systemMenu", to: special) } else { source.doubt("NSName") }
        }
        if source.flag("NSNoAutoenable") { element.set("autoenablesItems", to: "NO") }
        if source.flag("NSMenuExcludeMarkColumn") { element.set("showsStateColumn", to: "NO") }
        source.drop("NSMenuFont")
        builder.list("NSMenuItems", of: source, into: element, as: "items")
    }

    /// The selectors that menus have by themselves.
    private static let ownActions: Set<String> = ["submenuAction:", "_popUpItemAction:"]

    /// The bits of `NSEvent`'s modifier flags.
    private static let modifiers = [(17, "shift"), (18, "control"), (19, "option"), (20, "command")]

    private static func item(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        if let action = source.text("NSAction"), !ownActions.contains(action) { source.doubt("NSAction") }
        source.drop("NSMnemonicLoc", "NSIsDisabled", "NSTarget")
        if source.flag("NSIsSeparator") {
            element.set("isSeparatorItem", to: "YES")
            source.drop("NSTitle")
        } else if let title = source.text("NSTitle"), !title.isEmpty {
            element.setText("title", to: title)
        }
        key(object)
        states(object)
        if let tag = source.integer("NSTag"), tag != 0 { element.set("tag", to: String(tag)) }
        if let tip = source.text("NSToolTip"), !tip.isEmpty { element.setText("toolTip", to: tip) }
        if let depth = source.integer("NSIndent"), depth != 0 { element.set("indentationLevel", to: String(depth)) }
        if source.flag("NSIsAlternate") { element.set("alternate", to: "YES") }
        if source.flag("NSIsHidden") { element.set("hidden", to: "YES") }
        if !source.flag("NSIsSeparator"), source.flag("NSIsDisabled") { element.set("enabled", to: "NO") }
        if source.has("NSImage"), let name = builder.image("NSImage", of: source) { element.set("image", to: name) }
        builder.child("NSSubmenu", of: source, into: element, as: "submenu")
    }

    private static func key(_ object: Building) {
        let (source, element) = (object.source, object.element)
        let key = source.text("NSKeyEquiv") ?? ""
        if !key.isEmpty { element.setText("keyEquivalent", to: key) }
        let mask = source.integer("NSKeyEquivModMask") ?? 0
        var bits = Bits(UInt32(truncatingIfNeeded: mask))
        let names = modifiers.filter { bits.take($0.0) }.map(\.1)
        if bits.rest != 0 { source.doubt("NSKeyEquivModMask", because: "bits 0x\(String(bits.rest, radix: 16))") }
        // Command alone is what an item has that says nothing, and nothing what a separator has.
        guard names != (element["isSeparatorItem"] == "YES" ? [] : ["command"]) else { return }
        element.add(
            MadeElement("modifierMask", with: [("key", "keyEquivalentModifierMask")] + names.map { ($0, "YES") }))
    }

    private static func states(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        element.set("state", to: source.choice("NSState", from: [1: "on", -1: "mixed"], usual: 0))
        let marks = [
            ("NSOnImage", "onStateImage", "NSMenuCheckmark"), ("NSMixedImage", "mixedStateImage", "NSMenuMixedState"),
        ]
        for (field, name, usual) in marks {
            guard let image = source.understanding.graph.object(field, of: source.object) else { continue }
            if source.understanding.graph.string("NSResourceName", of: image) == usual {
                source.drop(field)
            } else if let resource = builder.image(field, of: source) {
                element.set(name, to: resource)
            }
        }
        guard let value = source.value("NSRepObject") else { return }
        switch value {
        case .integer(let number):
            element.add(MadeElement("integer", with: [("key", "representedObject"), ("value", String(number))]))
        case .text: element.add(MadeElement.string(source.text("NSRepObject") ?? "", key: "representedObject"))
        default: source.doubt("NSRepObject")
        }
    }
}
