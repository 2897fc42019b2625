import ClassFacts
import NibDocument
import Wording
import XMLTree

extension Rule {
    /// Views that Xcode marked because their layout is not what the document's frames say.
    static let misplacedView = Rule(
        "misplaced-view", severity: .note, needsCode: false,
        summary: "views that Xcode marked as misplaced or ambiguous when it saved the document",
        rationale: """
            Xcode marks a view whose frame in the document is not where its constraints put it (misplaced), and one whose constraints do \
            not decide its frame (ambiguous). At run time the constraints decide, so the view is elsewhere than on Xcode's canvas. Both \
            are notes, one for each kind, because nothing has to fail. 'find misplaced=YES' lists the views.
            """,
        check: { context, findings in
            for mark in ["misplaced", "ambiguous"] {
                let marked = context.objects.filter { context.tree.attribute(mark, of: $0.node, is: "YES") }
                guard let first = marked.first else { continue }
                let others = marked.count == 1 ? "" : " and \(Plural.of("other view", count: marked.count - 1))"
                findings.add(
                    .note, "Xcode marked \(context.name(of: first))\(others) as \(mark)", at: first.node,
                    attribute: mark, object: first, in: context)
            }
        })
}
