/// Text views, of whose text only plain ones without text are understood.
enum TextViewForm {
    static let forms: [String: ObjectForm] = ["NSTextView": ObjectForm(element: "textView", build: textView)]

    private static func textView(_ object: Building) {
        let (source, element) = (object.source, object.element)
        ViewParts.view(object)
        source.drop("NSDelegate")
        source.bits("NSTVFlags") { bits in
            if bits.take(0) { element.set("horizontallyResizable", to: "YES") }
            if bits.take(1) { element.set("verticallyResizable", to: "YES") }
            bits.ignore(2)
        }
        let frame = element.children.first { $0.name == "rect" }
        let size = [frame?["width"], frame?["height"]].map { $0.flatMap(Double.init) ?? 0 }
        element.add(ViewParts.size("minSize", of: source.numbers("NSMinize", count: 2) ?? size))
        if let most = source.numbers("NSMaxSize", count: 2) { element.add(ViewParts.size("maxSize", of: most)) }
        if let container = source.child("NSTextContainer") { text(in: container, into: element) }
        if let shared = source.child("NSSharedData") { sharedData(shared, into: element) }
    }

    private static func text(in container: ArchivedFields, into element: MadeElement) {
        container.drop("NSTextView", "NSWidth", "NSTCFlags")
        guard let layout = container.child("NSLayoutManager") else { return }
        layout.drop("NSTextContainers", "NSDelegate")
        layout.bits("NSLMFlags") { bits in
            if bits.take(6) { element.set("allowsNonContiguousLayout", to: "YES") }
            bits.ignore(0, 1, 2, 3, 4, 5, 7)
        }
        guard let storage = layout.child("NSTextStorage") else { return }
        storage.drop("NSDelegate")
        let text = storage.text("NSString") ?? ""
        guard text.isEmpty else { return storage.doubt("NSString", because: "a styled text") }
        storage.drop("NSAttributes", "NSAttributeInfo")
    }

    private static let names = [
        2: "richText", 3: "importsGraphics", 5: "usesFontPanel", 6: "usesRuler", 7: "continuousSpellChecking",
        9: "smartInsertDelete", 10: "allowsUndo", 14: "allowsDocumentBackgroundColorChange", 15: "grammarChecking",
        18: "linkDetection",
    ]

    private static func sharedData(_ shared: ArchivedFields, into element: MadeElement) {
        element.set("spellingCorrection", to: "YES")
        shared.bits("NSFlags") { bits in
            if !bits.take(0) { element.set("selectable", to: "NO") }
            if !bits.take(1) { element.set("editable", to: "NO") }
            for (bit, name) in names.sorted(by: { $0.key < $1.key }) {
                let isUsual = bit == 2 || bit == 3
                if bits.take(bit) != isUsual { element.set(name, to: isUsual ? "NO" : "YES") }
            }
            if !bits.take(8) { element.set("drawsBackground", to: "NO") }
            if bits.take(13) { element.set("findStyle", to: "panel") }
            bits.ignore(4, 11, 12, 16, 17, 19, 26)
        }
        if shared.integer("NSTextCheckingTypes") ?? 0 != 0 { shared.doubt("NSTextCheckingTypes") }
        if shared.integer("NSPreferredTextFinderStyle") == 1 { element.set("findStyle", to: "bar") }
        Appearance.color("NSBackgroundColor", as: "backgroundColor", of: shared, into: element)
        Appearance.color("NSInsertionColor", as: "insertionPointColor", of: shared, into: element)
        shared.drop(
            "NSSelectedAttributes", "NSLinkAttributes", "NSMarkedAttributes", "NSDefaultParagraphStyle", "NSTextFinder")
    }
}
