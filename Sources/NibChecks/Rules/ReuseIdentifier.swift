import NibDocument
import SourceIndex

extension Rule {
    /// Reuse identifiers that code dequeues but nothing registers, and identifiers that no code uses.
    static let reuseIdentifier = Rule(
        "reuse-identifier", severity: .warning, needsCode: true,
        summary: "a reuse identifier that code dequeues but nothing registers, or that no code uses",
        rationale: """
            Dequeuing a cell by an identifier that no prototype has and no code registers throws. It is reported only \
            if all documents of the project are checked. Methods that return nil for an unknown identifier, as \
            NSTableView's makeView(withIdentifier:owner:) does, are left alone, because their callers make the view \
            then. A prototype whose identifier no code uses is a note.
            """,
        triggering: [
            RuleExample(
                .iOSXib, body: #"<tableViewCell reuseIdentifier="Row" id="cEl-l0-001"/>"#,
                code: "class App.List: UITableViewController\nuses reuseIdentifier Rwo",
                finds: [
                    "note: no code uses the reuse identifier 'Row'",
                    "warning: no cell has the reuse identifier 'Rwo', and no code registers it; did you mean 'Row'?",
                ])
        ],
        nonTriggering: [
            RuleExample(
                .iOSXib, body: #"<tableViewCell reuseIdentifier="Row" id="cEl-l0-001"/>"#,
                code: """
                    class App.List: UITableViewController
                    uses reuseIdentifier Row
                    uses reuseIdentifier Other
                    uses registeredClass Other OtherCell
                    uses optionalIdentifier Made
                    """)
        ],
        checkProject: { project, findings in
            guard project.isWhole, let code = project.code else { return }
            var cells: [String: [(document: DocumentContext, object: CheckedObject)]] = [:]
            var others: Set<String> = []
            for document in project.documents {
                for object in document.objects {
                    if let identifier = document.tree.attribute("reuseIdentifier", of: object.node), !identifier.isEmpty
                    {
                        cells[identifier, default: []].append((document, object))
                    } else if document.isMac, let identifier = document.tree.attribute("identifier", of: object.node) {
                        others.insert(identifier)
                    }
                }
            }
            let registered = code.uses(of: .registeredNib) + code.uses(of: .registeredClass)
            let uses = code.uses(of: .reuseIdentifier)
            let known = others.union(registered.map(\.use.value)).union(cells.keys)
            if !registered.contains(where: { $0.use.value.isEmpty }) {
                for use in uses where !use.use.value.isEmpty && !known.contains(use.use.value) {
                    let near = Similar.name(to: use.use.value, among: known.sorted())
                    findings.add(
                        .warning,
                        "no cell has the reuse identifier '\(use.use.value)', and no code registers it"
                            + (near.map { "; did you mean '\($0)'?" } ?? ""), at: use,
                        runtime: RuntimeTexts.reuseIdentifier(use.use.value))
                }
            }
            let asked = uses + code.uses(of: .optionalIdentifier) + registered
            guard !asked.contains(where: { $0.use.value.isEmpty }) else { return }
            let used = Set(asked.map(\.use.value))
            for identifier in cells.keys.sorted() where !used.contains(identifier) {
                for (document, object) in cells[identifier] ?? [] where object.customClass != identifier {
                    // Cells of static tables are never dequeued.
                    if isStatic(object, in: document) { continue }
                    findings.add(
                        .note, "no code uses the reuse identifier '\(identifier)'", at: object.node,
                        attribute: "reuseIdentifier", object: object, in: document)
                }
            }
        })

    private static func isStatic(_ object: CheckedObject, in document: DocumentContext) -> Bool {
        guard let list = document.tree.parent(object.node), let holder = document.tree.parent(list) else {
            return false
        }
        return document.tree.name(list) == "cells" && document.tree.name(holder) == "tableViewSection"
    }
}
