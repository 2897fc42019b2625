import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import Wording
import XMLTree

/// A new object for a place, as Interface Builder would make it; it is not in the document yet.
struct FreshObject {
    private let name: String
    private let fresh: FreshElement?
    private let key: String?
    /// Whether the element carries an id.
    private let hasID: Bool
    private let companions: FreshCompanions?
    /// The ids of objects of the document that the new object refers to, by their names in its form.
    private let given: [String: String]
    private let catalog: Catalog

    /// Finds the form of a new object.
    ///
    /// - Parameters:
    ///   - word: the name of the element, perhaps with a variant after a colon.
    ///   - place: where the object goes.
    ///   - document: the document.
    /// - Throws: an error under the word if the element has no such variant.
    init(_ word: Word, at place: SlotPlace, in document: NibDocument) throws(CommandError) {
        catalog = document.catalog
        let parts = word.text.split(separator: ":", maxSplits: 1).map(String.init)
        name = Self.element(of: word)
        key = place.key
        let isInView = ["subviews", "beginningViews", "middleViews", "endViews"].contains(
            place.parentName(in: document.tree))
        guard !Self.isEntry(at: place, in: document) else {
            (fresh, hasID, companions, given) = (nil, false, nil, [:])
            return
        }
        var made: FreshElement?
        if parts.count == 1, isInView, let wrapper = catalog.freshWrapper(of: name) {
            made = Self.fresh(wrapper.element, variant: wrapper.variant, at: place, in: document)
        } else {
            made = Self.fresh(name, variant: parts.count > 1 ? parts[1] : nil, at: place, in: document)
        }
        if parts.count > 1, made == nil {
            let variants = catalog.freshVariants(of: name)
            throw CommandError(
                "bad-value", "<\(name)> has no variant '\(parts[1])'", span: word.span,
                hints: variants.isEmpty ? [] : ["the variants are \(variants.joined(separator: ", "))"])
        }
        if let element = made, MenuTargets.concern(element) {
            let targets = MenuTargets(near: place.holder, in: document)
            made = targets.completed(element)
            given = targets.ids
        } else {
            given = [:]
        }
        fresh = made
        hasID = fresh != nil || catalog.element(name)?.hasID ?? true
        companions = fresh.map { FreshCompanions(of: $0, in: document) }
    }

    /// Whether what is added only names an object: the items of a toolbar's default set are in the set of the allowed ones.
    static func isEntry(at place: SlotPlace, in document: NibDocument) -> Bool {
        place.parentName(in: document.tree) == "defaultToolbarItems"
    }

    /// Refuses an element that no known document has, and an object of which it is not known how Interface Builder makes it: it would be
    /// added without attributes.
    ///
    /// - Parameters:
    ///   - word: the name of the element, perhaps with a variant after a colon.
    ///   - document: the document; the elements that it has are known.
    /// - Throws: an error under the word.
    static func checkIsKnown(_ word: Word, in document: NibDocument) throws(CommandError) {
        let (name, catalog) = (element(of: word), document.catalog)
        let isMade = catalog.fresh(name) != nil || catalog.freshWrapper(of: name) != nil || word.text.contains(":")
        guard !isMade, NibDocument.isElementName(name), !document.hasElement(named: name) else { return }
        let advice = "'--force' adds it without attributes"
        guard catalog.hasElement(name) else {
            // What documents of the other platform have is refused with its place.
            if catalog.isOfOtherPlatform(name) { return }
            throw CommandError(
                "unknown-element", "no known document has <\(name)>", span: word.span,
                hints: Advice.didYouMean(Mistyped.elements(containing: name, in: document)) + [advice])
        }
        guard catalog.element(name)?.isObject == true, !catalog.isWatch else { return }
        let variants = catalog.freshVariants(of: name).map { "\(name):\($0)" }
        throw CommandError(
            "unknown-element", "Interface Builder's library has no <\(name)>", span: word.span,
            hints: Advice.didYouMean(variants) + ["'insert' puts in what you write as XML, \(advice)"])
    }

    /// Returns the name of the element that a word such as `button:check` names.
    static func element(of word: Word) -> String { String(word.text.prefix { $0 != ":" }) }

