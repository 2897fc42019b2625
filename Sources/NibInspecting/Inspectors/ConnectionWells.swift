import NibCatalog
import ClassFacts
import NibDocument
import Replies
import XMLTree

/// The wells of an object in Interface Builder's Connections inspector: what is connected, and what could be.
struct ConnectionWells {
    /// The groups of wells in the inspector's order; the names are the fields of the reply.
    enum Group: String, FieldChoice {
        case segues, outlets, outletCollections, presentingSegues, referencingOutlets, referencingOutletCollections
        case sentActions, receivedActions, bindings, accessibility, referencingBindings, referencingAccessibility

        /// What the connections are.
        var meaning: String {
            switch self {
            case .outlets: "its outlets"
            case .outletCollections: "its outlet collections, a connection for each object in one"
            case .sentActions: "the actions that it sends"
            case .segues: "the segues that it triggers"
            case .bindings: "its bindings"
            case .accessibility: "what its accessibility refers to"
            case .referencingOutlets: "outlets that hold it"
            case .referencingOutletCollections: "outlet collections that it is in"
            case .receivedActions: "the actions that it receives"
            case .presentingSegues: "segues that lead to it"
            case .referencingBindings: "bindings to it"
            case .referencingAccessibility: "accessibility connections to it"
            }
        }

        /// Whether the connections lead to the object.
        var isIncoming: Bool {
            switch self {
            case .outlets, .outletCollections, .sentActions, .segues, .bindings, .accessibility: false
            case .referencingOutlets, .referencingOutletCollections, .receivedActions, .presentingSegues,
                .referencingBindings, .referencingAccessibility:
                true
            }
        }

        /// Whether the wells are in alphabetical order; all others are in that of the document, which may have a meaning.
        var isSorted: Bool { self == .outlets || self == .outletCollections || self == .receivedActions }

        /// The kinds of connections that are in the group.
        func holds(_ kind: Connection.Kind) -> Bool {
            switch self {
            case .outlets, .referencingOutlets: kind == .outlet
            case .outletCollections, .referencingOutletCollections: kind == .outletCollection
            case .sentActions, .receivedActions: kind == .action
            case .segues, .presentingSegues: kind == .segue
            case .bindings, .referencingBindings: kind == .binding
            case .accessibility, .referencingAccessibility: kind == .accessibilityConnection
            }
        }
    }

    /// A well without a connection.
    struct Empty {
        /// The outlet, event, selector, binding or relationship.
        let name: String
        /// The class or protocol that an outlet takes, or the class of the sender of an action.
        var type: String?
        /// Where the code declares it; nil for what the frameworks have.
        var place: CodePosition?
        /// Whether the well is often used; others are shown only on request.
        var isUsual = true
    }

    /// An outlet that holds a child of the object rather than the end of a connection.
    struct Held {
        /// The outlet's name, which is the key of the child.
        let name: String
        let child: NodeID
    }

    let document: NibDocument
    let node: NodeID
    /// The cell of a macOS control, whose connections are shown with the control's.
    let cell: NodeID?
    let connected: [Group: [Connection]]
    let empty: [Group: [Empty]]
    /// The outlets that hold children, such as the view of a controller in a storyboard.
    let held: [Held]
    /// Whether the code declares the object's class.
    let isInCode: Bool
    /// What the code declares for the object, by group and name.
    let declared: [Group: [String: OfferedName]]
    /// Elements other than connections that refer to the object.
    let references: [NodeID]

    /// Finds the wells of one object, including those of its cell.
    ///
    /// - Parameters:
    ///   - node: the object.
    ///   - document: its document.
    ///   - names: looks up what the code declares; nil without code.
    init(of node: NodeID, in document: NibDocument, names: NameCheck?) {
        let cell = document.cell(of: node)
        let parts = [node] + (cell.map { [$0] } ?? [])
        let ids = parts.compactMap { document.id(of: $0) }
        var groups = Self.noConnections
        for part in parts { Self.add(document.connections(from: part), isIncoming: false, to: &groups) }
        for id in ids { Self.add(document.connections(to: id), isIncoming: true, to: &groups) }
        let connected = groups
        self.document = document
        self.node = node
        self.cell = cell
        self.connected = connected
        let possible = PossibleWells(document: document, node: node, cell: cell, connected: connected, names: names)
        empty = possible.all()
        held = possible.held()
        declared = possible.declared()
        isInCode = names.map { !$0.objectClass(of: node).chains.isEmpty } ?? false
        references = ids.flatMap { document.referrers(to: $0) }.filter { !document.isConnection($0) }
    }

    /// Makes the connected wells of an object without its cell, from connections that were found before.
    init(of node: NodeID, in document: NibDocument, from: [Connection], to: [Connection]) {
        self.document = document
        self.node = node
        cell = nil
        var groups = Self.noConnections
        Self.add(from, isIncoming: false, to: &groups)
        Self.add(to, isIncoming: true, to: &groups)
        connected = groups
        isInCode = false
        empty = [:]
        held = []
        declared = [:]
        references = []
    }

    private static let noConnections = Dictionary(uniqueKeysWithValues: Group.allCases.map { ($0, [Connection]()) })

    /// Adds connections that lead from the object, or to it, to their groups.
    private static func add(_ connections: [Connection], isIncoming: Bool, to groups: inout [Group: [Connection]]) {
        for group in Group.allCases where group.isIncoming == isIncoming {
            groups[group]?.append(contentsOf: connections.lazy.filter { group.holds($0.kind) })
        }
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
        case .referencingAccessibility: "Accessibility References"
        }
    }

    /// The nearest class of the object that the catalogue knows.
    var known: KnownClass { document.knownClass(of: node) }
}
