import NibDocument
import Replies
import XMLTree

/// Notes on a new constraint that required ones of the document contradict or repeat.
enum ContradictedConstraint {
    /// Returns a note for each such constraint.
    ///
    /// - Parameters:
    ///   - form: the new constraint.
    ///   - document: the document, without it.
    /// - Returns: the notes; none for most constraints.
    static func notes(_ form: ConstraintForm, in document: NibDocument) -> [StyledText] {
        guard let new = RequiredConstraint(form) else { return [] }
        let others = document.constraints(besides: form).compactMap { node in
            RequiredConstraint(node, in: document).map { (node: node, says: $0) }
        }.filter { $0.says.subject == new.subject && ($0.says.contradicts(new) || $0.says.repeats(new)) }
        // Looking for what only some traits have visits the whole document.
        let varied = others.isEmpty ? [] : document.variedIDs
        return others.compactMap { node, old in
            guard let id = document.id(of: node), !varied.contains(id) else { return nil }
            let says = old.repeats(new) ? "there is the same constraint already:" : "it cannot hold together with"
            return "\("note:", .warning) \(says) \(document.constraintSummary(node))  \(id, .id)"
        }
    }
}
