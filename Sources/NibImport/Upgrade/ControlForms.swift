/// Controls besides buttons and text fields.
enum ControlForms {
    static let forms: [String: ObjectForm] = [
        "NSImageView": ObjectForm(element: "imageView") { object in
            ViewParts.control(object, hugging: (250, 250))
        },
        "NSImageCell": ObjectForm(element: "imageCell", build: imageCell),
        "NSColorWell": ObjectForm(element: "colorWell") { object in
            ViewParts.control(object, hugging: (250, 250))
            Appearance.color("NSColor", as: "color", of: object.source, into: object.element)
        },
        "NSSlider": ObjectForm(element: "slider") { object in
            ViewParts.control(object, hugging: isUpright(object.source) ? (750, 250) : (250, 750))
        },
        "NSSliderCell": ObjectForm(element: "sliderCell", build: sliderCell),
        "NSStepper": ObjectForm(element: "stepper") { object in
            ViewParts.control(object, hugging: (750, 750))
        },
        "NSStepperCell": ObjectForm(element: "stepperCell", build: stepperCell),
        "NSProgressIndicator": ObjectForm(element: "progressIndicator", build: progressIndicator),
        "NSLevelIndicator": ObjectForm(element: "levelIndicator") { object in
            ViewParts.control(object)
        },
        "NSLevelIndicatorCell": ObjectForm(element: "levelIndicatorCell", build: levelCell),
        "NSSegmentedControl": ObjectForm(element: "segmentedControl") { object in
            ViewParts.control(object)
        },
        "NSSegmentedCell": ObjectForm(element: "segmentedCell", build: segmentedCell),
        "NSMatrix": ObjectForm(element: "matrix", build: MatrixForm.build),
    ]

    private static func isUpright(_ source: ArchivedFields) -> Bool {
        guard let cell = source.understanding.graph.object("NSCell", of: source.object) else { return false }
        return source.understanding.graph.isTrue("NSVertical", of: cell)
    }

    private static func imageCell(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        CellParts.cell(object, style: [])
        element.set("alignment", to: "left")
        if source.flag("NSAnimates") { element.set("animates", to: "YES") }
        let alignments = [
            1: "top", 2: "topLeft", 3: "topRight", 4: "left", 5: "bottom", 6: "bottomLeft", 7: "bottomRight",
            8: "right",
        ]
        element.set("imageAlignment", to: source.choice("NSAlign", from: alignments, usual: 0))
        let scales = [0: "proportionallyDown", 1: "axesIndependently", 3: "proportionallyUpOrDown"]
        element.set("imageScaling", to: source.choice("NSScale", from: scales, usual: 2))
        let styles = [1: "photo", 2: "grayBezel", 3: "groove", 4: "button"]
        element.set("imageFrameStyle", to: source.choice("NSStyle", from: styles, usual: 0))
        if let name = builder.image("NSContents", of: source) { element.set("image", to: name) }
    }

