/// Determines how an item is written: its element, its attributes and its place in the parent element.
struct ItemElements {
    /// The length from which labels are written without comparing them with the object's texts.
    private static let longestLabel = 1000

    let texts: ObjectTexts
    let styles: ObjectStyles
    private let model: NibModel
    private var names: ClassElements

    init(_ model: NibModel) {
        self.model = model
        texts = ObjectTexts(graph: model.graph)
        styles = ObjectStyles(graph: model.graph)
        names = ClassElements(catalog: model.catalog)
    }

    /// Returns the element, and the custom class to write if the element does not represent the class.
    mutating func element(for item: NibModel.Item, key: String?) -> (String, ArchivedClass?) {
        switch item.role {
        case .owner, .firstResponder, .application, .external:
            return (model.family == .cocoa ? "customObject" : "placeholder", item.custom)
        case .ordinary, .constraint: break
        }
        if item.object == nil { return ("viewControllerPlaceholder", nil) }
        if let match = names.element(ofClass: item.className) {
            let plain = match.element == "customView" && key != nil && item.custom == nil
            let custom = item.custom ?? (match.isExact ? nil : ArchivedClass(name: item.className, module: nil))
            return (plain ? "view" : match.element, custom)
        }
        let custom = item.custom ?? ArchivedClass(name: item.className, module: nil)
        if item.className.hasSuffix("Cell"), model.family == .cocoa { return ("customCell", custom) }
        return (isView(item) ? (model.family == .cocoa ? "customView" : "view") : "customObject", custom)
    }

    /// Returns the attributes, in the order of documents.
    func attributes(
        of item: NibModel.Item, element: String, custom: ArchivedClass?, key: String?
    ) -> [(String, String)] {
        var attributes: [(String, String)] = key.map { [("key", $0)] } ?? []
        switch item.role {
        case .owner where model.family == .cocoaTouch: attributes.append(("placeholderIdentifier", "IBFilesOwner"))
        case .firstResponder where model.family == .cocoaTouch:
            attributes.append(("placeholderIdentifier", "IBFirstResponder"))
        case .external where model.family == .cocoaTouch:
            attributes.append(("placeholderIdentifier", item.label ?? ""))
        default: break
        }
        if item.role == .ordinary, let object = item.object {
            attributes += texts.attributes(of: object) + styles.attributes(of: object, element: element)
        }
        if let toolTip = item.toolTip, !attributes.contains(where: { $0.0 == "toolTip" }) {
            attributes.append(("toolTip", toolTip))
        }
        attributes.append(("id", item.id))
        if let label = label(of: item, element: element, attributes: attributes) {
            attributes.append(("userLabel", label))
        }
        if let custom {
            attributes.append(("customClass", custom.name))
            if let module = custom.module { attributes.append(("customModule", module)) }
        }
        return attributes
    }

    /// Returns the list or key under which documents put such a child; a view without a known place becomes a subview.
    mutating func place(of item: NibModel.Item, in element: String) -> (list: String?, key: String?) {
        let tag = self.element(for: item, key: nil).0
        if let slot = model.catalog.slots(parent: element, child: tag).first(where: { $0.via.isEmpty }) {
            return (slot.container, slot.key)
        }
        return (isView(item) ? "subviews" : nil, nil)
    }

    /// Returns the label to write; nil if it only repeats what the object is called without one.
    private func label(of item: NibModel.Item, element: String, attributes: [(String, String)]) -> String? {
        guard let label = item.label, label != model.catalog.element(element)?.displayName else { return nil }
        guard item.role == .ordinary, item.object != nil, label.utf8.count < Self.longestLabel else { return label }
        // Interface Builder generated labels from the kind and the text of an object.
        let texts = attributes.filter { ["title", "label", "text"].contains($0.0) }.map(\.1)
        return texts.contains { label.contains($0) } ? nil : label
    }

    private func isView(_ item: NibModel.Item) -> Bool {
        guard let object = item.object else { return false }
        return ["NSvFlags", "NSSuperview", "UIBounds", "UISubviews"].contains {
            model.graph.value($0, of: object) != nil
        }
    }
}
