import NibCatalog
import NibDocument
import XMLTree

/// Finds what an object could have connected but has not, as far as the catalogue knows its class.
struct PossibleWells {
    typealias Empty = ConnectionWells.Empty
    typealias Group = ConnectionWells.Group

    let document: NibDocument
    let node: NodeID
    let cell: NodeID?
    let connected: [Group: [Connection]]
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
        found[.receivedActions] = names(document.actionsOfItsOwn(node), in: .receivedActions, isUsual: false)
        if document.kind.isStoryboard {
            found[.segues] = segues()
            found[.presentingSegues] = presentingSegues()
        }
        return found
    }

    private func outlets(isCollection: Bool) -> [Empty] {
        let used = Set((connected[isCollection ? .outletCollections : .outlets] ?? []).map(\.name))
        var known = catalog.outlets(ofClass: className)
        if let cell { known += catalog.outlets(ofClass: document.knownClass(of: cell).name) }
        var names = used
        return known.compactMap { outlet in
            guard outlet.isCollection == isCollection, names.insert(outlet.name).inserted,
                !Self.outdated.contains(outlet.name),
                // If there is a child of this name, the outlet holds it.
                !document.steps(of: node).contains(outlet.name)
            else { return nil }
            return Empty(name: outlet.name, type: outlet.type, isUsual: outlet.name != "view" || isOwner)
        }
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
