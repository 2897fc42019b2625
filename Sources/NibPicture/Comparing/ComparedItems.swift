import NibDocument
import XMLTree

/// What of a document's canvas is in a comparison: the scenes, windows and views that objects of a list are in.
struct ComparedItems {
    let style: Style
    /// The items, in the order of the document.
    let all: [CanvasItem]
    /// The numbers of the items by their elements, and by the scenes around them.
    private let indices: [NodeID: Int]

    /// How far above an object an item is looked for.
    private static let reach = 4_000

    init(_ document: NibDocument) {
        style = Style(document)
        all = CanvasItems(style: style).all()
        var indices: [NodeID: Int] = [:]
        for (index, item) in all.enumerated() {
            indices[item.node] = index
            if let scene = document.scene(of: item.node) { indices[scene] = index }
        }
        self.indices = indices
    }

    /// The number of the item that an object is in; nil if it is in none, as File's Owner is.
    func index(of node: NodeID) -> Int? {
        var current: NodeID? = node
        for _ in 0..<Self.reach {
            guard let candidate = current else { return nil }
            if let index = indices[candidate] { return index }
            current = style.document.tree.parent(candidate)
        }
        return nil
    }

    /// What is the same in the other version: the id of the item.
    func key(of index: Int) -> String { style.document.id(of: all[index].node) ?? "" }
}
