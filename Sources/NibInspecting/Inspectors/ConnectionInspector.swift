import ClassFacts
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
    /// How storyboard references connect the scene of a controller with those of other storyboards.
    private let ways: [SceneLinks.Way]
    /// The columns of the terminal; nil if lines may be of any length.
    private let width: Int?
    private var document: NibDocument { wells.document }
    private var text: ObjectText { ObjectText(document: document) }

    init(_ wells: ConnectionWells, isFull: Bool, ways: [SceneLinks.Way] = [], width: Int?) {
        self.wells = wells
        self.width = width
        self.isFull = isFull
        self.ways = ways
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
        if number == 0, ways.isEmpty { line("  no connections") }
        if !ways.isEmpty { line("  \("Other Storyboards", .heading)") }
        Columns(indent: 4, width: width, giving: [.nothing, .label, .nothing]).write(ways.map(\.cells), to: line)
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
        if document.isConstraint(wells.node) || document.isConnection(wells.node) {
            return "\(document.summary(of: wells.node, inFull: true))\(text.spacedID(wells.node))"
        }
        return text.heading(wells.node, kind: text.kind(wells.node), width: width)
    }

    private func notes() -> [StyledText] {
        var notes: [StyledText] = []
        if let meaning = document.meaning(of: wells.node) { notes.append("  \(meaning, .dim)") }
        let known = wells.known
        if known.basis == .name, !wells.isInCode {
            notes.append("  \("judging by its name, \(Article.with(known.name))", .dim)")
        }
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
            label: node.map { document.label(ofEnd: $0) } ?? "nothing there", id: other ?? "",
            connection: connection.id,
            note: wells.isInCell(connection) && isNear ? "in the cell" : placeText(of: connection.name, in: group))
    }

    private func row(_ held: ConnectionWells.Held) -> WellRow {
        WellRow(
            name: "● \(held.name)", label: document.fullName(of: held.child), id: document.id(of: held.child) ?? "",
            note: placeText(of: held.name, in: .outlets))
    }

    private func row(_ empty: ConnectionWells.Empty) -> WellRow {
        WellRow(name: "○ \(empty.name)", type: empty.type ?? "", note: empty.place?.text ?? "")
    }

    /// Where the code declares an outlet or action of the object; empty if it does not.
    private func placeText(of name: String, in group: ConnectionWells.Group) -> String {
        wells.declared[group]?[name]?.place?.text ?? ""
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

    // MARK: - For programs

    /// The connections of an object for programs.
    static let type = RecordType<ConnectionInspector>("connections of an object") {
        Fields(of: ShownObject.type, \.object)
        Field("knownClass", "the class of the frameworks that it is, or inherits from", \.wells.known.name)
        Field("knownBy", "how that is known", \.wells.known.basis.rawValue)
        Field("standsFor", "what a placeholder stands for") { $0.document.placeholder($0.wells.node)?.rawValue }
        Field("cell", "the id of its cell") { inspector in
            inspector.wells.cell.flatMap { inspector.document.id(of: $0) }
        }
        for group in ConnectionWells.Group.allCases {
            Field(group.rawValue, "\(group.meaning)", each: ShownConnection.type) { inspector in
                (inspector.wells.connected[group] ?? []).lazy.map { ShownConnection($0, in: inspector.document) }
            }
        }
        Field("held", "outlets that hold objects inside of it", each: held) { inspector in
            inspector.wells.held.lazy.map { (held: $0, document: inspector.document) }
        }
        Field("references", "constraints and other elements that refer to it", each: reference) { inspector in
            inspector.wells.references.lazy.map { (node: $0, inspector: inspector) }
        }
        Field("referencedBy", "the scenes of other storyboards that lead to it", each: SceneLinks.Link.type) {
            inspector in
            inspector.ways.filter(\.isIncoming).map(\.link)
        }
        Field("reference", "the scene that a storyboard reference leads to", optional: SceneLinks.Link.type) {
            inspector in
            inspector.ways.first { !$0.isIncoming }?.link
        }
        Field("possible", "what else could be connected", each: possible, \.possible)
        Field("declared", "what the code declares for it, connected or not", each: declared, \.declared)
    }

    private var object: ShownObject { ShownObject(wells.node, in: document) }

    private static let held = RecordType<(held: ConnectionWells.Held, document: NibDocument)>("held object") {
        Field("name", "the outlet", \.held.name)
        Field("destination", "the id of the object that it holds") { $0.document.id(of: $0.held.child) }
    }

    private static let reference = RecordType<(node: NodeID, inspector: ConnectionInspector)>("reference") {
        Field("id", "the id of the element that refers to it") { $0.inspector.document.id(of: $0.node) }
        Field("element", "the element's name in the document") { $0.inspector.document.tree.name($0.node) }
        Field("text", "the reference in words") { $0.inspector.summary(ofReference: $0.node) }
    }

    private static let possible = RecordType<(group: ConnectionWells.Group, well: ConnectionWells.Empty)>("well") {
        Field("group", "the field that would list the connection", \.group)
        Field("name", "the outlet, event, selector or binding", \.well.name)
        Field("type", "the class or protocol that it takes", \.well.type)
        Field("isUsual", "whether it is often used", \.well.isUsual)
        Field("codePlace", "where the code declares it", optional: FilePlace.type, \.well.place?.filePlace)
    }

    private var possible: [(group: ConnectionWells.Group, well: ConnectionWells.Empty)] {
        ConnectionWells.Group.allCases.flatMap { group in (wells.empty[group] ?? []).map { (group, $0) } }
    }

    private typealias Declared = (group: ConnectionWells.Group, offer: OfferedName, isConnected: Bool)

    private static let declared = RecordType<Declared>("declaration") {
        Field("group", "the field that lists its connections", \.group)
        Field("name", "the outlet, or the selector", \.offer.name)
        Field("type", "the type that is declared", \.offer.type)
        Field("isConnected", "whether it is connected", \.isConnected)
        Field("codePlace", "where the code declares it", optional: FilePlace.type, \.offer.place?.filePlace)
    }

    private var declared: [Declared] {
        ConnectionWells.Group.allCases.flatMap { group -> [Declared] in
            let connected = Set((wells.connected[group] ?? []).map(\.name) + wells.held.map(\.name))
            let offers = (wells.declared[group] ?? [:]).values.sorted { $0.name < $1.name }
            return offers.map { (group, $0, connected.contains($0.name)) }
        }
    }
}

extension NibDocument {
    /// The name of the object at the end of a connection.
    func label(ofEnd node: NodeID) -> String {
        summary(of: node, inFull: true)
    }
}
