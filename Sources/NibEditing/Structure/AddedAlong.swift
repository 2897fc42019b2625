import NibDocument
import XMLTree

/// What Interface Builder adds elsewhere in the same object along with a new part of it: the entry of a toolbar item in the default
/// set, the cells of a grid's new row or column, the item of a controller in a navigation controller of a xib.
///
/// It is added if the object itself is named as the parent. A slot that is named, such as `TOOLBAR.allowedToolbarItems`, gets
/// the part alone.
struct AddedAlong {
    private enum Kind {
        case toolbarItem, gridRow, gridColumn, navigationItem
    }

    private let owner: NodeID
    private let kind: Kind
    private let document: NibDocument
    private var tree: XMLTree { document.tree }

    /// Finds out what comes along; nil if nothing does.
    ///
    /// - Parameters:
    ///   - name: the new part's element.
    ///   - owner: the object that is named as the parent.
    ///   - document: the document.
    init?(_ name: String, to owner: NodeID, in document: NibDocument) {
        switch (document.tree.name(owner), name) {
        case ("toolbar", "toolbarItem"), ("toolbar", "searchToolbarItem"): kind = .toolbarItem
        case ("gridView", "gridRow"): kind = .gridRow
        case ("gridView", "gridColumn"): kind = .gridColumn
        case ("navigationController", _):
            guard !document.kind.isStoryboard, document.isController(element: name) else { return nil }
            kind = .navigationItem
        default: return nil
        }
        self.owner = owner
        self.document = document
    }

    /// The place of the part itself.
    var place: SlotPlace {
        let name =
            switch kind {
            case .toolbarItem: "allowedToolbarItems"
            case .gridRow: "rows"
            case .gridColumn: "columns"
            case .navigationItem: "viewControllers"
            }
        return list(name).map { SlotPlace(holder: $0) } ?? SlotPlace(holder: owner, newList: name)
    }

    /// How many ids it takes besides those of the part: one for each new cell, or one for an item.
    var idCount: Int {
        switch kind {
        case .toolbarItem: 0
        case .gridRow: elements("columns").count
        case .gridColumn: elements("rows").count
        case .navigationItem: 1
        }
    }

    /// Adds it.
    ///
    /// - Parameters:
    ///   - ids: as many ids as `idCount` says.
    ///   - node: the part, which is in its place already.
    ///   - edit: the transaction.
    /// - Throws: `NibError` if a list does not take it.
    func add(_ ids: [String], for node: NodeID, in edit: Edit) throws(NibError) {
        guard let id = document.id(of: node) else { return }
        switch kind {
        case .toolbarItem:
            let entry = tree.makeElement(tree.name(node), attributes: [Attribute("reference", id)])
            try edit.place(entry, into: edit.list("defaultToolbarItems", in: owner))
        case .navigationItem:
            guard let id = ids.first,
                let item = document.companion(ofRelationship: "rootViewController", from: owner, to: node)
            else { return }
            try edit.add(item, id: id, from: owner, to: node)
        case .gridRow:
            let columns = elements("columns")
            for (index, cell) in zip(columns, ids).enumerated() {
                try addCell(row: node, column: cell.0, id: cell.1, at: rowStart(of: node) + index, in: edit)
            }
        case .gridColumn:
            let (rows, columns) = (elements("rows"), elements("columns"))
            guard let place = columns.firstIndex(of: node) else { return }
            for (index, cell) in zip(rows, ids).enumerated() {
                try addCell(row: cell.0, column: node, id: cell.1, at: index * columns.count + place, in: edit)
            }
        }
    }

    /// The index of a row's first cell; cells are in the order of rows, then columns (47 of 47 grids).
    private func rowStart(of row: NodeID) -> Int {
        (elements("rows").firstIndex(of: row) ?? 0) * elements("columns").count
    }

    private func addCell(row: NodeID, column: NodeID, id: String, at index: Int, in edit: Edit) throws(NibError) {
        let attributes = [
            Attribute("row", document.id(of: row) ?? ""), Attribute("column", document.id(of: column) ?? ""),
            Attribute("id", id),
        ]
        let cell = tree.makeElement("gridCell", attributes: document.ordered(attributes, of: "gridCell"))
        let list = edit.list("gridCells", in: owner)
        try edit.place(cell, into: list, at: min(index, elements("gridCells").count))
    }

    private func list(_ name: String) -> NodeID? {
        tree.elements(in: owner).first { tree.name($0) == name && !tree.has("key", on: $0) }
    }

    private func elements(_ name: String) -> [NodeID] { list(name).map { Array(tree.elements(in: $0)) } ?? [] }
}
