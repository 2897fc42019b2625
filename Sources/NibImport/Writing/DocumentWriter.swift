import NibCatalog
import XMLTree

/// Writes a model as a document: its objects in their hierarchy, each with its texts and connections.
///
/// The hierarchy is walked with a list of pending steps instead of recursion, so deep nesting does not exhaust the
/// stack.
struct DocumentWriter {
    private enum Step {
        case object(Int, key: String?)
        case end(String)
        case list(String)
        case connections(Int)
    }

    private let model: NibModel
    private var elements: ItemElements
    private var lines: XMLLines
    private var steps: [Step] = []
    private var written: [Bool]
    private var children: [[Int]]
    private var links: [[Int]]

    /// Makes a writer.
    ///
    /// - Parameters:
    ///   - model: the model to write.
    ///   - limit: the maximum size of the document in bytes.
    init(_ model: NibModel, limit: Int) {
        self.model = model
        elements = ItemElements(model)
        lines = XMLLines(limit: limit)
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

    /// Returns the whole document.
    ///
    /// - Throws: `ImportError` if it would exceed the limit.
    mutating func document() throws(ImportError) -> [UInt8] {
        let isCocoa = model.family == .cocoa
        try lines.open(
            "document",
            attributes: [
                ("type", "com.apple.InterfaceBuilder3.\(isCocoa ? "Cocoa" : "CocoaTouch").XIB"), ("version", "3.0"),
                ("targetRuntime", isCocoa ? "MacOSX.Cocoa" : "iOS.CocoaTouch"), ("propertyAccessControl", "none"),
            ])
        try lines.open("objects", attributes: [])
        try write(model.tops)
        // Objects that are each other's ancestors are not reached from the top; write them at the top level.
        for number in model.items.indices where !written[number] { try write([number]) }
        lines.close("objects")
        lines.close("document")
        return lines.bytes
    }

    private mutating func write(_ numbers: [Int]) throws(ImportError) {
        steps = numbers.reversed().map { .object($0, key: nil) }
        while let step = steps.popLast() {
            switch step {
            case .object(let number, let key):
                if written[number] { continue }
                written[number] = true
                try object(number, key: key)
            case .list(let name): try lines.open(name, attributes: [])
            case .end(let name): lines.close(name)
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
        let (element, custom) = elements.element(for: item, key: key)
        try content(
            of: number, element: element,
            attributes: elements.attributes(of: item, element: element, custom: custom, key: key))
    }

    /// Writes the start tag, and queues the content and the end tag.
    private mutating func content(
        of number: Int, element: String, attributes: [(String, String)]
    ) throws(ImportError) {
        let item = model.items[number]
        let parts = item.object.map { self.parts(of: $0, role: item.role) } ?? []
        var plan: [Step] = places(of: number, element)
        if !links[number].isEmpty { plan.append(.connections(number)) }
        guard !plan.isEmpty || !parts.isEmpty else {
            try lines.empty(element, attributes: attributes)
            return
        }
        try lines.open(element, attributes: attributes)
        for part in parts { try lines.empty(part.name, attributes: part.attributes) }
        steps.append(.end(element))
        steps += plan.reversed()
    }

    private func parts(of object: Int32, role: NibModel.Role) -> [(name: String, attributes: [(String, String)])] {
        var parts: [(name: String, attributes: [(String, String)])] = []
        guard role == .ordinary else { return [] }
        if let frame = elements.texts.frame(of: object) {
            let names = ["x", "y", "width", "height"]
            parts.append(("rect", [("key", "frame")] + Array(zip(names, frame))))
        }
        if let title = elements.texts.headerTitle(of: object) {
            parts.append(("tableHeaderCell", [("key", "headerCell"), ("title", title)]))
        }
        if let title = elements.texts.normalTitle(of: object) {
            parts.append(("state", [("key", "normal"), ("title", title)]))
        }
        if let font = elements.styles.font(of: object) { parts.append(("font", [("key", "font")] + font)) }
        if let modifiers = elements.texts.modifiers(of: object) {
            parts.append(("modifierMask", [("key", "keyEquivalentModifierMask")] + modifiers))
        }
        return parts
    }

    /// Returns the steps for the children: first those with keys, then the lists.
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
                place = elements.place(of: item, in: element)
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

    private mutating func constraint(_ item: NibModel.Item) throws(ImportError) {
        guard let object = item.object else { return }
        let attributes = ConstraintText(object, in: model.graph).attributes { end in
            guard let item = model.item(of: end) else { return nil }
            return model.items[item].id
        }
        try lines.empty("constraint", attributes: attributes.map { ($0.name, $0.value) } + [("id", item.id)])
    }

    // MARK: - Connections

    private mutating func connections(of number: Int) throws(ImportError) {
        try lines.open("connections", attributes: [])
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
            try lines.empty(link.kind.rawValue, attributes: attributes + [("id", link.id)])
        }
        lines.close("connections")
    }
}
