/// The properties that Interface Builder keeps beside the objects of an archive (`flattenedProperties`), under `ID.NAME`.
final class ObjectProperties {
    private var values: [String: [String: ArchiveGraph.Value]] = [:]
    private var taken: Set<String> = []
    private let container: ArchivedFields
    private let understanding: Understanding
    private let usesAutolayout: Bool

    /// Reads the properties of an archive's container of objects.
    init(_ container: ArchivedFields, understanding: Understanding, usesAutolayout: Bool) {
        self.usesAutolayout = usesAutolayout
        self.container = container
        self.understanding = understanding
        guard let dictionary = container.child("flattenedProperties") else { return }
        for (key, value) in dictionary.entries() {
            let parts = key.split(separator: ".", maxSplits: 1)
            guard parts.count == 2 else {
                container.doubt("flattenedProperties", because: key)
                continue
            }
            values[String(parts[0]), default: [:]][String(parts[1])] = value
        }
    }

    /// Returns a property, which counts as understood.
    func value(_ name: String, of id: String) -> ArchiveGraph.Value? {
        taken.insert("\(id).\(name)")
        return values[id]?[name]
    }

    /// Returns a property that is a text or a number or a flag, as a text.
    func flag(_ name: String, of id: String) -> Bool? {
        switch value(name, of: id) {
        case .bool(let flag)?: flag
        case .integer(let number)?: number != 0
        default: nil
        }
    }

    /// Returns a property that is a text.
    func text(_ name: String, of id: String) -> String? {
        value(name, of: id).flatMap { understanding.graph.string($0) }
    }

    /// Adds what the properties say of every kind of object.
    func apply(to element: MadeElement, of id: String, in form: ObjectForm) {
        if let name = text("userInterfaceItemIdentifier", of: id) { element.set("identifier", to: name) }
        if flag("IBNSViewMetadataTranslatesAutoresizingMaskIntoConstraints", of: id) == false, usesAutolayout {
            element.set("translatesAutoresizingMaskIntoConstraints", to: "NO")
        }
        if let place = text("IBPersistedLastKnownCanvasPosition", of: id) {
            let numbers = place.split { "{}, ".contains($0) }.compactMap { Double($0) }
            guard numbers.count == 2 else { return }
            element.add(
                MadeElement(
                    "point",
                    with: [
                        ("key", "canvasLocation"), ("x", NumberText.spell(numbers[0])),
                        ("y", NumberText.spell(numbers[1])),
                    ]))
        }
        applyPlaceholders(to: element, of: id)
    }

    /// Adds the tool tip and the runtime attributes of an object.
    private func applyPlaceholders(to element: MadeElement, of id: String) {
        guard case .object(let dictionary)? = value("IBAttributePlaceholdersKey", of: id) else { return }
        for (key, value) in container.inside(dictionary).entries() {
            guard case .object(let object) = value else { continue }
            let attribute = container.inside(object)
            attribute.drop("name", "object")
            switch attribute.className {
            case "IBToolTipAttribute": attribute.text("toolTip").map { element.setText("toolTip", to: $0) }
            case "IBUserDefinedRuntimeAttributesPlaceholder": RuntimeAttributes.add(attribute, to: element)
            case "IBAccessibilityAttribute": AccessibilityText.add(attribute, to: element)
            default:
                understanding.understandAll(of: object)
                understanding.doubt(object, key: key, value: "the attribute is not understood")
            }
        }
    }

    /// The properties that a document has no counterpart for.
    private static let meaningless: Set<String> = [
        "IBPluginDependency", "ImportedFromIB2", "showNotes", "IBEditorWindowLastContentRect", "CustomClassName",
        "editorWindowContentRectSynchronizationRect", "IBUserGuides", "IBWindowTemplateEditedContentRect",
        "IBNSViewMetadataConstraints", "IBShouldRemoveOnLegacySave", "IBViewBoundsToFrameTransform", "WindowOrigin",
        "windowTemplate.hasMinSize", "windowTemplate.minSize", "windowTemplate.hasMaxSize", "windowTemplate.maxSize",
        "IBNSViewMetadataGestureRecognizers", "IBNSSegmentedControlInspectorSelectedSegmentMetadataKey",
        "IBSegmentedControlInspectorSelectedSegmentMetadataKey", "designableToolbarItemIdentifier",
        "IBNumberFormatterSampleNumberKey", "IBViewEditorWindowController.showingLayoutRectangles",
        "IBSegmentedControlTracker.RoundRobinState", "IBSegmentedControlTracker.WasGrowing",
        "IBFrameForInitialResizeAction", "prototypeCellViews", "isInViewBasedMode",
        "ibExternalAutomaticallyCalculatesRowSizeFromViewHeight", "IBComboBoxObjectValuesKey.objectValues",
    ]

    /// Says which properties are not understood, of objects that are in the document.
    func finish(_ model: NibModel) {
        var objects: [String: Int32] = [:]
        for item in model.items { if let object = item.object { objects[item.id] = object } }
        for (id, names) in values.sorted(by: { $0.key < $1.key }) {
            for (name, value) in names.sorted(by: { $0.key < $1.key })
            where !Self.meaningless.contains(name) && !taken.contains("\(id).\(name)") {
                // Objects that have been deleted leave properties behind.
                guard let object = objects[id] else { continue }
                understanding.doubt(object, key: name, value: understanding.describe(value))
            }
        }
    }
}
