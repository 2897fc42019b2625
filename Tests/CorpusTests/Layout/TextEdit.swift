import NibDocument
import NibLayout
import XMLTree

/// Two versions of a document in which labels or buttons have other texts and other widths, with the texts of the later one put into
/// the earlier one.
struct TextEdit {
    private let document: NibDocument
    /// The widths that Xcode saved, by the ids of the views, where the text was changed.
    private let wanted: [String: Double]

    /// Takes a pair; nil if no view has another text and another width.
    init?(_ pair: DeltaPair) throws {
        document = try NibDocument(bytes: pair.before)
        let after = try NibDocument(bytes: pair.after)
        guard document.tree.attribute("useAutolayout", of: document.tree.root, is: "YES") else { return nil }
        let (old, new) = (Self.texts(of: document), Self.texts(of: after))
        var wanted: [String: Double] = [:]
        for (id, later) in new {
            guard let earlier = old[id], earlier.text != later.text, earlier.width != later.width else { continue }
            wanted[id] = later.width
            _ = try document.withTransaction { edit throws(NibError) in
                edit.setAttribute(later.name, to: later.text, of: earlier.owner)
            }
        }
        guard !wanted.isEmpty else { return nil }
        self.wanted = wanted
    }

    /// How many of the widths `layout update` gives within a point.
    func near() -> (count: Int, of: Int) {
        let scale = NibLayout.scale(of: document)
        let near = NibLayout(of: document).views.filter { view in
            document.id(of: view.node).flatMap { wanted[$0] }.map { abs(view.rounded(scale: scale).width - $0) <= 1.01 }
                ?? false
        }
        return (near.count, wanted.count)
    }

    private struct Text {
        let owner: NodeID
        let name: String
        let text: String
        let width: Double
    }

    /// The texts of labels and buttons that constraints place, by the ids of the views.
    private static func texts(of document: NibDocument) -> [String: Text] {
        let tree = document.tree
        var texts: [String: Text] = [:]
        for view in NibLayout(of: document).views where view.isConstrained && !view.isFree {
            guard let id = document.id(of: view.node), !tree.attribute("misplaced", of: view.node, is: "YES") else {
                continue
            }
            let owner: NodeID? =
                switch tree.name(view.node) {
                case "label": view.node
                case "textField", "button":
                    document.child(keyed: "cell", of: view.node) ?? document.child(keyed: "normal", of: view.node)
                default: nil
                }
            let name = tree.name(view.node) == "label" ? "text" : "title"
            guard let owner, let text = tree.attribute(name, of: owner) else { continue }
            texts[id] = Text(owner: owner, name: name, text: text, width: view.stored.width)
        }
        return texts
    }
}
