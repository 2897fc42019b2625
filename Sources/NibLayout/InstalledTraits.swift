import NibDocument
import XMLTree

/// Which views and constraints a document installs for the traits that it is shown with.
struct InstalledTraits {
    private var excluded: Set<String> = []
    /// Attributes that constraints have for those traits, by their ids.
    private var attributes: [String: [String: String]] = [:]
    private let document: NibDocument

    /// Reads the variations of a document.
    ///
    /// - Parameters:
    ///   - document: the document. One without a device, from before Xcode 8, is shown for any traits.
    ///   - traits: the values of `widthClass` and `heightClass`.
    init(_ document: NibDocument, traits: [String: String]) {
        self.document = document
        guard document.kind.family == .cocoaTouch, let symbol = document.tree.symbol("variation") else { return }
        let tree = document.tree
        var found: [(order: Int, node: NodeID)] = []
        for node in tree.subtree(tree.root) where tree.symbol(of: node) == symbol {
            guard let key = tree.attribute("key", of: node), let order = Self.order(key, in: traits) else { continue }
            found.append((order, node))
        }
        for order in 0...2 {
            for variation in found where variation.order == order { apply(variation.node) }
        }
    }

    /// How specific a variation is; nil if it is for other traits.
    private static func order(_ key: String, in traits: [String: String]) -> Int? {
        if key == "default" { return 0 }
        let parts = key.split(separator: "-")
        for part in parts {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2, traits[sides[0]] == sides[1] else { return nil }
        }
        return min(2, parts.count)
    }

    private mutating func apply(_ variation: NodeID) {
        let tree = document.tree
        for mask in tree.elements(in: variation) where tree.name(mask) == "mask" {
            for entry in tree.elements(in: mask) {
                guard let id = tree.attribute("reference", of: entry) else { continue }
                if tree.name(entry) == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        guard let owner = tree.parent(variation), document.isConstraint(owner), let id = document.id(of: owner) else {
            return
        }
        for attribute in tree.attributes(variation) where attribute.name != "key" {
            attributes[id, default: [:]][attribute.name] = attribute.value
        }
    }

    /// Whether a view or constraint is installed.
    func isInstalled(_ node: NodeID) -> Bool {
        excluded.isEmpty || document.tree.attribute("id", of: node).map { !excluded.contains($0) } ?? true
    }

    /// An attribute of a constraint for the traits.
    func attribute(_ name: String, of constraint: NodeID) -> String? {
        if !attributes.isEmpty, let id = document.id(of: constraint), let value = attributes[id]?[name] { return value }
        return document.tree.attribute(name, of: constraint)
    }
}
