import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// Refuses places where Interface Builder never has an element, as far as the catalogue is certain.
struct SlotCheck {
    let document: NibDocument
    /// The command's name.
    var verb = "add"
    /// The beginning of the command up to the place, for a hint that leaves the slot out; nil if the element itself names the slot.
    let command: String?
    private var tree: XMLTree { document.tree }
    private var catalog: Catalog { document.catalog }

    /// Checks that an element may go to a place.
    ///
    /// - Parameters:
    ///   - child: the element's name.
    ///   - place: where it would go.
    ///   - word: the place as it is written.
    /// - Throws: an error that says what the place holds, with hints about where the element can go.
    func check(_ child: String, at place: SlotPlace, word: Word) throws(CommandError) {
        let element = place.parentName(in: tree)
        if catalog.isWatch, !catalog.hasElement(child) {
            throw CommandError(
                "unknown-element", "no watchOS document is known to have <\(child)>", span: word.span,
                hints: [force(child, at: word)])
        }
        guard catalog.element(child) != nil else { return try checkPlatform(child, at: word) }
        if let key = place.key {
            try refuse(
                catalog.fit(of: child, withKey: key, in: element), child: child, in: place.holder, slot: key, at: word)
        } else if catalog.isList(element) {
            guard let owner = place.newList == nil ? tree.parent(place.holder) : place.holder else { return }
            let fit = catalog.fit(of: child, inList: element, of: tree.name(owner))
            try refuse(fit, child: child, in: owner, slot: element, at: word)
        } else if catalog.fit(of: child, directlyIn: element) != .fits {
            throw CommandError(
                "wrong-place", "\(document.display(place.holder)) is not known to hold <\(child)>",
                span: word.span,
                hints: Self.parents(of: child, document) + others(than: child) + [force(child, at: word)])
        }
    }

    /// The objects that are called much like an element that is none: `imageView` for `image`.
    private func others(than child: String) -> [String] {
        guard catalog.element(child)?.isObject != true else { return [] }
        return Advice.didYouMean(Mistyped.elements(containing: child, in: document))
    }

    private func refuse(_ fit: Fit, child: String, in owner: NodeID, slot: String, at word: Word) throws(CommandError) {
        guard fit != .fits else { return }
        let name = document.display(owner)
        switch fit {
        case .fits: return
        case .unknownSlot:
            throw CommandError(
                "unknown-slot", "Interface Builder gives \(name) no '\(slot)'", span: word.span,
                hints: slots(like: slot, child: child, in: owner) + [force(child, at: word)])
        case .holds(let held):
            let shown = held.prefix(4).map { "<\($0)>" }.joined(separator: ", ")
            let more = held.count > 4 ? " and others" : ""
            throw CommandError(
                "wrong-place", "'\(slot)' of \(name) holds \(shown)\(more), not <\(child)>", span: word.span,
                hints: [missing(held, for: child, in: owner, slot: slot) ?? home(of: child, in: owner)].compactMap {
                    $0
                } + [
                    force(child, at: word)
                ])
        }
    }

    /// Refuses an element that only documents of the other platform have.
    private func checkPlatform(_ child: String, at word: Word) throws(CommandError) {
        guard catalog.isOfOtherPlatform(child) else { return }
        let platform = catalog.family == .cocoa ? "iOS" : "macOS"
        throw CommandError(
            "unknown-element", "<\(child)> is an element of \(platform) documents, not of this one", span: word.span,
            hints: [force(child, at: word)])
    }

    // MARK: - What to do

    /// Where an element goes, as a hint.
    static func parents(of child: String, _ document: NibDocument) -> [String] {
        let parents = document.catalog.parents(of: child)
        if parents.isEmpty, document.catalog.element(child)?.isObject == true {
            let place = document.kind.isStoryboard ? "scene:ID.objects" : "document"
            return ["it goes to the top level: add \(child) to \(place)"]
        }
        let names = parents.prefix(4).map { "<\($0)>" }
        return names.isEmpty ? [] : ["it goes into \(names.joined(separator: ", "))"]
    }

    /// What is missing: the object that the slot is for and that would take the child.
    private func missing(_ held: [String], for child: String, in owner: NodeID, slot: String) -> String? {
        guard let wanted = held.first(where: { catalog.slots(parent: $0, child: child).first?.via.isEmpty == true }),
            (try? document.child(PropertyPath.Step(slot), of: owner)) == .some(nil),
            let name = document.logName(of: owner)
        else { return nil }
        return "\(document.display(owner)) has no \(slot) yet: add \(wanted) to \(name)"
    }

    /// Where the child goes in the same owner.
    private func home(of child: String, in owner: NodeID) -> String? {
        guard let command, !catalog.slots(parent: tree.name(owner), child: child).isEmpty,
            let name = document.logName(of: owner)
        else { return nil }
        return "leave the slot out: \(command) \(name)"
    }

    /// The slots that were probably meant, or those of the owner.
    private func slots(like slot: String, child: String, in owner: NodeID) -> [String] {
        let labels = catalog.knownChildren(of: tree.name(owner))
        let names = labels.compactMap { label -> String? in
            guard let at = label.firstIndex(of: "@") else { return catalog.isList(label) ? label : nil }
            return catalog.element(String(label[..<at]))?.isObject == true
                ? String(label[label.index(after: at)...]) : nil
        }
        let near = Nearest.names(to: slot, among: names)
        if !near.isEmpty { return Advice.didYouMean(near) }
        if let home = home(of: child, in: owner) { return [home] }
        if catalog.element(child)?.isObject == true { return Self.parents(of: child, document) }
        return names.isEmpty ? [] : ["it has \(names.prefix(8).joined(separator: ", "))"]
    }

    private func force(_ child: String, at word: Word) -> String {
        switch verb {
        case "add": "'insert' puts any element anywhere: insert '<\(child)/>' into \(word.spelling) --force"
        case "insert": "'--force' inserts it all the same"
        default: "'insert … --force' puts any element anywhere"
        }
    }
}
