import CommandLanguage
import NibCatalog
import NibDocument
import Replies
import XMLTree

/// The style of a table view cell of iOS, which decides what labels the cell has: `set CELL style subtitle` makes them, or takes away those
/// that the style does not have, as the inspector does.
struct CellStyle {
    /// The attributes of a cell that name its labels.
    private static let labels = ["textLabel", "detailTextLabel"]
    private static let element = "tableViewCell"
    private static let attribute = "style"

    /// The styles by the names in the inspector, with those in documents and in the API.
    private static let names: [(variant: String, value: String, others: [String])] = [
        ("basic", "IBUITableViewCellStyleDefault", ["default"]),
        ("rightDetail", "IBUITableViewCellStyleValue1", ["value1"]),
        ("leftDetail", "IBUITableViewCellStyleValue2", ["value2"]),
        ("subtitle", "IBUITableViewCellStyleSubtitle", []),
    ]

    private let cell: NodeID
    /// The variant of a fresh cell and the value of the attribute; nil for a cell without a style.
    private let style: (variant: String, value: String)?
    /// Whether it was given as documents have it, so that a line that sets only the attribute is the statement itself.
    let isLiteral: Bool
    private let context: ResolveContext
    private var document: NibDocument { context.document }
    private var tree: XMLTree { context.tree }

    /// Reads the value of a style; nil if the statement is not about the style of a cell, or the style is unknown.
    ///
    /// - Parameters:
    ///   - value: the style, as the inspector, the API or documents call it; `custom` for none.
    ///   - steps: the path of the statement.
    ///   - cell: the object of the statement.
    ///   - context: the document.
    init?(_ value: String, at steps: [PropertyPath.Step], of cell: NodeID, in context: ResolveContext) {
        guard steps == [PropertyPath.Step(Self.attribute)],
            context.document.kind.platform == .iOS || context.document.kind.platform == .tvOS,
            context.tree.name(cell) == Self.element, context.document.id(of: cell) != nil
        else { return nil }
        let plain = value.lowercased().filter { $0 != " " }
        let known = Self.names.first { name in
            name.value == value || ([name.variant] + name.others).contains { $0.lowercased() == plain }
        }
        guard known != nil || plain == "custom" else { return nil }
        style = known.map { ($0.variant, $0.value) }
        isLiteral = known?.value == value
        self.cell = cell
        self.context = context
    }

    /// The lines that make and remove labels, and what is told of each label.
    typealias LabelLines = (lines: [String], remarks: [StyledText])

    /// Writes the lines that make and remove labels.
    ///
    /// - Returns: the lines; none if the cell has the labels of the style.
    /// - Throws: an error if the cell has no content view, or no new id can be made.
    func labels() throws(CommandError) -> LabelLines {
        let id = Quoting.quote(try context.id(of: cell))
        let wanted = style.flatMap { document.catalog.fresh(Self.element, variant: $0.variant, placement: .arranged) }
        var (before, after, remarks): ([String], [String], [StyledText]) = ([], [], [])
        for label in Self.labels {
            let present = tree.attribute(label, of: cell)
            let name = wanted?.attributes.first { $0.name == label }
            if let present, name == nil {
                before.append("remove \(Quoting.quote(present))")
                let text = document.element(withID: present).map { document.summary(of: $0) } ?? ""
                remarks.append("removed with it: \(text)  \(present, .id)")
            } else if present == nil, case .id(let name)? = name?.value, let fresh = wanted?.child(named: name) {
                let new = try context.newID(nil)
                before.append("insert \(Quoting.forced(try xml(of: fresh, id: new))) into \(try content()).subviews")
                after.append("set \(id) \(label) \(new)")
                remarks.append("added with it: \(label)  \(new, .id)")
            }
        }
        return (before + after, remarks)
    }

    /// Writes the line that gives the cell its style; nil if it has the style.
    ///
    /// - Throws: an error if the cell has no id.
    func styleLine() throws(CommandError) -> String? {
        guard tree.attribute(Self.attribute, of: cell) != style?.value else { return nil }
        let id = Quoting.quote(try context.id(of: cell))
        guard let style else { return "unset \(id) \(Self.attribute)" }
        return "set \(id) \(Self.attribute) \(style.value)"
    }

    /// The name of the content view.
    private func content() throws(CommandError) -> String {
        guard let view = document.child(keyed: "contentView", of: cell) else {
            throw CommandError(
                "wrong-place", "\(document.display(cell)) has no content view for the labels of its style")
        }
        return Quoting.quote(try context.id(of: view))
    }

    /// The text of a new label.
    private func xml(of label: FreshElement, id: String) throws(CommandError) -> String {
        let edit = Edit(document)
        defer { edit.cancel() }
        let maker = FreshMaker(catalog: document.catalog, ids: ["text": id, "detail": id]) { _ in "" }
        guard let fitted = document.fitted(label) else { return "" }
        return String(decoding: tree.bytes(of: edit.makeElement(maker.element(fitted), for: cell)), as: UTF8.self)
    }
}

extension FreshElement {
    /// The element inside that gets an id of a name.
    fileprivate func child(named id: String) -> FreshElement? {
        for child in children {
            if case .id(id)? = child.attributes.first(where: { $0.name == "id" })?.value { return child }
            if let found = child.child(named: id) { return found }
        }
        return nil
    }
}
