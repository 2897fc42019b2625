/// Views that contain others: windows, boxes, tab views, split views and scroll views.
enum ContainerForms {
    static let forms: [String: ObjectForm] = [
        "NSView": ObjectForm(element: "view", ownClass: "NSView") { object in
            // The view of a tab fills it, whatever the archive says.
            ViewParts.view(object, resizing: object.element["key"] == "view" ? filling : nil)
        },
        "NSCustomView": ObjectForm(element: "customView", ownClass: "NSView") { object in
            object.source.drop("NSClassName", "NSExtension")
            ViewParts.view(object)
        },
        "NSTableCellView": ObjectForm(element: "tableCellView") { object in
            ViewParts.view(object)
        },
        "NSBox": ObjectForm(element: "box", build: box), "NSTabView": ObjectForm(element: "tabView", build: tabView),
        "NSTabViewItem": ObjectForm(element: "tabViewItem", build: tabViewItem),
        "NSSplitView": ObjectForm(element: "splitView", build: splitView),
    ]

    private static let filling = ["widthSizable", "heightSizable"]

    private static func box(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let type = source.integer("NSBoxType") ?? 0
        var hugging = (250, 250)
        if type == 2 { hugging = isUpright(source) ? (750, 250) : (250, 750) }
        ViewParts.view(object, hugging: hugging, listsSubviews: false)
        builder.child("NSContentView", of: source, into: element, as: "contentView")
        element.set(
            "boxType",
            to: source.choice(
                "NSBoxType", from: [1: "secondary", 2: "separator", 3: "oldStyle", 4: "custom"], usual: 0))
        element.set(
            "borderType",
            to: source.choice("NSBorderType", from: [0: "none", 1: "line", 2: "bezel"], usual: 3))
        element.set(
            "titlePosition",
            to: source.choice(
                "NSTitlePosition",
                from: [
                    0: "noTitle", 1: "aboveTop", 3: "belowTop", 4: "aboveBottom", 5: "atBottom", 6: "belowBottom",
                ], usual: 2))
        if source.flag("NSTransparent") { element.set("transparent", to: "YES") }
        if source.flag("NSFullyTransparent") { source.doubt("NSFullyTransparent") }
        for (field, name) in [("NSBorderWidth2", "borderWidth"), ("NSCornerRadius2", "cornerRadius")] {
            source.real(field).map { element.set(name, to: NumberText.spell($0)) }
        }
        boxColors(object, type: type)
        boxTitle(object, type: type)
    }

    /// Whether a separator is vertical.
    private static func isUpright(_ source: ArchivedFields) -> Bool {
        let graph = source.understanding.graph
        let text = graph.string("NSFrame", of: source.object) ?? graph.string("NSFrameSize", of: source.object) ?? ""
        let numbers = text.utf8.count < 400 ? text.split { "{}, ".contains($0) }.compactMap { Double($0) } : []
        guard numbers.count >= 2 else { return false }
        return numbers[numbers.count - 2] < numbers[numbers.count - 1]
    }

    private static func boxColors(_ object: Building, type: Int) {
        let (source, element) = (object.source, object.element)
        let usual = [("NSBorderColor2", "borderColor", "0.41999999999999998"), ("NSFillColor2", "fillColor", "0.0")]
        for (field, name, alpha) in usual {
            if source.has(field) {
                Appearance.color(field, as: name, of: source, into: element)
            } else if type != 4 || field != "NSFillColor2" {
                element.add(
                    MadeElement(
                        "color",
                        with: [("key", name), ("white", "0.0"), ("alpha", alpha), ("colorSpace", "calibratedWhite")]))
            }
        }
    }

    /// Adds the title, whose cell a document does not have.
    private static func boxTitle(_ object: Building, type: Int) {
        let (source, element) = (object.source, object.element)
        guard let cell = source.child("NSTitleCell") else { return }
        let graph = source.understanding.graph
        if let text = cell.text("NSContents"), !text.isEmpty { element.setText("title", to: text) }
        let font = graph.object("NSSupport", of: cell.object)
        let isUsual = font.map { graph.string("NSName", of: $0)?.hasPrefix("LucidaGrande") ?? true } ?? true
        let size = font.flatMap { graph.value("NSSize", of: $0) }
        if case .real(let size)? = size, !isUsual || size != 11 || type == 2 {
            Appearance.font("NSSupport", as: "titleFont", of: cell, into: element)
        }
        source.understanding.understandAll(of: cell.object)
    }

    private static func tabView(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        ViewParts.view(object, listsSubviews: false)
        source.bits("NSTvFlags") { bits in
            let types = [
                1: "leftTabsBezelBorder", 2: "bottomTabsBezelBorder", 3: "rightTabsBezelBorder", 4: "noTabsBezelBorder",
                5: "noTabsLineBorder", 6: "noTabsNoBorder",
            ]
            element.set("type", to: types[bits.take(0, width: 3)])
            switch bits.take(27, width: 2) {
            case 1: element.set("controlSize", to: "small")
            case 2: element.set("controlSize", to: "mini")
            default: break
            }
        }
        if !source.flag("NSDrawsBackground") { element.set("drawsBackground", to: "NO") }
        if !source.flag("NSAllowTruncatedLabels") { element.set("allowsTruncatedLabels", to: "NO") }
        Appearance.font("NSFont", as: "font", of: source, into: element)
        builder.list("NSTabViewItems", of: source, into: element, as: "tabViewItems")
        let first = source.understanding.graph.objects(in: "NSTabViewItems", of: source.object).first
        if let selected = source.reference("NSSelectedTabViewItem"), selected != first {
            element.set("initialItem", to: builder.id(of: selected))
        }
    }

    private static func tabViewItem(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        if let label = source.text("NSLabel") { element.setText("label", to: label) }
        element.set("identifier", to: source.text("NSIdentifier") ?? "")
        builder.child("NSView", of: source, into: element, as: "view")
    }

    private static func splitView(_ object: Building) {
        let (source, element) = (object.source, object.element)
        ViewParts.view(object)
        if source.flag("NSIsVertical") { element.set("vertical", to: "YES") }
        element.set(
            "dividerStyle", to: source.choice("NSDividerStyle", from: [2: "thin", 3: "paneSplitter"], usual: 1))
        if let name = source.text("NSAutosaveName"), !name.isEmpty { element.set("autosaveName", to: name) }
        for _ in source.understanding.graph.objects(in: "NSSubviews", of: source.object) {
            element.list("holdingPriorities").add(MadeElement("real", with: [("value", "250")]))
        }
    }
}
