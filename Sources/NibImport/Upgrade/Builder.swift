import Platform

/// Builds the elements of objects, one after the other: what is inside an object waits in a list, so deep nesting does not exhaust the stack.
final class Builder {
    /// An object whose element is to be filled.
    private struct Pending {
        let source: ArchivedFields
        let element: MadeElement
        let form: ObjectForm
    }

    let model: NibModel
    let understanding: Understanding
    let makeID: () -> String
    /// Whether the document lays its views out by constraints; otherwise those in the archive mean nothing.
    let usesAutolayout: Bool
    /// The properties that Interface Builder keeps beside the objects, by id and name.
    let properties: ObjectProperties
    private let forms: ObjectForms
    private var pending: [Pending] = []
    private var placed: Set<Int32> = []
    private var madeIDs: [Int32: String] = [:]
    private var budget: Int
    /// The images that the document names, by name, with their sizes.
    private(set) var images: Set<String> = []
    /// How many objects have been written.
    private(set) var objectCount = 0
    /// The connections, by the item that has them.
    var connections: [Int: [MadeElement]] = [:]
    /// The constraints, by the item of the view that has them.
    var constraints: [Int: [Int32]] = [:]

    init(
        _ model: NibModel, understanding: Understanding, properties: ObjectProperties, forms: ObjectForms,
        usesAutolayout: Bool, makeID: @escaping () -> String
    ) {
        self.usesAutolayout = usesAutolayout
        self.model = model
        self.understanding = understanding
        self.properties = properties
        self.forms = forms
        self.makeID = makeID
        budget = 16 * (model.graph.fields.count + 64)
    }

    // MARK: - Ids

    /// Returns the id of an object, which is made if the archive has none.
    func id(of object: Int32) -> String {
        if let item = model.item(of: object) { return model.items[item].id }
        if let made = madeIDs[object] { return made }
        var id = makeID()
        while model.hasID(id) { id = makeID() }
        madeIDs[object] = id
        return id
    }

    /// The plug-ins of Interface Builder that the objects need besides AppKit's.
    var plugIns: Set<String> = []

    /// Whether more objects have been placed than an archive can mean.
    var isExhausted: Bool { budget <= 0 }

    /// Whether an object has been given a place in the document.
    func isPlaced(_ object: Int32) -> Bool { placed.contains(object) }

    // MARK: - Objects

    /// Adds the element of an object to another.
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - parent: the element that it goes into.
    ///   - key: the key under which it does.
    ///   - source: the object around it.
    func place(_ object: Int32, into parent: MadeElement, key: String? = nil, from source: ArchivedFields? = nil) {
        let item = model.item(of: object)
        let className =
            item.map { model.items[$0].className } ?? ClassNames.plain(understanding.graph.className(object))
        guard let form = forms.form(of: understanding.graph.className(object), className: className) else {
            return doubtClass(object, from: source)
        }
        guard placed.insert(object).inserted else {
            return understanding.doubt(object, key: nil, value: "the object is in two places")
        }
        budget -= 1
        guard budget > 0 else { return }
        understanding.read(object, in: source?.object)
        if item != nil { understanding.own(object) }
        if item.map({ [.ordinary, .constraint].contains(model.items[$0].role) }) ?? true { objectCount += 1 }
        let element = MadeElement(form.element)
        element.set("key", to: key)
        parent.add(element)
        pending.append(
            Pending(source: ArchivedFields(object: object, understanding: understanding), element: element, form: form))
    }

    /// Fills the elements that wait.
    func fill() {
        while let next = pending.popLast() {
            next.form.build(Building(source: next.source, element: next.element, builder: self))
            finish(next)
        }
    }

    private func finish(_ next: Pending) {
        let object = next.source.object
        if next.form.hasID || model.item(of: object) != nil { next.element.set("id", to: id(of: object)) }
        guard let number = model.item(of: object) else { return }
        let item = model.items[number]
        if let label = item.label, !label.isEmpty { next.element.set("userLabel", to: label) }
        if let custom = item.custom, custom.name != next.form.ownClass, next.element["customClass"] == nil {
            next.element.set("customClass", to: custom.name)
            next.element.set("customModule", to: custom.module)
        }
        properties.apply(to: next.element, of: item.id, in: next.form)
        if let connections = connections[number] {
            let list = next.element.list("connections")
            for connection in connections { list.add(connection) }
        }
    }

    private func doubtClass(_ object: Int32, from source: ArchivedFields?) {
        understanding.read(object, in: source?.object)
        understanding.understandAll(of: object)
        placed.insert(object)
        understanding.doubt(object, key: nil, value: "objects of this class are not understood")
    }

    /// Adds the element of the object in a field.
    func child(_ key: String, of source: ArchivedFields, into element: MadeElement, as name: String? = nil) {
        guard let child = source.reference(key) else { return }
        place(child, into: element, key: name, from: source)
    }

    /// Adds the elements of the objects in the collection in a field, as a list.
    func list(_ key: String, of source: ArchivedFields, into element: MadeElement, as name: String) {
        for child in source.objects(key) { place(child, into: element.list(name), from: source) }
    }

    // MARK: - Images

    /// Returns the name of an image that is a resource; an image in the archive itself is not understood.
    func image(_ key: String, of source: ArchivedFields) -> String? {
        guard let image = source.child(key) else { return nil }
        guard image.className == "NSCustomResource", image.text("NSClassName") == "NSImage",
            let name = image.text("NSResourceName")
        else {
            understanding.understandAll(of: image.object)
            source.doubt(key, because: "an image in the archive itself")
            return nil
        }
        images.insert(name)
        return name
    }
}

extension ClassNames {
    /// Returns the framework class of one of Interface Builder's own classes, without looking anything up.
    static func plain(_ name: String) -> String { name.hasPrefix("IB") ? String(name.dropFirst(2)) : name }
}

/// Numbers as documents spell them.
enum NumberText {
    /// Spells a number with 17 significant digits, or none after the point if it is whole; zero is `0.0`.
    static func spell(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return DecimalText.of(value, significantDigits: 17)
    }
}
