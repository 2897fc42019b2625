import CommandLanguage
import NibCatalog
import NibDocument
import Platform
import Replies
import XMLTree

/// A fresh object that is about to be put in.
struct FreshObject {
    private let name: String
    private let fresh: FreshElement?
    private let key: String?
    /// Whether the element carries an id.
    private let hasID: Bool

    init(_ word: Word, in place: Destination, _ context: EditContext) throws {
        let catalog = context.document.catalog
        let parts = word.text.split(separator: ":", maxSplits: 1).map(String.init)
        name = parts[0]
        key = place.key
        let isInView = ["subviews", "beginningViews", "middleViews", "endViews"].contains(
            context.tree.name(place.parent))
        if parts.count == 1, isInView, let wrapper = catalog.freshWrapper(of: name) {
            fresh = Self.fresh(wrapper.element, wrapper.variant, place, context)
        } else {
            fresh = Self.fresh(name, parts.count > 1 ? parts[1] : nil, place, context)
        }
        if parts.count > 1, fresh == nil {
            let variants = catalog.freshVariants(of: name)
            throw ShellError(
                "bad-value", "<\(name)> has no variant '\(parts[1])'", span: word.span,
                hints: variants.isEmpty ? [] : ["variants are \(variants.joined(separator: ", "))"])
        }
        hasID = fresh != nil || catalog.element(name)?.hasID ?? true
    }

    private static func fresh(
        _ element: String, _ variant: String?, _ place: Destination, _ context: EditContext
    ) -> FreshElement? {
        let document = context.document
        let variant = variant ?? document.plainVariant(of: element)
        let fresh = document.catalog.fresh(element, variant: variant, placement: placement(place, context))
        let usesAutoLayout = context.tree.attribute("useAutolayout", of: context.tree.root, is: "YES")
        return document.dated(usesAutoLayout ? fresh : fresh?.withoutAutoLayout)
    }

    private static func placement(_ place: Destination, _ context: EditContext) -> Placement {
        let tree = context.tree
        if place.key == "view" || place.key == "contentView" || tree.name(place.parent) == "objects" { return .root }
        let owner = context.document.object(around: place.parent)
        if owner.map({ tree.name($0) == "splitView" }) == true { return .split }
        let isArranged = owner.map { ["stackView", "gridCell"].contains(tree.name($0)) } ?? false
        return isArranged || place.key != nil ? .arranged : .fixed
    }

    /// The ids of the object and of what is made in it, given or new.
    func ids(_ given: [Word], _ context: EditContext) throws -> [String] {
        let count = (hasID ? 1 : 0) + (fresh?.newIDs.count ?? 0)
        guard given.count <= count else {
            throw ShellError(
                "usage", "<\(name)> has \(count) id\(count == 1 ? "" : "s"), not \(given.count)", span: given.last?.span
            )
        }
        return try (0..<count).map { try context.newID($0 < given.count ? given[$0] : nil) }
    }

    /// The element as text, in the orders of the document's era.
    func text(_ ids: [String], _ context: EditContext) -> String {
        var element = fresh ?? FreshElement(name)
        if let key { element.attributes.append(.init(name: "key", value: .text(key))) }
        if hasID { element.attributes.append(.init(name: "id", value: .id("self"))) }
        var names: [String: String] = [:]
        for (name, id) in zip((hasID ? ["self"] : []) + (fresh?.newIDs ?? []), ids) { names[name] = id }
        return FreshText(catalog: context.document.catalog, ids: names, uuid: UUIDText.make).text(element)
    }

    /// The object that was asked for: itself, or what is in its wrapper.
    func subject(of node: NodeID, _ context: EditContext) -> NodeID {
        context.tree.subtree(node).first { context.tree.name($0) == name } ?? node
    }
}

/// Makes UUIDs that are the same for the same id.
enum UUIDText {
    static func make(seed: String) -> String {
        let high = Digest(of: Array(seed.utf8)).value
        let low = Digest(of: Array((seed + "-").utf8)).value
        let digits = Array((hex(high) + hex(low)).utf8)
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(decoding: digits[$0], as: UTF8.self) }
        return parts.joined(separator: "-")
    }

    private static func hex(_ value: UInt64) -> String {
        let text = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
