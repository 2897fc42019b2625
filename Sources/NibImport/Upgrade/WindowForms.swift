/// Windows and panels.
enum WindowForms {
    static let forms: [String: ObjectForm] = [
        "NSWindowTemplate": ObjectForm(element: "window", ownClass: "NSWindow", build: window)
    ]

    private static let styles = [
        (0, "titled"), (1, "closable"), (2, "miniaturizable"), (3, "resizable"), (4, "utility"), (6, "documentModal"),
        (7, "nonactivatingPanel"), (8, "texturedBackground"), (12, "unifiedTitleAndToolbar"), (13, "HUD"),
    ]

    private static func window(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        let id = builder.id(of: source.object)
        if let title = source.text("NSWindowTitle"), !title.isEmpty { element.setText("title", to: title) }
        source.drop("NSWindowClass", "NSViewClass")
        if let backing = source.integer("NSWindowBacking"), backing != 2 { source.doubt("NSWindowBacking") }
        element.set("allowsToolTipsWhenApplicationIsInactive", to: "NO")
        element.set("animationBehavior", to: "default")
        if builder.properties.flag("NSWindowTemplate.visibleAtLaunch", of: id) != true {
            element.set("visibleAtLaunch", to: "NO")
        }
        if source.optionalFlag("NSWindowIsRestorable") == false { element.set("restorable", to: "NO") }
        if let name = source.text("NSFrameAutosaveName") { element.set("frameAutosaveName", to: name) }
        mask(object)
        source.bits("NSWTFlags") { bits in flags(&bits, of: object, id: id) }
        behavior(object)
        sizes(object)
        builder.child("NSWindowView", of: source, into: element, as: "contentView")
        toolbar(object)
    }

    private static func mask(_ object: Building) {
        let (source, element) = (object.source, object.element)
        let mask = MadeElement("windowStyleMask", with: [("key", "styleMask")])
        source.bits("NSWindowStyleMask") { bits in
            for (bit, name) in styles where bits.take(bit) { mask.set(name, to: "YES") }
        }
        element.add(mask)
    }

    private static func flags(
        _ bits: inout Bits, of object: Building, id: String
    ) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        if bits.take(31) { element.set("hidesOnDeactivate", to: "YES") }
        if bits.take(30) { element.set("releasedWhenClosed", to: "NO") }
        if !bits.take(29) { element.set("deferred", to: "NO") }
        if !bits.take(28) { element.set("oneShot", to: "NO") }
        if bits.take(10) { element.set("showsToolbarButton", to: "NO") }
        if !bits.take(11) { element.set("autorecalculatesKeyViewLoop", to: "NO") }
        bits.ignore(26, 27)
        let isCentred = [
            builder.properties.flag("IBNSWindowAutoPositionCentersHorizontal", of: id),
            builder.properties.flag("IBNSWindowAutoPositionCentersVertical", of: id),
        ]
        let struts: [String]
        switch bits.take(19, width: 4) {
        case 0: struts = ["leftStrut", "bottomStrut"]
        case 0b0101: struts = ["leftStrut", "topStrut"]
        case 0b0110: struts = ["rightStrut", "bottomStrut"]
        case 0b1111: struts = ["leftStrut", "rightStrut", "topStrut", "bottomStrut"]
        default: return source.doubt("NSWTFlags", because: "a position on the screen")
        }
        if isCentred == [true, true] { return }
        if isCentred.contains(true) { source.doubt("NSWTFlags", because: "centred in one direction") }
        element.add(
            MadeElement("windowPositionMask", with: [("key", "initialPositionMask")] + struts.map { ($0, "YES") }))
    }

    private static func behavior(_ object: Building) {
        let (source, element) = (object.source, object.element)
        guard source.has("NSWindowCollectionBehavior") else { return }
        let part = MadeElement("windowCollectionBehavior", with: [("key", "collectionBehavior")])
        let names = [
            (0, "canJoinAllSpaces"), (1, "moveToActiveSpace"), (2, "managed"), (3, "transient"), (4, "stationary"),
            (5, "participatesInCycle"), (6, "ignoresCycle"), (7, "fullScreenPrimary"), (8, "fullScreenAuxiliary"),
        ]
        source.bits("NSWindowCollectionBehavior") { bits in
            for (bit, name) in names where bits.take(bit) { part.set(name, to: "YES") }
        }
        element.add(part)
    }

    /// The size from which on a window has no largest one.
    private static let unlimited = 1e30

    private static func sizes(_ object: Building) {
        let (source, element) = (object.source, object.element)
        element.add(ViewParts.rect("contentRect", of: source.numbers("NSWindowRect", count: 4) ?? [0, 0, 0, 0]))
        element.add(ViewParts.rect("screenRect", of: source.numbers("NSScreenRect", count: 4) ?? [0, 0, 0, 0]))
        if let least = source.numbers("NSWindowContentMinSize", count: 2) {
            element.add(ViewParts.size("minSize", of: least, tag: "value"))
        }
        if let most = source.numbers("NSWindowContentMaxSize", count: 2), most[0] < unlimited || most[1] < unlimited {
            element.add(ViewParts.size("maxSize", of: most, tag: "value"))
        }
        // These are of the whole window, and follow from those of its content.
        if let least = source.numbers("NSMinSize", count: 2), least != [0, 0], !source.has("NSWindowContentMinSize") {
            source.doubt("NSMinSize")
        }
        if let most = source.numbers("NSMaxSize", count: 2), most[0] < 1e10 || most[1] < 1e10,
            !source.has("NSWindowContentMaxSize")
        {
            source.doubt("NSMaxSize")
        }
        for (field, name) in [
            ("NSContentBorderThicknessMinY", "minY"), ("NSContentBorderThicknessMaxY", "maxY"),
        ] {
            if let value = source.real(field) { source.doubt(field, because: "\(name) \(value)") }
        }
    }

    private static func toolbar(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        guard let view = source.understanding.graph.object("NSViewClass", of: source.object),
            source.understanding.graph.className(view) == "NSToolbar"
        else { return }
        builder.place(view, into: element, key: "toolbar", from: source)
    }
}
