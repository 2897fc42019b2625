import NibCatalog
import XMLTree

/// Writes a model as a document: its objects in their hierarchy, each with its texts and connections.
///
/// The hierarchy is walked with a list of what is to be done, so that its depth needs no stack; lines stop moving to
/// the right at some depth, so that depth costs no more than its lines.
struct DocumentWriter {
    private enum Step {
        case object(Int, key: String?)
        case end(String)
        case list(String)
        case connections(Int)
    }

    private static let deepestIndent = 20
    /// Longer labels are not looked into.
    private static let longestLabel = 1000

    private let model: NibModel
    private let limit: Int
    private let texts: ObjectTexts
    private var names: ElementNames
    private var out: [UInt8] = []
    private var depth = 0
    private var steps: [Step] = []
    private var written: [Bool]
    private var children: [[Int]]
    private var links: [[Int]]

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - model: what is written.
    ///   - limit: the most bytes that the document may have.
    init(_ model: NibModel, limit: Int) {
        self.model = model
        self.limit = limit
        texts = ObjectTexts(graph: model.graph)
        names = ElementNames(catalog: model.catalog)
        written = Array(repeating: false, count: model.items.count)
        children = Array(repeating: [], count: model.items.count)
        links = Array(repeating: [], count: model.items.count)
        for (number, item) in model.items.enumerated() {
            if let parent = item.parent { children[parent].append(number) }
        }
        for parent in children.indices where children[parent].count > 1 {
            children[parent].sort { (model.items[$0].rank, $0) < (model.items[$1].rank, $1) }
        }
        for (number, link) in model.links.enumerated() { links[link.source].append(number) }
    }

