import CommandLanguage
import NibDocument
import Platform
import Queries
import Replies
import XMLTree

/// Finds every color, font or image that a document uses, each once.
///
/// What `<resources>` lists are definitions, not uses, and connections use nothing.
struct ValueScan {
    let document: NibDocument
    let sort: ValueSort
    /// The path of the document.
    let path: String
    var tree: XMLTree { document.tree }

    /// An element that has a value.
    private struct Place {
        let node: NodeID
        /// The attribute with the value; nil if the element is the value.
        let attribute: String?
        let value: UsedValue
        /// The terms of a query that means the value in a property.
        let terms: (String) -> [String]
    }

    /// Returns the values, each with its uses, in the order in which the document first uses them.
    ///
    /// - Throws: the error of an interrupted command.
    func values() throws(CommandError) -> [UsedValue] {
        let places = try places()
        let positions = document.readOnlyFormat == nil ? tree.positions(of: Set(places.map(\.node))) : [:]
        let (paths, others) = (PropertyPaths(document), exclusions(among: places))
        var (found, index): ([UsedValue], [String: Int]) = ([], [:])
        for place in places {
            try CommandError.throwIfInterrupted()
            let at = index[place.value.key] ?? found.count
            if at == found.count {
                index[place.value.key] = at
                found.append(place.value)
            }
            found[at].uses.append(
                use(place, at: positions[place.node], paths: paths, besides: others))
        }
        return found
    }

    private func places() throws(CommandError) -> [Place] {
        var places: [Place] = []
        let (list, suggested) = (document.resourceEntries, SuggestedNames(document))
        tree.visitElements(in: tree.root) { node in
            if node == list { return false }
            switch sort {
            case .color: if tree.name(node) == "color" { places.append(color(node, among: suggested)) }
            case .font: if ["font", "fontDescription"].contains(tree.name(node)) { places.append(font(node)) }
            case .image: places += images(node)
            }
            return true
        }
        try CommandError.throwIfInterrupted()
        return places
    }

    private func color(_ node: NodeID, among suggested: SuggestedNames) -> Place {
        let color = UsedColor(node, in: document)
        var value = color.value
        if value.kind == .literal { value.name = suggested.color(value) }
        return Place(node: node, attribute: nil, value: value) { color.terms(at: $0) }
    }

    private func font(_ node: NodeID) -> Place {
        let font = UsedFont(tree.attributes(node))
        return Place(node: node, attribute: nil, value: font.value) { font.terms(at: $0) }
    }

    private func images(_ node: NodeID) -> [Place] {
        document.images(usedBy: node).map { image in
            let value = UsedValue(
                image.isSystem ? "symbol:\(image.name)" : image.name, as: image.isSystem ? .symbol : .asset)
            return Place(node: node, attribute: image.attribute, value: value) { path in
                ["\(path)=\(Quoting.quote(image.name))"]
            }
        }
    }

    // MARK: - Uses

    /// For each value that a query would also find elsewhere, terms that leave these others out: colors with the numbers of one in
    /// Display P3, and images of parts, such as segments and states, which a query takes for those of the object.
    private func exclusions(among places: [Place]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for place in places {
            guard sort == .image, let object = document.object(around: place.node), object != place.node else {
                continue
            }
            let holder =
                tree.attribute("key", of: object, is: "cell") ? document.container(of: object) ?? object : object
            found[place.value.text, default: []].insert("not element:\(tree.name(holder))")
        }
        for place in places where place.value.space != nil {
            found[place.value.text, default: []].insert(".customColorSpace=displayP3")
        }
        return found
    }

    /// The terms that leave others out of a query for a value in a property.
    private func exclusions(of place: Place, in property: String, among all: [String: Set<String>]) -> [String] {
        guard let terms = all[place.value.text]?.sorted() else { return [] }
        switch sort {
        case .color: return place.value.space == nil ? terms.map { "not \(property)\($0)" } : []
        case .image: return property == place.attribute ? terms : []
        case .font: return []
        }
    }

    private func use(
        _ place: Place, at position: (line: Int, column: Int)?, paths: PropertyPaths,
        besides others: [String: Set<String>]
    ) -> ValueUse {
        let object = document.object(around: place.node)
        let start = object ?? tree.root
        let steps = paths.path(from: start, to: place.node).description
        let property = [steps, place.attribute].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ".")
        var use = ValueUse(
            id: object.flatMap { document.id(of: $0) },
            label: object.map { document.fullName(of: $0) } ?? "Document",
            className: object.map { document.className(of: $0) } ?? "", path: property,
            place: position.map { FilePlace(file: PathName.atLine(path), line: $0.line, column: $0.column) })
        if place.value.kind == .literal || sort == .image, document.canReplace(place.node, in: object) {
            let terms = (object == nil ? ["document:"] : []) + place.terms(property)
            let all = terms + exclusions(of: place, in: property, among: others)
            let name = place.value.name ?? sort.placeholder
            use.line = "set {\(all.joined(separator: " "))} \(property) \(Quoting.quote(name))"
        }
        return use
    }
}

extension NibDocument {
    /// The document's `<resources>`.
    fileprivate var resourceEntries: NodeID? {
        tree.elements(in: tree.root).first { tree.name($0) == "resources" }
    }

    /// Whether `set` and a query can reach a value: it is not in a runtime attribute, an attributed text or a variation.
    fileprivate func canReplace(_ node: NodeID, in object: NodeID?) -> Bool {
        let unreached: Set = ["userDefinedRuntimeAttribute", "attributedString", "variation"]
        var current: NodeID? = node
        while let element = current, element != object {
            if unreached.contains(tree.name(element)) { return false }
            current = tree.parent(element)
        }
        return object == nil || object.flatMap { id(of: $0) } != nil
    }
}