    private static func sliderCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        CellParts.cell(object, style: [.state, .plain])
        element.set("alignment", to: "left")
        source.drop("NSContents")
        if source.real("NSAltIncValue") ?? 0 != 0 { source.doubt("NSAltIncValue") }
        for (field, name, usual) in [
            ("NSMinValue", "minValue", 0.0), ("NSMaxValue", "maxValue", -1), ("NSValue", "doubleValue", 0),
        ] {
            if let value = source.real(field), value != usual { element.set(name, to: NumberText.spell(value)) }
        }
        let isUpright = source.flag("NSVertical")
        let isFirst = source.integer("NSTickMarkPosition") ?? 0 == 1
        element.set("tickMarkPosition", to: isUpright ? (isFirst ? "left" : "right") : isFirst ? "above" : "below")
        if let count = source.integer("NSNumberOfTickMarks"), count != 0 {
            element.set("numberOfTickMarks", to: String(count))
        }
        if source.flag("NSAllowsTickMarkValuesOnly") { element.set("allowsTickMarkValuesOnly", to: "YES") }
        element.set("sliderType", to: source.integer("NSSliderType") == 1 ? "circular" : "linear")
    }

    private static func stepperCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        CellParts.cell(object, style: [.state, .plain])
        element.set("alignment", to: "left")
        for (field, name) in [("NSMinValue", "minValue"), ("NSMaxValue", "maxValue"), ("NSValue", "doubleValue")] {
            if let value = source.real(field), name == "maxValue" || value != 0 {
                element.set(name, to: NumberText.spell(value))
            }
        }
        element.set("increment", to: NumberText.spell(source.real("NSIncrement") ?? 1))
        if !source.flag("NSAutorepeat") { element.set("autorepeat", to: "NO") }
        if source.flag("NSValueWraps") { element.set("valueWraps", to: "YES") }
    }

    private static func progressIndicator(_ object: Building) {
        let (source, element) = (object.source, object.element)
        let flags = UInt32(truncatingIfNeeded: source.understanding.graph.integer("NSpiFlags", of: source.object) ?? 0)
        let isSpinning = flags & 1 << 12 != 0
        ViewParts.view(
            object, hugging: (isSpinning ? 750 : 250, flags & 1 != 0 && !isSpinning ? 250 : 750))
        source.bits("NSpiFlags") { bits in
            if !bits.take(0) { element.set("bezeled", to: "NO") }
            if bits.take(1) { element.set("indeterminate", to: "YES") }
            if bits.take(8) { element.set("controlSize", to: "small") }
            element.set("style", to: bits.take(12) ? "spinning" : "bar")
            if bits.take(13) { element.set("displayedWhenStopped", to: "NO") }
            bits.ignore(2, 3, 4, 5, 6, 7, 9, 10, 11, 14)
        }
        if let value = source.real("NSMaxValue") { element.set("maxValue", to: NumberText.spell(value)) }
        for (field, name) in [("NSMinValue", "minValue"), ("NSDoubleValue", "doubleValue")] {
            if let value = source.real(field), value != 0 { element.set(name, to: NumberText.spell(value)) }
        }
        if element["doubleValue"] == nil, let least = element["minValue"] { element.set("doubleValue", to: least) }
    }

    private static func levelCell(_ object: Building) {
        let (source, element) = (object.source, object.element)
        CellParts.cell(object, style: [.state, .plain])
        element.set("alignment", to: "left")
        for (field, name) in [
            ("NSMinValue", "minValue"), ("NSMaxValue", "maxValue"), ("NSWarningValue", "warningValue"),
            ("NSCriticalValue", "criticalValue"), ("NSValue", "doubleValue"),
        ] {
            source.real(field).map { element.set(name, to: NumberText.spell($0)) }
        }
        for (field, name) in [
            ("NSNumberOfTickMarks", "numberOfTickMarks"), ("NSNumberOfMajorTickMarks", "numberOfMajorTickMarks"),
        ] {
            source.integer(field).map { element.set(name, to: String($0)) }
        }
        let styles = [0: "relevancy", 1: "continuousCapacity", 2: "discreteCapacity", 3: "rating"]
        element.set("levelIndicatorStyle", to: source.choice("NSIndicatorStyle", from: styles, usual: 0))
        if source.integer("NSTickMarkPosition") == 1 { element.set("tickMarkPosition", to: "above") }
    }

    private static let segmentStyles = [
        0: "automatic", 1: "rounded", 2: "texturedRounded", 3: "roundRect", 4: "texturedSquare", 5: "capsule",
        6: "smallSquare",
    ]

    private static func segmentedCell(_ object: Building) {
        let (source, element, builder) = (object.source, object.element, object.builder)
        CellParts.cell(object, style: [.state, .plain])
        element.set("alignment", to: "left")
        element.set("style", to: source.choice("NSSegmentStyle", from: segmentStyles, usual: 0))
        element.set("borderStyle", to: "border")
        element.set(
            "trackingMode",
            to: source.choice(
                "NSTrackingMode", from: [0: "selectOne", 1: "selectAny", 2: "momentary"], usual: 0))
        source.drop("NSSelectedSegment")
        for object in source.objects("NSSegmentImages") {
            element.list("segments").add(segment(source.inside(object), by: builder))
        }
    }

    private static func segment(_ source: ArchivedFields, by builder: Builder) -> MadeElement {
        let segment = MadeElement("segment")
        if let label = source.text("NSSegmentItemLabel") {
            if !label.isEmpty { segment.setText("label", to: label) }
        } else {
            segment.add(MadeElement("nil", with: [("key", "label")]))
        }
        if let tip = source.text("NSSegmentItemTooltip"), !tip.isEmpty { segment.setText("toolTip", to: tip) }
        if let name = builder.image("NSSegmentItemImage", of: source) { segment.set("image", to: name) }
        let scales = [1: "axesIndependently", 2: "none", 3: "proportionallyUpOrDown"]
        segment.set("imageScaling", to: source.choice("NSSegmentItemImageScaling", from: scales, usual: 0))
        if let width = source.real("NSSegmentItemWidth"), width != 0 {
            segment.set("width", to: NumberText.spell(width))
        }
        if source.flag("NSSegmentItemSelected") { segment.set("selected", to: "YES") }
        if source.flag("NSSegmentItemDisabled") { segment.set("enabled", to: "NO") }
        if let tag = source.integer("NSSegmentItemTag"), tag != 0 { segment.set("tag", to: String(tag)) }
        builder.child("NSSegmentItemMenu", of: source, into: segment, as: "menu")
        return segment
    }
}