    /// The whole document.
    ///
    /// - Throws: `ImportError` when it would be larger than the limit.
    mutating func document() throws(ImportError) -> [UInt8] {
        out += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
        out.append(0xA)
        let isCocoa = model.family == .cocoa
        try open(
            "document",
            [
                ("type", "com.apple.InterfaceBuilder3.\(isCocoa ? "Cocoa" : "CocoaTouch").XIB"), ("version", "3.0"),
                ("targetRuntime", isCocoa ? "MacOSX.Cocoa" : "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
            ])
        try open("objects", [])
        try write(tops)
        // Objects that are each other's parents hang nowhere; they come to the top.
        for number in model.items.indices where !written[number] { try write([number]) }
        close("objects")
        close("document")
        return out
    }

    /// Placeholders first, then what is at the top, as the archive lists it.
    private var tops: [Int] {
        let numbers = model.items.indices.filter { model.items[$0].parent == nil }
        func order(_ number: Int) -> (Int, Int) {
            switch model.items[number].role {
            case .owner: (0, 0)
            case .firstResponder: (1, 0)
            case .application: (2, 0)
            default: (3, model.items[number].rank)
            }
        }
        return numbers.sorted { (order($0).0, order($0).1, $0) < (order($1).0, order($1).1, $1) }
    }

    private mutating func write(_ numbers: [Int]) throws(ImportError) {
        steps = numbers.reversed().map { .object($0, key: nil) }
        while let step = steps.popLast() {
            switch step {
            case .object(let number, let key):
                if written[number] { continue }
                written[number] = true
                try object(number, key: key)
            case .list(let name): try open(name, [])
            case .end(let name): close(name)
            case .connections(let number): try connections(of: number)
            }
        }
    }

    // MARK: - Objects

    private mutating func object(_ number: Int, key: String?) throws(ImportError) {
        let item = model.items[number]
        if item.role == .constraint {
            try constraint(item)
            return
        }
        let (element, custom) = element(for: item, key: key)
        var attributes: [(String, String)] = key.map { [("key", $0)] } ?? []
        switch item.role {
        case .owner where model.family == .cocoaTouch: attributes.append(("placeholderIdentifier", "IBFilesOwner"))
        case .firstResponder where model.family == .cocoaTouch:
            attributes.append(("placeholderIdentifier", "IBFirstResponder"))
        case .external where model.family == .cocoaTouch:
            attributes.append(("placeholderIdentifier", item.label ?? ""))
        default: break
        }
        if item.role == .ordinary, let object = item.object { attributes += texts.attributes(of: object) }
        if let toolTip = item.toolTip, !attributes.contains(where: { $0.0 == "toolTip" }) {
            attributes.append(("toolTip", toolTip))
        }
        attributes.append(("id", item.id))
        if let label = label(of: item, element, attributes) { attributes.append(("userLabel", label)) }
        if let custom {
            attributes.append(("customClass", custom.name))
            if let module = custom.module { attributes.append(("customModule", module)) }
        }
        try content(of: number, element, attributes)
    }

    /// A label says something only where it is not what the object is called anyway.
    private func label(of item: NibModel.Item, _ element: String, _ attributes: [(String, String)]) -> String? {
        guard let label = item.label, label != model.catalog.element(element)?.displayName else { return nil }
        guard item.role == .ordinary, item.object != nil, label.utf8.count < Self.longestLabel else { return label }
        // Interface Builder made labels up of the kind and the text.
        let texts = attributes.filter { ["title", "label", "text"].contains($0.0) }.map(\.1)
        return texts.contains { label.contains($0) } ? nil : label
    }

    /// The element, and the class that it does not stand for.
    private mutating func element(for item: NibModel.Item, key: String?) -> (String, CustomClass?) {
        switch item.role {
        case .owner, .firstResponder, .application, .external:
            return (model.family == .cocoa ? "customObject" : "placeholder", item.custom)
        case .ordinary, .constraint: break
        }
        if item.object == nil { return ("viewControllerPlaceholder", nil) }
        if let match = names.element(ofClass: item.className) {
            let plain = match.element == "customView" && key != nil && item.custom == nil
            let custom = item.custom ?? (match.isExact ? nil : CustomClass(name: item.className, module: nil))
            return (plain ? "view" : match.element, custom)
        }
        let custom = item.custom ?? CustomClass(name: item.className, module: nil)
        if item.className.hasSuffix("Cell"), model.family == .cocoa { return ("customCell", custom) }
        return (isView(item) ? (model.family == .cocoa ? "customView" : "view") : "customObject", custom)
    }

    private func isView(_ item: NibModel.Item) -> Bool {
        guard let object = item.object else { return false }
        return ["NSvFlags", "NSSuperview", "UIBounds", "UISubviews"].contains {
            model.graph.value($0, of: object) != nil
        }
    }

    /// Writes the start tag, and plans what goes into the element and its end.
    private mutating func content(
        of number: Int, _ element: String, _ attributes: [(String, String)]
    ) throws(ImportError) {
        let item = model.items[number]
        let parts = item.object.map { self.parts(of: $0, role: item.role) } ?? []
        var plan: [Step] = places(of: number, element)
        if !links[number].isEmpty { plan.append(.connections(number)) }
        guard !plan.isEmpty || !parts.isEmpty else {
            try line(element, attributes, isEmpty: true)
            return
        }
        try open(element, attributes)
        for part in parts { try line(part.name, part.attributes, isEmpty: true) }
        steps.append(.end(element))
        steps += plan.reversed()
    }

    private func parts(of object: Int32, role: NibModel.Role) -> [(name: String, attributes: [(String, String)])] {
        var parts: [(name: String, attributes: [(String, String)])] = []
        guard role == .ordinary else { return [] }
        if let frame = texts.frame(of: object) {
            let names = ["x", "y", "width", "height"]
            parts.append(("rect", [("key", "frame")] + Array(zip(names, frame))))
        }
        if let title = texts.headerTitle(of: object) {
            parts.append(("tableHeaderCell", [("key", "headerCell"), ("title", title)]))
        }
        if let title = texts.normalTitle(of: object) {
            parts.append(("state", [("key", "normal"), ("title", title)]))
        }
        return parts
    }

    /// The children by where they stand: those with keys of their own, then the lists.
    private mutating func places(of number: Int, _ element: String) -> [Step] {
        guard !children[number].isEmpty else { return [] }
        let keys = model.items[number].object.map { ChildKeys.keys(of: $0, in: model.graph) } ?? [:]
        var keyed: [Step] = []
        var lists: [(name: String, steps: [Step])] = []
        for child in children[number] {
            let item = model.items[child]
            var place: (list: String?, key: String?) = (nil, item.object.flatMap { keys[$0] })
            if item.role == .constraint {
                place = ("constraints", nil)
            } else if place.key == nil {
                place = self.place(of: child, in: element)
            }
            guard let list = place.list else {
                keyed.append(.object(child, key: place.key))
                continue
            }
            if let index = lists.firstIndex(where: { $0.name == list }) {
                lists[index].steps.append(.object(child, key: nil))
            } else {
                lists.append((list, [.object(child, key: nil)]))
            }
        }
        return keyed + lists.flatMap { [.list($0.name)] + $0.steps + [.end($0.name)] }
    }

    /// Where documents put such a child; a view for which that is not known is a subview.
    private mutating func place(of child: Int, in element: String) -> (list: String?, key: String?) {
        let item = model.items[child]
        let tag = self.element(for: item, key: nil).0
        if let slot = model.catalog.slots(parent: element, child: tag).first(where: { $0.via.isEmpty }) {
            return (slot.container, slot.key)
        }
        return (isView(item) ? "subviews" : nil, nil)
    }

    private mutating func constraint(_ item: NibModel.Item) throws(ImportError) {
        guard let object = item.object else { return }
        let attributes = ConstraintText(object, in: model.graph).attributes { end in
            guard let item = model.item(of: end) else { return nil }
            return model.items[item].id
        }
        try line("constraint", attributes.map { ($0.name, $0.value) } + [("id", item.id)], isEmpty: true)
    }

    // MARK: - Connections

    private mutating func connections(of number: Int) throws(ImportError) {
        try open("connections", [])
        for link in links[number].map({ model.links[$0] }) {
            let destination = model.items[link.destination].id
            var attributes: [(String, String)]
            switch link.kind {
            case .outlet, .outletCollection: attributes = [("property", link.name), ("destination", destination)]
            case .action where model.family == .cocoa:
                attributes = [("selector", link.name), ("target", destination)]
            case .action: attributes = [("selector", link.name), ("destination", destination)]
            case .binding: attributes = [("destination", destination), ("name", link.name)]
            case .segue: attributes = [("destination", destination), ("kind", link.name)]
            }
            if let event = link.event { attributes.append(("eventType", event)) }
            if let keyPath = link.keyPath { attributes.append(("keyPath", keyPath)) }
            if let identifier = link.identifier { attributes.append(("identifier", identifier)) }
            try line(link.kind.rawValue, attributes + [("id", link.id)], isEmpty: true)
        }
        close("connections")
    }

    // MARK: - Lines

    private mutating func open(_ name: String, _ attributes: [(String, String)]) throws(ImportError) {
        try line(name, attributes, isEmpty: false)
        depth += 1
    }

    private mutating func close(_ name: String) {
        depth -= 1
        indent()
        out += "</\(name)>\n".utf8
    }

    private mutating func line(
        _ name: String, _ attributes: [(String, String)], isEmpty: Bool
    ) throws(ImportError) {
        indent()
        out += "<\(name)".utf8
        for (attribute, value) in attributes {
            guard out.count + value.utf8.count <= limit else {
                throw ImportError(
                    .tooLarge, "the nib repeats itself so much that its document would be out of proportion")
            }
            out += " \(attribute)=\"\(Escaping.attribute(Self.allowed(value)))\"".utf8
        }
        out += (isEmpty ? "/>\n" : ">\n").utf8
    }

    private mutating func indent() {
        out += repeatElement(0x20, count: 4 * min(depth, Self.deepestIndent))
    }

    /// The text with what XML cannot hold replaced.
    private static func allowed(_ text: String) -> String {
        guard !Escaping.isAllowed(text) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            result.append(Escaping.isAllowed(String(Character(scalar))) ? scalar : "\u{FFFD}")
        }
        return String(result)
    }
}