    private static func fresh(
        _ element: String, variant: String?, at place: SlotPlace, in document: NibDocument
    ) -> FreshElement? {
        let isTopLevel = place.key == nil && place.parentName(in: document.tree) == "objects"
        let variant = variant ?? document.plainVariant(of: element, isTopLevel: isTopLevel)
        let fresh = document.catalog.fresh(element, variant: variant, placement: placement(at: place, in: document))
        let usesAutoLayout = document.tree.attribute("useAutolayout", of: document.tree.root, is: "YES")
        return document.fitted(usesAutoLayout ? fresh : fresh?.withoutAutoLayout)
    }

    private static func placement(at place: SlotPlace, in document: NibDocument) -> Placement {
        let tree = document.tree
        if place.key == "view" || place.key == "contentView" || place.parentName(in: tree) == "objects" {
            return .root
        }
        let owner = document.object(around: place.holder)
        if owner.map({ tree.name($0) == "splitView" }) == true { return .split }
        let isArranged = owner.map { ["stackView", "gridCell"].contains(tree.name($0)) } ?? false
        return isArranged || place.key != nil ? .arranged : .fixed
    }

    /// The names of the ids of the object, of what it contains and of what comes along.
    private var names: [String] { (hasID ? ["self"] : []) + (fresh?.newIDs ?? []) + (companions?.names ?? []) }

    /// Returns the ids of the object and of what it contains, given or new.
    ///
    /// - Parameters:
    ///   - given: the ids that the statement gives.
    ///   - further: how many ids come after those of the object and of its companions.
    ///   - context: makes new ids.
    /// - Returns: the ids.
    /// - Throws: an error under the word that is one too many or cannot be an id.
    func ids(_ given: [NewID], further: Int, in context: ResolveContext) throws(CommandError) -> [String] {
        let count = names.count + further
        guard given.count <= count else {
            throw CommandError(
                "usage", "<\(name)> takes \(Plural.of("id", count: count)), not \(given.count)",
                span: given.last?.word.span)
        }
        var ids: [String] = []
        for place in 0..<count { ids.append(try context.newID(place < given.count ? given[place] : nil)) }
        return ids
    }

    /// Describes the element in the orders of the document's era.
    ///
    /// - Parameters:
    ///   - ids: the ids of the object and of what it contains, in document order, and of what comes along.
    ///   - further: how many more ids there are, which are for others.
    /// - Returns: one element.
    /// - Throws: an error if there are more or fewer ids than the object has, or its name cannot be one of an element.
    func element(_ ids: [String], further: Int) throws(CommandError) -> NewElement {
        guard NibDocument.isElementName(name) else {
            throw CommandError("usage", "'\(name)' cannot be the name of an element")
        }
        let count = names.count + further
        guard ids.count == count else {
            throw CommandError("usage", "<\(name)> takes \(count) ids, but the log line gives \(ids.count)")
        }
        var element = fresh ?? FreshElement(name)
        if let key { element.attributes.append(.init(name: "key", value: .text(key))) }
        if hasID { element.attributes.append(.init(name: "id", value: .id("self"))) }
        return FreshMaker(catalog: catalog, ids: named(ids), uuid: UUIDText.make).element(element)
    }

    /// Adds what comes along with the object.
    ///
    /// - Parameters:
    ///   - ids: the ids of the object and of what it contains, in document order, and of what comes along.
    ///   - node: the object.
    ///   - edit: the transaction.
    /// - Throws: an error if the document cannot have it.
    func addCompanions(_ ids: [String], beside node: NodeID, in edit: Edit) throws(NibError) {
        try companions?.add(ids: named(ids), beside: node, in: edit)
    }

    private func named(_ ids: [String]) -> [String: String] {
        Dictionary(zip(names, ids), uniquingKeysWith: { first, _ in first }).merging(given) { own, _ in own }
    }

    /// Returns the object that was asked for: the element that was made, or what is in its wrapper.
    func subject(of node: NodeID, in tree: XMLTree) -> NodeID {
        tree.subtree(node).first { tree.name($0) == name } ?? node
    }
}
