/// What all AppKit views, controls and cells have.
enum ViewParts {
    /// Adds what a view has.
    ///
    /// - Parameters:
    ///   - object: the view.
    ///   - hugging: the priorities with which the class hugs its content unless the archive says otherwise.
    ///   - fixed: the resizing that the document has whatever the archive says.
    ///   - listsSubviews: whether the subviews are in a list; otherwise the class has them under keys.
    static func view(
        _ object: Building, hugging: (Int, Int) = (250, 250),
        resizing fixed: [String]? = nil, listsSubviews: Bool = true
    ) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        frame(object)
        var resizing: [String] = []
        source.bits("NSvFlags") { bits in
            resizing = masks.indices.filter { bits.take($0) }.map { masks[$0] }
            if !bits.take(8) { element.set("autoresizesSubviews", to: "NO") }
            bits.ignore(9, 10, 11, 14)
            switch bits.take(12, width: 2) {
            case 1: element.set("focusRingType", to: "none")
            case 2: element.set("focusRingType", to: "exterior")
            default: break
            }
            if bits.take(31) { element.set("hidden", to: "YES") }
        }
        let mask = MadeElement("autoresizingMask", with: [("key", "autoresizingMask")])
        for name in masks where (fixed ?? resizing).contains(name) { mask.set(name, to: "YES") }
        element.add(mask)
        priorities("NSHuggingPriority", as: "Hugging", usual: (250, 250), none: hugging, of: object)
        priorities(
            "NSAntiCompressionPriority", as: "CompressionResistance", usual: (750, 750), none: (750, 750), of: object)
        if source.flag("NSDoNotTranslateAutoresizingMask"), builder.usesAutolayout {
            element.set("translatesAutoresizingMaskIntoConstraints", to: "NO")
        }
        if source.flag("NSViewIsLayerTreeHost") { element.set("wantsLayer", to: "YES") }
        if source.flag("NSViewCanDrawConcurrently") { element.set("canDrawConcurrently", to: "YES") }
        source.drop("NSViewLayerContentsRedrawPolicy")
        if let identifier = source.text("NSReuseIdentifierKey"), !identifier.hasPrefix("_NS:") {
            element.set("identifier", to: identifier)
        }
        for key in ["NSFrameMatrix", "NSDrawMatrix"] {
            if let matrix = source.reference(key), !source.understanding.graph.fields(of: matrix).isEmpty {
                source.doubt(key, because: "a rotated view")
            }
        }
        if listsSubviews {
            builder.list("NSSubviews", of: source, into: element, as: "subviews")
        } else {
            _ = source.members("NSSubviews")
        }
        constraints(object)
    }

    /// The bits of a view's resizing, from the lowest.
    private static let masks = [
        "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ]
    private static func frame(_ object: Building) {
        let (source, element) = (object.source, object.element)
        var numbers = source.numbers("NSFrame", count: 4)
        if let size = source.numbers("NSFrameSize", count: 2) { numbers = [0, 0] + size }
        element.add(rect("frame", of: numbers ?? [0, 0, 0, 0]))
    }

    /// Returns the element of a rectangle.
    static func rect(_ key: String, of numbers: [Double]) -> MadeElement {
        MadeElement(
            "rect", with: [("key", key)] + zip(["x", "y", "width", "height"], numbers.map { NumberText.spell($0) }))
    }

    /// Returns the element of a size.
    static func size(_ key: String, of numbers: [Double], tag: String = "size") -> MadeElement {
        let type: [(String, String?)] = tag == "value" ? [("type", "size")] : []
        return MadeElement(
            tag,
            with: [("key", key)] + type + [
                ("width", NumberText.spell(numbers[0])), ("height", NumberText.spell(numbers[1])),
            ])
    }

    private static func priorities(
        _ field: String, as name: String, usual: (Double, Double), none: (Int, Int), of object: Building
    ) {
        let (source, element) = (object.source, object.element)
        let numbers = source.numbers(field, count: 2) ?? [Double(none.0), Double(none.1)]
        if numbers[0] != usual.0 { element.set("horizontal\(name)Priority", to: NumberText.spell(numbers[0])) }
        if numbers[1] != usual.1 { element.set("vertical\(name)Priority", to: NumberText.spell(numbers[1])) }
    }

    private static func constraints(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        guard builder.usesAutolayout, let number = builder.model.item(of: source.object) else { return }
        let parts = builder.constraints[number] ?? []
        for constraint in parts {
            element.list("constraints").add(ConstraintElement.make(constraint, in: source, by: builder))
        }
    }

    /// Adds what a control has.
    static func control(
        _ object: Building, hugging: (Int, Int) = (250, 750)
    ) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        view(object, hugging: hugging)
        source.drop("NSEnabled")
        if source.flag("NSControlAllowsExpansionToolTips") { element.set("allowsExpansionToolTips", to: "YES") }
        if let tag = source.integer("NSTag"), tag != 0 { element.set("tag", to: String(tag)) }
        let id = builder.id(of: source.object)
        let key = "IBNSControlSetsMaxLayoutWidthAtFirstLayoutMetadataKey"
        let isAutomatic = source.flag("NSControlAutosetMaxLayoutWidth")
        if builder.properties.flag(key, of: id) == true || isAutomatic {
            element.set("setsMaxLayoutWidthAtFirstLayout", to: "YES")
            source.drop("NSPreferredMaxLayoutWidth")
        } else if let width = source.real("NSPreferredMaxLayoutWidth") {
            element.set("preferredMaxLayoutWidth", to: NumberText.spell(width))
        }
        builder.child("NSCell", of: source, into: element, as: "cell")
        // The ring is the cell's in the archive.
        if let cell = source.understanding.graph.object("NSCell", of: source.object) {
            let flags = source.understanding.graph.integer("NSCellFlags2", of: cell) ?? 0
            if flags >> 15 & 3 == 1 { element.set("focusRingType", to: "none") }
        }
    }
}
