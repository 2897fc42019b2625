import NibCatalog
import ClassFacts
import NibDocument
import Replies
import Wording
import XMLTree

/// Shows the attributes of an object and of the elements that belong to it.
struct AttributeInspector {
    private let document: NibDocument
    private let node: NodeID
    private let width: Int?
    private let inspectables: [OfferedName]
    private let paths: PropertyPaths
    private var tree: XMLTree { document.tree }

    /// Makes the inspector of an object.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - document: its document.
    ///   - width: the columns of the terminal; nil if lines may be of any length.
    ///   - inspectables: the properties that the code marks as inspectable for the object.
    init(of node: NodeID, in document: NibDocument, width: Int?, inspectables: [OfferedName] = []) {
        (self.document, self.node, self.width, self.inspectables) = (document, node, width, inspectables)
        paths = PropertyPaths(document)
    }

    fileprivate struct Row {
        let path: String
        let value: String
        let group: AttributeGroup
        /// Whether a new object has the same value.
        let isDefault: Bool
        /// The traits for which the value applies; nil for all.
        var traits: String?

        /// The path as it is shown: for some traits, without the variation that has the value.
        var shownPath: String { traits.map { "\(ownPath) for \($0)" } ?? path }
        /// The path that `set` takes together with the traits.
        var ownPath: String {
            traits == nil || path == Variation.installed ? path : path.drop { $0 != "." }.dropFirst().description
        }
    }

    private static let deepest = 8

    func reply(isFull: Bool, in context: LookingContext) throws(CommandError) -> Reply {
        let text = ObjectText(document: document)
        let attributes = document.runtimeAttributes(of: node)
        let answer = Answer(
            object: ShownObject(node, in: document), rows: rows(), runtimeAttributes: attributes,
            possible: possible(), inspectables: ShownInspectable.all(inspectables, set: attributes))
        return try context.reply(Self.type, of: answer) { line throws(CommandError) in
            line(text.heading(node, kind: StyledText(document.className(of: node), .kind), width: width))
            lines(answer.rows).forEach(line)
            try RuntimeAttribute.write(attributes, width: width, to: line)
            ShownInspectable.lines(answer.inspectables, width: width).forEach(line)
            lines(possible: answer.possible, isFull: isFull).forEach(line)
        }
    }

    /// The attributes that the element can have and has not.
    private func possible() -> [String] {
        let names = Set(tree.attributeNames(node))
        return document.catalog.knownAttributes(of: tree.name(node)).filter { !names.contains($0) }.sorted()
    }

    // MARK: - For programs

    /// What the inspector shows.
    struct Answer {
        fileprivate let object: ShownObject
        fileprivate let rows: [Row]
        fileprivate let runtimeAttributes: [RuntimeAttribute]
        fileprivate let possible: [String]
        fileprivate let inspectables: [ShownInspectable]
    }

    /// The attributes of an object for programs.
    static let type = RecordType<Answer>("attributes", rows: "attributes") {
        Fields(of: ShownObject.type, \.object)
        Field("attributes", "the attributes of the object and of the elements that belong to it", each: row, \.rows)
        Field(
            "runtimeAttributes", "the user-defined runtime attributes", each: RuntimeAttribute.type, \.runtimeAttributes
        )
        Field("possibleAttributes", "the other attributes that the element can have", \.possible)
        Field(
            "inspectables", "the properties that the code marks as inspectable", each: ShownInspectable.type,
            \.inspectables)
    }

    private static let row = RecordType<Row>("attribute") {
        Field("path", "the path that 'set' takes", \.ownPath)
        Field("value", "the value", \.value)
        Field("group", "the group in Interface Builder's inspector", \.group.rawValue)
        Field("isDefault", "whether a new object has the same value", \.isDefault)
        Field("traits", "the traits for which alone the value applies", \.traits)
    }

    // MARK: - Text

