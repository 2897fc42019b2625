import NibCatalog
import ClassFacts
import NibDocument
import XMLTree

/// Finds what an object could have connected but has not, as far as the catalogue and the code know its class.
struct PossibleWells {
    typealias Empty = ConnectionWells.Empty
    typealias Group = ConnectionWells.Group

    let document: NibDocument
    let node: NodeID
    let cell: NodeID?
    let connected: [Group: [Connection]]
    /// Looks up what the code declares; nil without code.
    let names: NameCheck?
    private var catalog: Catalog { document.catalog }
    private var className: String { document.knownClass(of: node).name }

    /// A controller inside a document has its view as a child, or makes it itself.
    private var isOwner: Bool { document.placeholder(node) == .owner }

    /// Outlets that Interface Builder still offers although they are obsolete.
    private static let outdated: Set<String> = ["searchDisplayController"]

    func all() -> [Group: [Empty]] {
        guard !document.isConstraint(node), !document.isConnection(node) else { return [:] }
        var found: [Group: [Empty]] = [:]
        if document.placeholder(node) != .firstResponder {
            found[.outlets] = outlets(isCollection: false)
            found[.outletCollections] = outlets(isCollection: true)
            found[.bindings] = names(catalog.bindings(ofClass: className), in: .bindings, isUsual: false)
        }
        found[.sentActions] = sentActions()
        found[.receivedActions] = receivedActions()
        found[.accessibility] = accessibility()
        if document.kind.isStoryboard {
            found[.segues] = segues()
            found[.presentingSegues] = presentingSegues()
        }
        return found
    }

    private func outlets(isCollection: Bool) -> [Empty] {
        var used = Set((connected[isCollection ? .outletCollections : .outlets] ?? []).map(\.name))
        let children = Set(document.steps(of: node))
        return offeredOutlets().compactMap { outlet in
            guard outlet.isCollection == isCollection, used.insert(outlet.name).inserted,
                !Self.outdated.contains(outlet.name),
                // If there is a child of this name, the outlet holds it.
                !children.contains(outlet.name)
            else { return nil }
            return Empty(
                name: outlet.name, type: outlet.type, place: outlet.place,
                isUsual: outlet.place != nil || outlet.name != "view" || isOwner)
        }
    }

    /// The outlets of the object and its cell: those of the code first, then those of the catalogue.
    private func offeredOutlets() -> [OfferedName] {
        ([node] + (cell.map { [$0] } ?? [])).flatMap { part in
            Offers(in: document, with: names).outlets(of: part)
        }
    }

    /// The outlets that hold children of the object; the view of a controller in a storyboard is the most frequent.
    func held() -> [ConnectionWells.Held] {
        guard document.placeholder(node) == nil, !document.isConstraint(node), !document.isConnection(node) else {
            return []
        }
        var seen: Set<String> = []
        return offeredOutlets().compactMap { outlet in
            guard !outlet.isCollection, seen.insert(outlet.name).inserted,
                let child = document.child(keyed: outlet.name, of: node), document.id(of: child) != nil
            else { return nil }
            return ConnectionWells.Held(name: outlet.name, child: child)
        }
    }

    /// What the code declares for the object, by group and name.
    func declared() -> [Group: [String: OfferedName]] {
        guard let names, !document.isConstraint(node), !document.isConnection(node),
            document.placeholder(node) != .firstResponder
        else { return [:] }
        let outlets = names.outlets(of: node).filter { $0.place != nil }
        func byName(_ offers: [OfferedName]) -> [String: OfferedName] {
            Dictionary(offers.map { ($0.name, $0) }) { first, _ in first }
        }
        return [
            .outlets: byName(outlets.filter { !$0.isCollection }),
            .outletCollections: byName(outlets.filter(\.isCollection)),
            .receivedActions: byName(names.actions(of: node).filter { $0.place != nil }),
        ]
    }

    /// The actions that the code declares, and those of the frameworks, which are rarely used.
    private func receivedActions() -> [Empty] {
        let used = Set((connected[.receivedActions] ?? []).map(\.name))
        let offers = Offers(in: document, with: names).actions(of: node)
        // An action of Swift 2 may have either of two selectors; the document says which.
        let usedPlaces = Set(offers.filter { used.contains($0.name) }.compactMap(\.place))
        return offers.filter { offer in
            !used.contains(offer.name) && offer.place.map { !usedPlaces.contains($0) } ?? true
        }.map {
            Empty(name: $0.name, type: $0.type.isEmpty ? nil : $0.type, place: $0.place, isUsual: $0.place != nil)
        }
    }

    /// What the accessibility of a macOS view can refer to.
    private func accessibility() -> [Empty] {
        guard catalog.family == .cocoa, document.placeholder(node) == nil,
            catalog.isClass(className, kindOf: "NSView")
        else { return [] }
        return names(catalog.accessibilityConnections, in: .accessibility, isUsual: true)
    }

    private func sentActions() -> [Empty] {
        guard let form = catalog.actionForm(ofClass: className) else { return [] }
        let actions = connected[.sentActions] ?? []
        if form == .event {
            let usual = actions.isEmpty ? catalog.defaultEvent(ofClass: className) : nil
            let used = Set(actions.compactMap(\.event))
            return catalog.events.filter { !used.contains($0) }.map { Empty(name: $0, isUsual: $0 == usual) }
        }
        let isMenuTitle = document.steps(of: node).contains("submenu")
        let triggers = catalog.family == .cocoa ? catalog.actionTriggers(document.tree.name(node)) : []
        let own = actions.contains { $0.event == nil } || isMenuTitle ? [] : [Empty(name: "action")]
        return own + triggers.filter { name in !actions.contains { $0.event == name } }.map { Empty(name: $0) }
    }

    private func segues() -> [Empty] {
        let segues = connected[.segues] ?? []
        let relationships = catalog.relationships(of: document.tree.name(node))
            .filter { name in !segues.contains { $0.relationship == name } }.map {
                Empty(name: $0, isUsual: segues.isEmpty)
            }
        return relationships + triggers().map { Empty(name: $0, isUsual: false) }
    }

    /// Interface Builder's names for what starts a segue from the object.
    private func triggers() -> [String] {
        if isController { return ["manual"] }
        if document.catalog.isClass(className, kindOf: "UITableViewCell") { return ["selection", "accessoryAction"] }
        if document.catalog.isClass(className, kindOf: "UICollectionViewCell") { return ["selection"] }
        return catalog.actionForm(ofClass: className) == nil ? [] : ["action"]
    }

    private func presentingSegues() -> [Empty] {
        guard isController else { return [] }
        let used = Set((connected[.presentingSegues] ?? []).map(\.name))
        return catalog.segueKinds.filter { !used.contains($0) && $0 != "unwind" }.map {
            Empty(name: $0, isUsual: false)
        }
    }

    private var isController: Bool {
        let controllers = ["UIViewController", "NSViewController", "NSWindowController", "WKInterfaceController"]
        return controllers.contains { catalog.isClass(className, kindOf: $0) }
    }

    private func names(_ names: [String], in group: Group, isUsual: Bool) -> [Empty] {
        let used = Set((connected[group] ?? []).map(\.name))
        return names.filter { !used.contains($0) }.map { Empty(name: $0, isUsual: isUsual) }
    }
}
