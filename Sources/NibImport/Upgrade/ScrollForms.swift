/// Scroll views with their clip views and scrollers, and text views.
enum ScrollForms {
    static let forms: [String: ObjectForm] = [
        "NSScrollView": ObjectForm(element: "scrollView", build: scrollView),
        "NSClipView": ObjectForm(element: "clipView", build: clipView),
        "NSScroller": ObjectForm(element: "scroller", build: scroller),
    ]

    private static func scrollView(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        ViewParts.view(object, listsSubviews: false)
        element.set("usesPredominantAxisScrolling", to: "NO")
        source.bits("NSsFlags") { bits in flags(&bits, for: element) }
        scrolling(object)
        builder.child("NSContentView", of: source, into: element, as: "contentView")
        builder.child("NSHScroller", of: source, into: element, as: "horizontalScroller")
        builder.child("NSVScroller", of: source, into: element, as: "verticalScroller")
        if source.integer("NSScrollerKnobStyle") ?? 0 != 0 { source.doubt("NSScrollerKnobStyle") }
        guard let header = source.child("NSHeaderClipView") else { return }
        builder.child("NSDocView", of: header, into: element, as: "headerView")
        source.understanding.understandAll(of: header.object)
    }

    private static func flags(_ bits: inout Bits, for element: MadeElement) {
        element.set("borderType", to: [0: "none", 1: "line", 3: "groove"][bits.take(0, width: 2)])
        if !bits.take(4) { element.set("hasVerticalScroller", to: "NO") }
        if !bits.take(5) { element.set("hasHorizontalScroller", to: "NO") }
        if bits.take(9) { element.set("autohidesScrollers", to: "YES") }
        let elasticities = [1: "none", 2: "allowed"]
        element.set("verticalScrollElasticity", to: elasticities[bits.take(12, width: 2)])
        element.set("horizontalScrollElasticity", to: elasticities[bits.take(14, width: 2)])
        bits.ignore(2, 3, 6, 7, 8, 10, 11, 16, 17)
    }

    /// Adds the steps of scrolling: four numbers of 32 bits, of which the last is the line.
    private static func scrolling(_ object: Building) {
        let (source, element) = (object.source, object.element)
        var steps: [Double] = [10, 10, 10, 10]
        if let value = source.value("NSScrollAmts") {
            guard let bytes = source.understanding.graph.bytes(value), bytes.count >= 16 else {
                return source.doubt("NSScrollAmts")
            }
            steps = (0..<4).map { number in
                let word = bytes[4 * number..<4 * number + 4].reduce(0) { $0 << 8 | UInt32($1) }
                return Double(Float(bitPattern: word))
            }
        }
        for (name, number) in zip(
            ["verticalPageScroll", "horizontalPageScroll", "verticalLineScroll", "horizontalLineScroll"], steps)
        {
            element.set(name, to: NumberText.spell(number.isFinite ? number : 0))
        }
    }

    private static func clipView(_ object: Building) {
        let (source, element) = (object.source, object.element)
        let isContent = element["key"] == "contentView"
        ViewParts.view(object, resizing: isContent ? ["widthSizable", "heightSizable"] : nil)
        source.drop("NSDocView", "NSCursor", "NSAutomaticallyAdjustsContentInsets")
        source.bits("NScvFlags") { bits in
            if bits.take(1) { element.set("copiesOnScroll", to: "NO") }
            _ = bits.take(2)
        }
        let flags = source.understanding.graph.integer("NScvFlags", of: source.object) ?? 0
        if flags & 4 == 0 { element.set("drawsBackground", to: "NO") }
        Appearance.color("NSBGColor", as: "backgroundColor", of: source, into: element)
    }

    private static func scroller(_ object: Building) {
        let (source, element) = (object.source, object.element)
        ViewParts.view(object, hugging: (250, 750))
        var isHorizontal = false
        source.bits("NSsFlags") { bits in
            isHorizontal = bits.take(0)
            if bits.take(8) { element.set("controlSize", to: "small") }
            bits.ignore(9)
        }
        element.set("horizontal", to: isHorizontal ? "YES" : "NO")
        if let value = source.real("NSCurValue"), value != 0 { element.set("doubleValue", to: NumberText.spell(value)) }
        source.drop(
            "NSPercent", "NSTarget", "NSAction", "NSControlTarget", "NSControlAction", "NSEnabled", "NSArrowsLoc")
        if source.integer("NSKnobStyle") ?? 0 != 0 { source.doubt("NSKnobStyle") }
    }
}
