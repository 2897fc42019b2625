import ClassFacts
import NibDocument
import Platform
import SourceIndex

extension Rule {
    /// Reuse identifiers that code dequeues but nothing registers, and identifiers that no code uses.
    static let reuseIdentifier = Rule(
        "reuse-identifier", severity: .error, needsCode: true,
        summary: "a reuse identifier that code dequeues but nothing registers, or that no code uses",
        rationale: """
            Dequeuing a cell by an identifier that no prototype has and no code registers throws. A table knows only the \
            prototypes of its own scene. It is reported only if all documents of the project are checked. Methods that return nil for an unknown identifier, as \
            NSTableView's makeView(withIdentifier:owner:) does, are left alone, because their callers make the view \
            then. A table's cell in a nib that has another identifier than the one for which code registers the nib throws when it is dequeued. \
            In a class of which nothing makes an object, it is a note. A prototype whose identifier no code uses is a note.
            """,
        checkProject: { project, findings in
            guard project.isWhole, let code = project.code else { return }
            let registered = code.uses(of: .registeredNib) + code.uses(of: .registeredClass)
            let uses = code.uses(of: .reuseIdentifier)
            let asked = uses + code.uses(of: .optionalIdentifier) + registered
            let used = Set(asked.map(\.use.value))
            let identifiers = ReuseIdentifiers(project, registered: registered, asked: used)
            for use in uses {
                guard let problem = identifiers.problem(with: use) else { continue }
                let holder = ReuseIdentifiers.Holder(of: use, in: code)
                let isDead = project.isNeverMade(CodeOwner(of: use))
                findings.add(
                    isDead ? .note : .warning,
                    text(problem, of: use.use.value, in: holder, known: identifiers.known(in: holder))
                        + (isDead ? "; nothing makes class '\(use.use.owner)', which asks for it" : ""), at: use,
                    runtime: .reuseIdentifier(use.use.value, kind: holder.kind))
            }
            let dequeued = Set((uses + code.uses(of: .optionalIdentifier)).map(\.use.value))
            for use in code.uses(of: .registeredNib) where !use.use.value.isEmpty {
                reportOther(use, isDequeued: dequeued.contains(use.use.value), in: project, to: &findings)
            }
            guard !used.contains("") else { return }
            for identifier in identifiers.cells.keys.sorted() where !used.contains(identifier) {
                for (document, object) in identifiers.cells[identifier] ?? [] where object.customClass != identifier {
                    // Cells of static tables are never dequeued.
                    if isStatic(object, in: document) { continue }
                    findings.add(
                        .note, "no code uses the reuse identifier '\(identifier)'", at: object.node,
                        attribute: "reuseIdentifier", object: object, in: document)
                }
            }
        })

    /// Reports the table's cell of a nib that has another identifier than the one for which code registers the nib.
    private static func reportOther(
        _ found: (path: String, use: CodeUse), isDequeued: Bool, in project: ProjectContext,
        to findings: inout Findings
    ) {
        let (registered, nib) = (found.use.value, found.use.detail)
        for document in project.bundles(ofCode: found.path).flatMap(\.documents)
        where document.nibName == nib && !document.document.kind.isStoryboard && !document.isMac {
            let top = document.document.children(of: nil).compactMap(document.object).filter { $0.placeholder == nil }
            guard top.count == 1, top[0].element == "tableViewCell",
                let own = document.tree.attribute("reuseIdentifier", of: top[0].node), !own.isEmpty, own != registered
            else { continue }
            let isDead = project.isNeverMade(CodeOwner(of: found))
            findings.add(
                isDead ? .note : isDequeued ? .error : .warning,
                "the cell has the reuse identifier '\(own)', but its nib is registered for '\(registered)'",
                at: top[0].node, attribute: "reuseIdentifier", object: top[0], in: document,
                runtime: .identifierInNib(own, registered: registered),
                declaration: .init(path: found.path, line: found.use.place.line, column: found.use.place.column),
                fix: Fix.set(top[0].id, attribute: "reuseIdentifier", to: registered))
        }
    }

    private static func text(
        _ problem: ReuseIdentifiers.Problem, of identifier: String, in holder: ReuseIdentifiers.Holder, known: [String]
    ) -> String {
        let what = holder.isOfCells ? "cell" : "supplementary view"
        return switch problem {
        case .unknown:
            "no \(what) has the reuse identifier '\(identifier)', and no code registers it"
                + (Similar.name(to: identifier, among: known).map { "; did you mean '\($0)'?" } ?? "")
        case .elsewhere(let cell):
            "no \(what) in this class's scene has the reuse identifier '\(identifier)', but \(cell.document.name(of: cell.object)) "
                + "in \(PathName.base(cell.document.file)) has it"
        }
    }

    private static func isStatic(_ object: CheckedObject, in document: DocumentContext) -> Bool {
        guard let list = document.tree.parent(object.node), let holder = document.tree.parent(list) else {
            return false
        }
        return document.tree.name(list) == "cells" && document.tree.name(holder) == "tableViewSection"
    }
}
