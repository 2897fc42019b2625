import CommandLanguage
import NibCatalog
import ClassFacts
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// Something that could be connected between two objects.
struct Candidate {
    enum Kind: String, FieldChoice {
        case outlet, outletCollection, action, segue, binding

        var title: String {
            switch self {
            case .outlet: "Outlets"
            case .outletCollection: "Outlet Collections"
            case .action: "Actions"
            case .segue: "Segues"
            case .binding: "Bindings"
            }
        }
    }

    enum State: Equatable {
        case free
        /// It connects these two objects already.
        case connected
        /// The outlet holds another object.
        case elsewhere(String)
    }

    let kind: Kind
    let name: String
    var type: String?
    var match: ClassMatch = .fits
    var state = State.free
    /// Whether the document already uses the name.
    var isUsed = false
}

/// Finds what could be connected between two objects, according to the catalogue, the document and the code.
struct CandidateFinder {
    let document: NibDocument
    let source: NodeID
    let destination: NodeID
    /// Looks names up in the code; nil if there is none.
    var names: NameCheck?
    private var catalog: Catalog { document.catalog }

    /// The reason why only a segue can connect the two objects; nil if other connections can.
    var reason: String? {
        guard document.kind.isStoryboard, let from = document.scene(of: source),
            let to = document.scene(of: destination), from != to
        else { return nil }
        return "they are in two scenes: only segues connect scenes"
    }

    /// Returns all candidates of each kind in turn; those that fit come first.
    func all() -> [Candidate] {
        let isFirstResponder = document.placeholder(source) == .firstResponder
        let isApart = reason != nil
        var found: [Candidate] = []
        if !isApart, !isFirstResponder { found += outlets() }
        if !isApart { found += actions() }
        found += segues()
        if !isApart { found += bindings() }
        return found
    }

    /// Whether only the code of the source's class shows its outlets, and that was not read.
    var sourceNeedsCode: Bool {
        reason == nil && document.knownClass(of: source).isSubclass && document.placeholder(source) != .firstResponder
            && names?.isKnown(source) != true
    }

    /// Whether the source sends actions, but only the code of the destination's class shows its actions, and that was not read.
    var needsCode: Bool {
        reason == nil && !senders.isEmpty && document.placeholder(destination) != .firstResponder
            && document.knownClass(of: destination).isSubclass && names?.isKnown(destination) != true
    }

    /// The event that sends an action if none is named.
    var defaultEvent: String? { catalog.defaultEvent(ofClass: document.knownClass(of: source).name) }

    /// The source and its cell, if they send actions.
    private var senders: [NodeID] {
        ([source] + (document.cell(of: source).map { [$0] } ?? []))
            .filter { catalog.actionForm(ofClass: document.knownClass(of: $0).name) != nil }
    }

    /// Returns the command that connects a candidate.
    func command(_ candidate: Candidate) -> String? {
        guard let from = document.id(of: source), let to = document.id(of: destination) else { return nil }
        let name = Quoting.quote(candidate.name)
        switch candidate.kind {
        case .outlet: return "connect outlet \(from).\(name) -> \(to)"
        case .outletCollection: return "connect collection \(from).\(name) -> \(to)"
        case .action: return "connect action \(from) -> \(to).\(name)"
        case .segue: return "connect segue \(from) -> \(to) \(name)"
        case .binding: return "connect binding \(from).\(name) -> \(to) KEYPATH"
        }
    }

    // MARK: - Outlets

    private func outlets() -> [Candidate] {
        // What a document keeps inside the source, such as the view of a storyboard's controller, needs no outlet.
        let known = Offers(in: document, with: names).outlets(of: source).filter { outlet in
            document.child(keyed: outlet.name, of: source).flatMap(document.id) == nil
        }
        var candidates = known.map { outlet in
            Candidate(
                kind: outlet.isCollection ? .outletCollection : .outlet, name: outlet.name, type: outlet.type,
                match: match(outlet))
        }
        let knownNames = Set(known.map(\.name))
        var seen: [Candidate.Kind: Set<String>] = [:]
        for connection in connectionsOfEqualClass() where !knownNames.contains(connection.name) {
            let kind: Candidate.Kind = connection.kind == .outlet ? .outlet : .outletCollection
            guard seen[kind, default: []].insert(connection.name).inserted else { continue }
            let held = document.element(withID: connection.destination)
            candidates.append(
                Candidate(
                    kind: kind, name: connection.name, type: held.map { document.className(of: $0) },
                    match: held == destination ? .fits : matchOfUse(held), isUsed: true))
        }
        let own = Dictionary(grouping: document.connections(from: source), by: \.name)
        for index in candidates.indices {
            candidates[index].state = state(of: candidates[index], among: own[candidates[index].name] ?? [])
        }
        return Candidate.Kind.allCases.flatMap { kind in
            let members = candidates.filter { $0.kind == kind }
            return [ClassMatch.fits, .mayFit, .differs].flatMap { match in members.filter { $0.match == match } }
        }
    }

