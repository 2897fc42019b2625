import NibCatalog
import NibDocument
import XMLTree

/// The wells of an object in Interface Builder's Connections inspector: what is connected, and what could be.
struct ConnectionWells {
    /// The groups of wells in the inspector's order; the names are the fields of the reply.
    enum Group: String, CaseIterable {
        case outlets, outletCollections, sentActions, segues, bindings, accessibility
        case referencingOutlets, referencingOutletCollections, receivedActions, presentingSegues, referencingBindings

        /// Whether the connections lead to the object.
        var isIncoming: Bool {
            switch self {
            case .outlets, .outletCollections, .sentActions, .segues, .bindings, .accessibility: false
            default: true
            }
        }

        /// The kinds of connections that are in the group.
        func holds(_ kind: Connection.Kind) -> Bool {
            switch self {
            case .outlets, .referencingOutlets: kind == .outlet
            case .outletCollections, .referencingOutletCollections: kind == .outletCollection
            case .sentActions, .receivedActions: kind == .action
            case .segues, .presentingSegues: kind == .segue
            case .bindings: kind == .binding
            case .accessibility: kind == .accessibilityConnection
            case .referencingBindings: kind == .binding || kind == .accessibilityConnection
            }
        }
    }

    /// A well without a connection.
    struct Empty {
        /// The outlet, event, selector, binding or relationship.
        let name: String
        /// The class or protocol that an outlet takes.
        var type: String?
        /// Whether the well is often used; others are shown only on request.
        var isUsual = true
    }

    let document: NibDocument
    let node: NodeID
    /// The cell of a macOS control, whose connections are shown with the control's.
    let cell: NodeID?
    let connected: [Group: [Connection]]
    let empty: [Group: [Empty]]
    /// Elements other than connections that refer to the object.
    let references: [NodeID]

    /// Finds the wells of one object, including those of its cell.
    init(of node: NodeID, in document: NibDocument) {
        let cell = document.cell(of: node)
        let parts = [node] + (cell.map { [$0] } ?? [])
        let ids = parts.compactMap { document.id(of: $0) }
        let connected = Self.groups(
            from: parts.flatMap { document.connections(from: $0) }, to: ids.flatMap { document.connections(to: $0) })
        self.document = document
        self.node = node
        self.cell = cell
        self.connected = connected
        empty = PossibleWells(document: document, node: node, cell: cell, connected: connected).all()
        references = ids.flatMap { document.referrers(to: $0) }.filter { !document.isConnection($0) }
    }

    /// Makes the connected wells of an object without its cell, from connections that were found before.
    init(of node: NodeID, in document: NibDocument, from: [Connection], to: [Connection]) {
        self.document = document
        self.node = node
        cell = nil
        connected = Self.groups(from: from, to: to)
        empty = [:]
        references = []
    }

    private static func groups(from: [Connection], to: [Connection]) -> [Group: [Connection]] {
        var groups: [Group: [Connection]] = [:]
        for group in Group.allCases {
            groups[group] = (group.isIncoming ? to : from).filter { group.holds($0.kind) }
        }
        return groups
    }

    /// Whether the connection belongs to the cell rather than the control.
    func isInCell(_ connection: Connection) -> Bool {
        guard let cell else { return false }
        return connection.source == cell || connection.destination == document.id(of: cell)
    }

    /// The group's heading.
    func title(_ group: Group) -> String {
        switch group {
        case .outlets: "Outlets"
        case .outletCollections: "Outlet Collections"
        case .sentActions: document.catalog.actionForm(ofClass: known.name) == .event ? "Sent Events" : "Sent Actions"
        case .segues: "Triggered Segues"
        case .bindings: "Bindings"
        case .accessibility: "Accessibility"
        case .referencingOutlets: "Referencing Outlets"
        case .referencingOutletCollections: "Referencing Outlet Collections"
        case .receivedActions: "Received Actions"
        case .presentingSegues: "Presenting Segues"
        case .referencingBindings: "Referencing Bindings"
        }
    }

    /// The nearest class of the object that the catalogue knows.
    var known: KnownClass { document.knownClass(of: node) }
}