    private func lines(possible: [String], isFull: Bool) -> [StyledText] {
        if possible.isEmpty { return [] }
        if isFull { return ["  \("Possible", .heading)"] + possible.map { "    ○ \($0)" } }
        return ["  \("can also have (--possible): \(Plural.of("attribute", count: possible.count))", .dim)"]
    }

    private func lines(_ rows: [Row]) -> [StyledText] {
        // All groups are one table, so that their columns are aligned.
        let groups = AttributeGroup.allCases.map { group in rows.filter { $0.group == group } }
        var lines = Columns(indent: 4, width: width, giving: [.nothing, .phrase]).lines(groups.joined().map(cells))[...]
        return zip(AttributeGroup.allCases, groups).flatMap { group, members -> [StyledText] in
            defer { lines = lines.dropFirst(members.count) }
            return members.isEmpty ? [] : ["  \(title(group), .heading)"] + lines.prefix(members.count)
        }
    }

    private func cells(_ row: Row) -> [StyledText] {
        let cells: [StyledText] = [StyledText(row.shownPath), StyledText(Self.readable(row.value).oneLine)]
        return row.isDefault ? cells + ["\("default", .dim)"] : cells
    }

    private func title(_ group: AttributeGroup) -> String {
        switch group {
        case .identity: "Identity"
        case .own: document.catalog.element(tree.name(node))?.displayName ?? tree.name(node)
        case .control: "Control"
        case .view: "View"
        case .layout: "Layout"
        }
    }

    /// A value for people: numbers have no more decimals than make a visible difference.
    private static func readable(_ value: String) -> String {
        guard value.contains(".") else { return value }
        return value.split(separator: " ", omittingEmptySubsequences: false).map { word -> String in
            let parts = word.split(separator: "=", maxSplits: 1)
            guard let last = parts.last, let dot = last.firstIndex(of: "."), last[dot...].utf8.count > 5,
                let number = Double(last)
            else { return String(word) }
            let rounded = "\((number * 1000).rounded() / 1000)"
            return parts.count == 2 ? "\(parts[0])=\(rounded)" : rounded
        }.joined(separator: " ")
    }

    // MARK: - Values

    private func rows() -> [Row] {
        let fresh = document.catalog.fresh(tree.name(node))
        var rows: [Row] = []
        add(node, fresh: fresh, depth: 0, to: &rows)
        return rows + installed()
    }

    /// Whether the object is installed, for the traits that say so.
    private func installed() -> [Row] {
        guard let owner = Variation.mask(of: node, in: document)?.owner else { return [] }
        return tree.elements(in: owner).filter { tree.name($0) == "variation" }.compactMap { variation in
            guard let key = tree.attribute("key", of: variation),
                let isInstalled = Variation.isInstalled(node, in: variation, of: document)
            else { return nil }
            var row = row(Variation.installed, value: isInstalled ? "YES" : "NO", isDefault: false)
            row.traits = key == "default" ? nil : Variation.words(key) ?? key
            return row
        }
    }

    private func add(_ element: NodeID, fresh: FreshElement?, depth: Int, to rows: inout [Row]) {
        let prefix = depth == 0 ? "" : paths.path(from: node, to: element).description
        let symbol = symbol(of: element)
        for attribute in tree.attributes(element) where depth == 0 || attribute.name != "key" {
            if depth == 0, attribute.name == "id" || attribute.name == "key" { continue }
            if let symbol {
                if attribute.name == "catalog" { continue }
                if attribute.name == symbol {
                    let path = prefix.isEmpty ? symbol : "\(prefix).\(symbol)"
                    rows.append(row(path, value: "symbol:\(attribute.value)", isDefault: false))
                    continue
                }
            }
            let same = fresh?.attributes.contains { $0.name == attribute.name && $0.value == .text(attribute.value) }
            rows.append(
                row(
                    prefix.isEmpty ? attribute.name : "\(prefix).\(attribute.name)", value: attribute.value,
                    isDefault: same == true))
        }
        guard depth < Self.deepest else { return }
        for child in tree.elements(in: element) where !Self.elsewhere.contains(tree.name(child)) {
            let counterpart = fresh?.children.first {
                $0.tag == tree.name(child) && $0.key == tree.attribute("key", of: child)
            }
            if document.id(of: child) != nil {
                let path = paths.path(from: node, to: child).description
                rows.append(
                    row(
                        path, value: "\(document.fullName(of: child))  \(document.id(of: child) ?? "")",
                        isDefault: false))
            } else if let value = value(of: child) {
                let same = counterpart.map { self.value(of: $0) == value } ?? false
                rows.append(row(paths.path(from: node, to: child).description, value: value, isDefault: same))
            } else {
                let count = rows.count
                add(child, fresh: counterpart, depth: depth + 1, to: &rows)
                // A part without anything in it is shown, too: it can be set and removed.
                guard rows.count == count, tree.has("key", on: child), tree.firstElement(in: child) == nil else {
                    continue
                }
                let path = paths.path(from: node, to: child).description
                rows.append(row(path, value: emptyValue(child), isDefault: counterpart?.attributes.count == 1))
            }
        }
    }

