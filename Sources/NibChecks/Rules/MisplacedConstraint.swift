import ClassFacts
import NibDocument

extension Rule {
    /// Constraints about views that are not in the view that holds the constraint.
    static let misplacedConstraint = Rule(
        "misplaced-constraint", severity: .warning, needsCode: false,
        summary: "a constraint about a view that is not in the view that holds the constraint",
        rationale: """
            A view can hold constraints about itself and the views in it. Xcode never writes others (none of 592,801 \
            constraints in 15,438 documents), and UIKit and AppKit cannot install them.
            """,
        check: { context, findings in
            let document = context.document
            for constraint in context.constraints {
                guard let holder = document.holder(ofConstraint: constraint),
                    let item = document.constraintItems(constraint).first(where: {
                        !document.canHold(holder, constraintAbout: $0.object)
                    })
                else { continue }
                findings.add(
                    .warning,
                    "a constraint of \(document.display(holder)) names \(document.display(item.object)), which is not in it",
                    at: constraint, object: context.object(holder), in: context)
            }
        })
}
