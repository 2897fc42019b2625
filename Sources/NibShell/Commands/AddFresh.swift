import CommandLanguage
import NibCatalog
import NibDocument
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
        guard let fresh else {
            var attributes: [Attribute] = []
            if let key { attributes.append(Attribute("key", key)) }
            if hasID { attributes.append(Attribute("id", ids[0])) }
            return Self.tag(name, context.ordered(name, attributes)) + "/>"
        }
        var names: [String: String] = ["self": ids[0]]
        for (name, id) in zip(fresh.newIDs, ids.dropFirst()) { names[name] = id }
        var maker = Maker(context: context, ids: names)
        return maker.text(fresh, extra: [key.map { Attribute("key", $0) }, Attribute("id", ids[0])].compactMap { $0 })
    }

    fileprivate static func tag(_ name: String, _ attributes: [Attribute]) -> String {
        "<\(name)" + attributes.map { " \($0.name)=\"\(Escaping.attribute($0.value))\"" }.joined()
    }

    /// The object that was asked for: itself, or what is in its wrapper.
    func subject(of node: NodeID, _ context: EditContext) -> NodeID {
        context.tree.subtree(node).first { context.tree.name($0) == name } ?? node
    }

    private struct Maker {
        let context: EditContext
        let ids: [String: String]

        /// Fresh elements are a few levels deep, so recursion is fine here.
        mutating func text(_ fresh: FreshElement, extra: [Attribute] = []) -> String {
            let own = fresh.attributes.map { Attribute($0.name, value($0.value)) }
            var out = FreshObject.tag(fresh.tag, context.ordered(fresh.tag, own + extra))
            if let text = fresh.text { return out + ">\(Escaping.text(text))</\(fresh.tag)>" }
            guard !fresh.children.isEmpty else { return out + "/>" }
            out += ">"
            for child in ordered(fresh) { out += text(child) }
            return out + "</\(fresh.tag)>"
        }

        private func value(_ value: FreshElement.Value) -> String {
            switch value {
            case .text(let text): text
            case .id(let name): ids[name] ?? name
            case .uuid: UUIDText.make(seed: ids["self"] ?? "")
            }
        }

        /// The children in the order of the document's era; lists keep theirs.
        private func ordered(_ fresh: FreshElement) -> [FreshElement] {
            guard context.document.catalog.orderOfList(fresh.tag) == nil else { return fresh.children }
            var result: [FreshElement] = []
            for child in fresh.children {
                let place = context.document.catalog.childPosition(
                    element: fresh.tag, present: result.map(\.label), new: child.label)
                result.insert(child, at: place)
            }
            return result
        }
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