    /// The value of a part without attributes: the name of its element, if a part of that name can be several elements.
    private func emptyValue(_ child: NodeID) -> String {
        let key = tree.attribute("key", of: child) ?? ""
        let parts = tree.parent(child).map { document.catalog.ownParts(named: key, of: tree.name($0)) } ?? []
        let filled = parts.filter { $0.tag != "nil" && $0.key == key }
        return filled.count > 1 || filled.first?.tag != tree.name(child) ? tree.name(child) : "none"
    }

    /// The attribute that names a symbol of the system; nil if there is none, or the element has other images, too.
    private func symbol(of element: NodeID) -> String? {
        guard tree.attribute("catalog", of: element, is: "system"), tree.name(element) != "imageReference" else {
            return nil
        }
        let images = tree.attributeNames(element).filter { $0 == "image" || $0.hasSuffix("Image") }
        return images.count == 1 ? images[0] : nil
    }

    private func row(_ path: String, value: String, isDefault: Bool) -> Row {
        let steps = path.split(separator: ".").map(String.init)
        let traits = steps.count > 1 && steps[0].contains("=") ? Variation.words(steps[0]) : nil
        let name = (traits == nil ? steps.first : steps[1]) ?? path
        return Row(path: path, value: value, group: AttributeGroup(name), isDefault: isDefault, traits: traits)
    }

    /// Elements that other commands show.
    private static let elsewhere: Set<String> = [
        "connections", "constraints", "subviews", "items", "objects", "userDefinedRuntimeAttributes",
        "gestureRecognizers", "mask",
    ]

    /// Elements that are shown as one value.
    private static let values: Set<String> = [
        "autoresizingMask", "bool", "color", "data", "date", "directionalEdgeInsets", "edgeInsets", "font",
        "fontDescription", "inset", "integer", "mutableString", "nil", "point", "range", "real", "rect", "size",
        "string",
    ]

    /// A value as text: the value itself for numbers and strings, all attributes for other elements.
    private func value(of element: NodeID) -> String? {
        let name = tree.name(element)
        guard Self.values.contains(name) else { return nil }
        if name == "string" || name == "mutableString" { return document.string(in: element) }
        let pairs = tree.attributes(element).filter { $0.name != "key" }.map { ($0.name, $0.value) }
        return Self.text(of: name, pairs: pairs)
    }

    private func value(of fresh: FreshElement) -> String? {
        if fresh.tag == "string" || fresh.tag == "mutableString" { return fresh.text ?? "" }
        let pairs = fresh.attributes.compactMap { attribute -> (String, String)? in
            guard attribute.name != "key", case .text(let value) = attribute.value else { return nil }
            return (attribute.name, value)
        }
        return Self.text(of: fresh.tag, pairs: pairs)
    }

    private static func text(of name: String, pairs: [(name: String, value: String)]) -> String {
        if pairs.isEmpty { return name == "nil" ? "nil" : "none" }
        if pairs.count == 1, pairs[0].name == "value" { return pairs[0].value }
        return pairs.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
    }
}
