import NibCatalog
import NibDocument
import Replies
import Wording
import XMLTree

/// Shows the attributes of an object and of the elements that belong to it.
struct AttributeInspector {
    let document: NibDocument
    let node: NodeID
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?
    private var tree: XMLTree { document.tree }

    private struct Row {
        let path: String
        let value: String
        let group: AttributeGroup
        /// Whether a new object has the same value.
        let isDefault: Bool
    }

    private static let deepest = 8

    func reply(isFull: Bool) -> Reply {
        let text = ObjectText(document: document)
        let rows = rows()
        let element = tree.name(node)
        let names = Set(tree.attributeNames(node))
        let possible = document.catalog.knownAttributes(of: element).filter { !names.contains($0) }.sorted()
        let attributes = document.runtimeAttributes(of: node)
        var lines: [StyledText] = [
            text.heading(node, after: " (\(document.className(of: node), .kind))\(text.spacedID(node))", width: width)
        ]
        lines += self.lines(rows) + RuntimeAttributeLines.lines(attributes, width: width)
        if isFull {
            lines += possible.isEmpty ? [] : ["  \("Possible", .heading)"] + possible.map { "    ○ \($0)" }
        } else if !possible.isEmpty {
            lines.append(
                "  \("can also have (--possible): \(Plural.of("attribute", count: possible.count))", .dim)")
        }
        let values = rows.map { row -> JSONValue in
            [
                "path": .string(row.path), "value": .string(row.value), "group": .string(row.group.rawValue),
                "isDefault": .bool(row.isDefault),
            ]
        }
        return Reply(
            lines: lines,
            fields: text.members(node) + [
                .init("attributes", .array(values)), .init("runtimeAttributes", RuntimeAttributeLines.json(attributes)),
                .init("possible", .strings(possible)),
            ])
    }

    private func lines(_ rows: [Row]) -> [StyledText] {
        // All groups are one table, so that their columns are aligned.
        let groups = AttributeGroup.allCases.map { group in rows.filter { $0.group == group } }
        var lines = Columns(indent: 4, width: width, shortened: [1]).lines(groups.joined().map(cells))[...]
        return zip(AttributeGroup.allCases, groups).flatMap { group, members -> [StyledText] in
            defer { lines = lines.dropFirst(members.count) }
            return members.isEmpty ? [] : ["  \(title(group), .heading)"] + lines.prefix(members.count)
        }
    }

    private func cells(_ row: Row) -> [StyledText] {
        let cells: [StyledText] = [StyledText(row.path), StyledText(Self.readable(row.value).oneLine)]
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
        return rows
    }

    private func add(_ element: NodeID, fresh: FreshElement?, depth: Int, to rows: inout [Row]) {
        let prefix = depth == 0 ? "" : document.path(from: node, to: element).description
        for attribute in tree.attributes(element) where depth == 0 || attribute.name != "key" {
            if depth == 0, attribute.name == "id" || attribute.name == "key" { continue }
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
                let path = document.path(from: node, to: child).description
                rows.append(
                    row(
                        path, value: "\(document.fullName(of: child))  \(document.id(of: child) ?? "")",
                        isDefault: false))
            } else if let value = value(of: child) {
                let same = counterpart.map { self.value(of: $0) == value } ?? false
                rows.append(row(document.path(from: node, to: child).description, value: value, isDefault: same))
            } else {
                add(child, fresh: counterpart, depth: depth + 1, to: &rows)
            }
        }
    }

    private func row(_ path: String, value: String, isDefault: Bool) -> Row {
        let name = path.split(separator: ".").first.map(String.init) ?? path
        return Row(path: path, value: value, group: AttributeGroup(name), isDefault: isDefault)
    }

    /// Elements that other commands show.
    private static let elsewhere: Set<String> = [
        "connections", "constraints", "subviews", "items", "objects", "userDefinedRuntimeAttributes",
        "gestureRecognizers",
    ]

    /// Elements that are shown as one value.
    private static let values: Set<String> = [
        "autoresizingMask", "bool", "color", "data", "date", "directionalEdgeInsets", "edgeInsets", "font",
        "fontDescription", "integer", "mutableString", "nil", "point", "range", "real", "rect", "size", "string",
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