    /// Judges a candidate by the connections of the source that have its name.
    private func state(of candidate: Candidate, among own: [Connection]) -> Candidate.State {
        let id = document.id(of: destination)
        let kind: Connection.Kind = candidate.kind == .outlet ? .outlet : .outletCollection
        let same = own.filter { $0.kind == kind }
        if same.contains(where: { $0.destination == id }) { return .connected }
        return candidate.kind == .outlet ? same.first.map { .elsewhere($0.destination) } ?? .free : .free
    }

    /// The outlet connections of the source and of other objects that have the same class of the project.
    private func connectionsOfEqualClass() -> [Connection] {
        let name = document.className(of: source)
        let isOwn = !catalog.isKnownClass(name) && document.tree.attribute("customClass", of: source) != nil
        let sources = isOwn ? document.objects.filter { document.className(of: $0) == name } : [source]
        return sources.flatMap { document.connections(from: $0) }
            .filter { $0.kind == .outlet || $0.kind == .outletCollection }
    }

    private func match(_ outlet: OfferedName) -> ClassMatch {
        names?.match(outlet.name, isCollection: outlet.isCollection, of: source, holding: destination)
            ?? match(outlet.type)
    }

    private func match(_ type: String) -> ClassMatch {
        if document.isConstraint(destination) { return type == "NSLayoutConstraint" ? .fits : .differs }
        let known = document.knownClass(of: destination)
        return catalog.match(outletType: type, className: known.name, isSubclass: known.isSubclass)
    }

    /// Judges an outlet by what another connection holds: its type is that object's class or a superclass.
    private func matchOfUse(_ held: NodeID?) -> ClassMatch {
        guard let held else { return .mayFit }
        let isSame = document.className(of: held) == document.className(of: destination)
        let known = document.knownClass(of: held)
        return isSame || known.basis == .own && match(known.name) == .fits ? .fits : .mayFit
    }

    // MARK: - The others

    private func actions() -> [Candidate] {
        let senders = senders
        guard !senders.isEmpty, let id = document.id(of: destination) else { return [] }
        let made = senders.flatMap { document.connections(.action, from: $0) }
        let sent = Set(made.filter { $0.destination == id }.map(\.name))
        let used = receivedByEqualClass()
        let isUsed = Set(used)
        let known = Offers(in: document, with: names).actions(of: destination)
        let declared = Dictionary(known.map { ($0.name, $0) }) { first, _ in first }
        var seen: Set<String> = []
        let found = (sent.sorted() + used + known.map(\.name)).filter { seen.insert($0).inserted }.map { name in
            let offer = declared[name]
            return Candidate(
                kind: .action, name: name, type: offer.flatMap { $0.type.isEmpty ? nil : $0.type },
                match: offer.flatMap { names?.match(sender: $0.type, source) } ?? .fits,
                state: sent.contains(name) ? .connected : .free,
                isUsed: isUsed.contains(name) || offer?.place != nil)
        }
        return found.filter { $0.match != .differs } + found.filter { $0.match == .differs }
    }

    /// Selectors that objects of the destination's class receive in this document.
    private func receivedByEqualClass() -> [String] {
        let name = document.className(of: destination)
        let isOwn = !catalog.isKnownClass(name) && document.placeholder(destination) != .firstResponder
        let targets = isOwn ? document.objects.filter { document.className(of: $0) == name } : [destination]
        let ids = targets.compactMap { document.id(of: $0) }
        return Set(ids.flatMap { document.connections(to: $0) }.filter { $0.kind == .action }.map(\.name)).sorted()
    }

    private func segues() -> [Candidate] {
        guard document.kind.isStoryboard, let scene = document.scene(of: destination),
            document.scene(of: source) != scene,
            document.controller(of: scene) == destination, let id = document.id(of: destination)
        else { return [] }
        let made = document.connections(.segue, from: source).filter { $0.destination == id }.map(\.name)
        // Only a container view embeds, and it does nothing else.
        let embeds = document.tree.name(source) == "containerView"
        guard embeds || document.canTriggerSegues(source) else { return [] }
        let others: Set = ["unwind", "relationship", "embed"]
        return catalog.segueKinds.filter { embeds ? $0 == "embed" : !others.contains($0) }.map {
            Candidate(kind: .segue, name: $0, state: made.contains($0) ? .connected : .free)
        }
    }

    /// The bindings that documents have most often (Documentation/Format/Connections.md#bindings).
    private static let commonBindings = [
        "value", "content", "contentArray", "contentObject", "selectedTag", "selectedIndex", "selectedValue", "enabled",
        "hidden",
    ]

    /// Bindings to controllers and to the owner, which have the properties that objects are bound to.
    private func bindings() -> [Candidate] {
        let isModel = catalog.isClass(document.knownClass(of: destination).name, kindOf: "NSController")
        guard isModel || document.placeholder(destination) == .owner else { return [] }
        let made = document.connections(.binding, from: source).filter {
            $0.destination == document.id(of: destination)
        }
        let names = catalog.bindings(ofClass: document.knownClass(of: source).name)
        let common = Self.commonBindings.filter(names.contains)
        return (common + names.filter { !common.contains($0) }).map { name in
            Candidate(kind: .binding, name: name, state: made.contains { $0.name == name } ? .connected : .free)
        }
    }
}
