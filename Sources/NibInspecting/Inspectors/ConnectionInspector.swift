import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import Wording
import XMLTree

/// Shows the wells of an object.
struct ConnectionInspector {
    private let wells: ConnectionWells
    /// Whether rarely used wells are shown too.
    private let isFull: Bool
    /// The columns of the terminal; nil if lines may be of any length.
    private let width: Int?
    private var document: NibDocument { wells.document }
    private var text: ObjectText { ObjectText(document: document) }

    init(_ wells: ConnectionWells, isFull: Bool, width: Int?) {
        self.wells = wells
        self.width = width
        self.isFull = isFull
    }

    // MARK: - Text

    /// What a line shows. Its texts are made when it is printed, because an object may have very many connections.
    private enum Item {
        case connection(NodeID, ConnectionWells.Group)
        case held(Int)
        case empty(Int, ConnectionWells.Group)
        case reference(NodeID)
    }

    /// Passes on the heading, what the object stands for, and a line for each well under the headings of the groups.
    func write(to line: (StyledText) -> Void) {
        var items: [Item] = []
        var titles: [Int: String] = [:]
        for group in ConnectionWells.Group.allCases {
            let added = self.items(of: group)
            if !added.isEmpty { titles[items.count] = wells.title(group) }
            items += added
        }
        let references = wells.references.map(Item.reference)
        if !references.isEmpty { titles[items.count] = "Other References" }
        line(heading())
        notes().forEach(line)
        var number = 0
        func take(_ text: StyledText) {
            if let title = titles[number] { line("  \(title, .heading)") }
            line(text)
            number += 1
        }
        WellRow.writeWells(items.lazy.map(row), width: width, to: take)
        WellRow.writeReferences(references.lazy.map(row), width: width, to: take)
        if number == 0 { line("  no connections") }
        if let more = more() { line(more) }
    }

    /// Describes a reference to the object: a constraint, or another object with the attribute that refers to this one.
    private func summary(ofReference reference: NodeID) -> String {
        if document.isConstraint(reference) { return document.summary(of: reference, inFull: true) }
        let ids = [wells.node, wells.cell].compactMap { $0.flatMap { document.id(of: $0) } }
        let names = document.catalog.referenceAttributes(of: document.tree.name(reference))
        let name = names.first { name in document.tree.attribute(name, of: reference).map(ids.contains) == true }
        let label = document.fullName(of: reference)
        return name.map { "\(label).\($0)" } ?? label
    }

    /// The lines of a group: connections, outlets that hold children, and empty wells.
    private func items(of group: ConnectionWells.Group) -> [Item] {
        var items = (wells.connected[group] ?? []).map { (name: $0.name, item: Item.connection($0.node, group)) }
        if group == .outlets { items += wells.held.enumerated().map { ($1.name, .held($0)) } }
        for (index, well) in (wells.empty[group] ?? []).enumerated() where isFull || well.isUsual {
            items.append((well.name, .empty(index, group)))
        }
        // Sorting is stable: connections that have the same name stay in their order.
        if group.isSorted { items.sort { $0.name < $1.name } }
        return items.map(\.item)
    }

    private func heading() -> StyledText {
        let id = document.id(of: wells.node).map { StyledText("  \($0)", .id) } ?? ""
        if document.isConstraint(wells.node) || document.isConnection(wells.node) {
            return "\(document.summary(of: wells.node, inFull: true))\(id)"
        }
        let kind = text.kind(wells.node)
        return text.heading(wells.node, after: kind.isEmpty ? id : " (\(kind))\(id)", width: width)
    }

    private func notes() -> [StyledText] {
        var notes: [StyledText] = []
        if let meaning = document.meaning(of: wells.node) { notes.append("  \(meaning, .dim)") }
        let known = wells.known
        if known.basis == .name { notes.append("  \("judging by its name, \(Article.with(known.name))", .dim)") }
        if document.tree.attribute("key", of: wells.node, is: "cell"), let control = document.container(of: wells.node),
            let id = document.id(of: control)
        {
            notes.append("  \("the cell of", .dim) \(document.fullName(of: control), .label)  \(id, .id)")
        }
        if let cell = wells.cell, let id = document.id(of: cell) {
            notes.append("  \("with its cell", .dim) \(id, .id)\(", which keeps target and action at run time", .dim)")
        }
        return notes
    }

    /// How many wells are not shown.
    private func more() -> StyledText? {
        guard !isFull else { return nil }
        let counts = ConnectionWells.Group.allCases.compactMap { group -> String? in
            let count = (wells.empty[group] ?? []).filter { !$0.isUsual }.count
            return count == 0 ? nil : "\(count) \(Self.noun(group, isOne: count == 1))"
        }
        return counts.isEmpty ? nil : "  \("also possible (--possible): \(counts.joined(separator: ", "))", .dim)"
    }

    private static func noun(_ group: ConnectionWells.Group, isOne: Bool) -> String {
        let noun =
            switch group {
            case .outlets, .outletCollections, .referencingOutlets, .referencingOutletCollections: "outlet"
            case .sentActions: "event"
            case .receivedActions: "received action"
            case .segues: "segue"
            case .presentingSegues: "presenting segue"
            case .bindings, .referencingBindings: "binding"
            case .accessibility, .referencingAccessibility: "accessibility connection"
            }
        return isOne ? noun : noun + "s"
    }

