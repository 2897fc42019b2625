import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Cell nibs that have other top-level objects besides the cell.
    static let cellNib = Rule(
        "cell-nib", severity: .error, needsCode: false,
        summary: "a cell's nib that holds other top-level objects besides the cell",
        rationale: """
            A nib that is registered for a reuse identifier must contain exactly one top-level object, the cell. A \
            second one, even a gesture recognizer, makes dequeuing throw. It is an error if code registers the nib. \
            Otherwise it is a warning, because a nib that is loaded by hand may contain anything.
            """,
        check: { context, findings in
            guard !context.document.kind.isStoryboard, !context.isMac else { return }
            let top = context.document.children(of: nil).compactMap(context.object).filter { $0.placeholder == nil }
            guard top.count > 1, let cell = top.first(where: isCell) else { return }
            // The nib of a view that has its name: the view loads it, together with its cells.
            if top.contains(where: { !isCell($0) && $0.customClass == context.nibName }) { return }
            let use = context.code?.uses(of: .registeredNib).first { $0.use.detail == context.nibName }
            // A nib with several cells, or with an owner that has outlets to its objects, is loaded by hand and may
            // hold anything.
            let isByHand =
                top.filter(isCell).count > 1 || context.connections.contains { isOwnerOutlet($0, to: top, in: context) }
            if use == nil, isByHand || context.resolver.mayBeLoadedByHand(context.nibName) { return }
            let kind = cell.element == "tableViewCell" ? "UITableViewCell" : "UICollectionReusableView"
            let identifier = context.tree.attribute("reuseIdentifier", of: cell.node) ?? ""
            let registered = use?.use.value.isEmpty == false ? use?.use.value ?? "" : identifier
            for object in top where object.node != cell.node {
                findings.add(
                    use == nil ? .warning : .error, "\(context.name(of: object)) is a top-level object beside the cell",
                    at: object.node, object: object, in: context,
                    runtime: registered.isEmpty ? nil : .cellNib(registered, className: kind),
                    declaration: use.map { .init(path: $0.path, line: $0.use.place.line, column: $0.use.place.column) })
            }
        })

    private static func isCell(_ object: CheckedObject) -> Bool {
        ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.element)
    }

    private static func isOwnerOutlet(
        _ connection: Connection, to top: [CheckedObject], in context: DocumentContext
    ) -> Bool {
        guard connection.kind == .outlet, context.source(of: connection)?.placeholder == .owner else { return false }
        return top.contains { $0.id == connection.destination }
    }
}
