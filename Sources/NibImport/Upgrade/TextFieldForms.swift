/// Text fields of all kinds.
enum TextFieldForms {
    static let forms: [String: ObjectForm] = [
        "NSTextField": field("textField"), "NSSecureTextField": field("secureTextField"),
        "NSSearchField": field("searchField"), "NSComboBox": field("comboBox"), "NSTokenField": field("tokenField"),
        "NSTextFieldCell": ObjectForm(element: "textFieldCell", ownClass: "NSTextFieldCell") { object in
            textCell(object)
        },
        "NSSecureTextFieldCell": ObjectForm(element: "secureTextFieldCell") { object in
            textCell(object)
        },
        "NSSearchFieldCell": ObjectForm(element: "searchFieldCell", build: searchCell),
        "NSComboBoxCell": ObjectForm(element: "comboBoxCell", build: comboBoxCell),
        "NSTableHeaderCell": ObjectForm(element: "tableHeaderCell", hasID: false) { object in
            textCell(object)
        },
    ]

    private static func field(_ element: String) -> ObjectForm {
        ObjectForm(element: element) { object in
            ViewParts.control(object)
        }
    }

    /// Adds what a cell with text has.
    private static func textCell(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        CellParts.cell(object, style: [.text, .state, .border])
        if let text = source.text("NSContents"), !text.isEmpty { element.setText("title", to: text) }
        if let text = source.text("NSPlaceholderString") { element.setText("placeholderString", to: text) }
        if source.flag("NSDrawsBackground") { element.set("drawsBackground", to: "YES") }
        if source.integer("NSTextBezelStyle") == 1 { element.set("bezelStyle", to: "round") }
        builder.child("NSFormatter", of: source, into: element, as: "formatter")
        Appearance.color("NSTextColor", as: "textColor", of: source, into: element)
        Appearance.color("NSBackgroundColor", as: "backgroundColor", of: source, into: element)
        let locales = source.members("NSAllowedInputLocales")
        if !locales.isEmpty {
            let list = MadeElement("allowedInputSourceLocales")
            for locale in locales {
                guard let text = source.understanding.graph.string(locale) else { continue }
                list.add(MadeElement("string", text: text))
            }
            element.add(list)
        }
    }

    private static func searchCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        textCell(object)
        element.removeAttribute("drawsBackground")
        for key in ["NSSearchButtonCell", "NSCancelButtonCell"] { source.drop(key) }
        if let name = source.text("NSRecentsAutosaveName") { element.set("recentsAutosaveName", to: name) }
        if let count = source.integer("NSMaximumRecents"), count != 255 {
            element.set("maximumRecents", to: String(count))
        }
        if source.flag("NSSendsWholeSearchString") { element.set("sendsWholeSearchString", to: "YES") }
        guard let value = source.value("NSSearchFieldFlags") else { return }
        guard let flags = source.understanding.graph.bytes(value), let first = flags.first,
            flags.dropFirst().allSatisfy({ $0 == 0 }), first & ~0b1110 == 0
        else { return source.doubt("NSSearchFieldFlags") }
        if first & 0b1000 != 0 { element.set("sendsSearchStringImmediately", to: "YES") }
    }

    private static func comboBoxCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        textCell(object)
        if !source.flag("NSCompletes") { element.set("completes", to: "NO") }
        if source.optionalFlag("NSButtonBordered") == false { element.set("buttonBordered", to: "NO") }
        if source.flag("NSUsesDataSource") { element.set("usesDataSource", to: "YES") }
        if source.optionalFlag("NSHasVerticalScroller") == false { element.set("hasVerticalScroller", to: "NO") }
        if let count = source.integer("NSVisibleItemCount") { element.set("numberOfVisibleItems", to: String(count)) }
        source.drop("NSTableView", "NSDelegate")
        let values = source.members("NSPopUpListData")
        guard !values.isEmpty else { return }
        for value in values {
            guard let text = source.understanding.graph.string(value) else {
                source.doubt("NSPopUpListData")
                continue
            }
            element.list("objectValues").add(MadeElement.string(text, key: nil))
        }
    }
}