    // MARK: - Rows

    private func row(_ item: Item) -> WellRow {
        switch item {
        case .connection(let node, let group):
            document.connection(node).map { row($0, in: group) } ?? WellRow(name: "")
        case .held(let index): row(wells.held[index])
        case .empty(let index, let group): wells.empty[group].map { row($0[index]) } ?? WellRow(name: "")
        case .reference(let node):
            WellRow(name: "● \(summary(ofReference: node).oneLine)", id: document.id(of: node) ?? "")
        }
    }

    private func row(_ connection: Connection, in group: ConnectionWells.Group) -> WellRow {
        let other = group.isIncoming ? document.id(of: connection.source) : connection.destination
        let node = group.isIncoming ? connection.source : document.element(withID: connection.destination)
        let isNear = connection.source == wells.cell || node == wells.cell
        return WellRow(
            name: "● \(name(of: connection, in: group).oneLine)",
            label: node.map { document.label(ofEnd: $0) } ?? "nothing there",
            shortLabel: { node.flatMap { document.label(of: $0) }.map { "\"\($0.oneLine)\"" } ?? "" },
            id: other ?? "", connection: connection.id,
            note: wells.isInCell(connection) && isNear ? "in the cell" : placeText(of: connection.name, in: group))
    }

    private func row(_ held: ConnectionWells.Held) -> WellRow {
        WellRow(
            name: "● \(held.name)", label: document.fullName(of: held.child), id: document.id(of: held.child) ?? "",
            note: placeText(of: held.name, in: .outlets))
    }

    private func row(_ empty: ConnectionWells.Empty) -> WellRow {
        WellRow(name: "○ \(empty.name)", type: empty.type ?? "", note: empty.place.map(CodePlaceText.text) ?? "")
    }

    /// Where the code declares an outlet or action of the object; empty if it does not.
    private func placeText(of name: String, in group: ConnectionWells.Group) -> String {
        wells.declared[group]?[name]?.place.map(CodePlaceText.text) ?? ""
    }

    /// The name of a connection: the outlet, the event with the selector, the segue's kind and identifier, or the binding with
    /// its key path.
    private func name(of connection: Connection, in group: ConnectionWells.Group) -> String {
        switch connection.kind {
        case .action:
            guard let event = connection.event else { return connection.name }
            return group.isIncoming ? "\(connection.name) \(event)" : "\(event) \(connection.name)"
        case .binding: return "\(connection.name) \(connection.keyPath ?? "")"
        case .segue:
            let name = connection.relationship ?? connection.name
            return connection.identifier.map { "\(name) \"\($0)\"" } ?? name
        default: return connection.name
        }
    }

    // MARK: - Fields

    /// The object, an array of connections for each group, and what else could be connected.
    func fields() -> [JSONValue.Member] {
        var fields: [JSONValue.Member] = [
            .init("object", text.json(wells.node)), .init("knownClass", .string(wells.known.name)),
            .init("knownBy", .string(wells.known.basis.rawValue)),
            .init("standsFor", .optional(document.placeholder(wells.node)?.rawValue)),
            .init("cell", .optional(wells.cell.flatMap { document.id(of: $0) })),
        ]
        fields += ConnectionWells.Group.allCases.map { group in
            .init(group.rawValue, .array((wells.connected[group] ?? []).map(text.json)))
        }
        fields.append(.init("held", .array(wells.held.map(held))))
        fields.append(.init("otherReferences", .array(wells.references.map(reference))))
        let possible = ConnectionWells.Group.allCases.compactMap { group -> JSONValue.Member? in
            guard let empty = wells.empty[group], !empty.isEmpty else { return nil }
            return .init(
                group.rawValue,
                .array(
                    empty.map { well in
                        [
                            "name": .string(well.name), "type": .optional(well.type), "isUsual": .bool(well.isUsual),
                            "code": CodePlaceText.json(well.place),
                        ]
                    }))
        }
        return fields + [.init("possible", .object(possible)), .init("declared", .object(declared()))]
    }

    /// What the code declares for the object, connected or not.
    private func declared() -> [JSONValue.Member] {
        ConnectionWells.Group.allCases.compactMap { group in
            guard let offers = wells.declared[group] else { return nil }
            let connected = Set((wells.connected[group] ?? []).map(\.name) + wells.held.map(\.name))
            return .init(
                group.rawValue,
                .array(
                    offers.values.sorted { $0.name < $1.name }.map { offer in
                        [
                            "name": .string(offer.name), "type": .string(offer.type),
                            "isConnected": .bool(connected.contains(offer.name)),
                            "code": CodePlaceText.json(offer.place),
                        ]
                    }))
        }
    }

    private func held(_ held: ConnectionWells.Held) -> JSONValue {
        ["name": .string(held.name), "destination": .optional(document.id(of: held.child))]
    }

    private func reference(_ node: NodeID) -> JSONValue {
        [
            "id": .optional(document.id(of: node)), "element": .string(document.tree.name(node)),
            "text": .string(summary(ofReference: node)),
        ]
    }
}

extension NibDocument {
    /// The name of the object at the end of a connection.
    func label(ofEnd node: NodeID) -> String {
        summary(of: node, inFull: true)
    }
}
