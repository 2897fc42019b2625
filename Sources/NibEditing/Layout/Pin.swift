import CommandLanguage
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// `pin`: keeps the edges of a view at a distance from those of another.
package enum Pin {
    private static let object = Parameter<ObjectReference>("OBJ", summary: "the view that is pinned")
    private static let given = Parameter<Word>(
        "EDGES", kind: .edges, summary: "top, leading, bottom, trailing, joined by commas; without them, all four")
    private static let other = Parameter<ObjectReference>(
        "OTHER", summary: "the view around it or beside it, or a layout guide such as X.safeArea")
    private static let inset = Parameter<Word>(
        "N", kind: .number, summary: "the distance inwards, in points; without it, 0")

    static let command = EditingCommand(
        "pin",
        syntax: [
            .operand(object), .optional([.operand(given)]), .keyword("to"), .operand(other),
            .optional([.operand(inset)]),
        ],
        summary: "pins edges of a view to those of another",
        discussion: """
            It adds a constraint for each edge, as Interface Builder does: N is positive inwards, so 20 leaves a margin of 20 points \
            on all sides. Edges that are pinned like this already stay as they are. All constraints are one entry of the log.
            """,
        examples: [
            Example("pin tAb-le-001 to iN0-l3-epB.safeArea", "fills the safe area"),
            Example(
                "pin hSs-g6-Zcb leading,trailing to iN0-l3-epB 20", "as wide as the view, less 20 points on both sides"),
        ],
        seeAlso: ["align", "equal", "constrain"], group: "Layout",
        advice: { document, words in
            document.flatMap { MeantConstraint.pin(words, in: $0) }.map { [Correction.hint($0)] } ?? []
        },
        resolve: resolve, apply: LayoutLines.never)

    /// The edges of a view.
    package static let edges = ["top", "leading", "bottom", "trailing"]

    @Sendable private static func resolve(
        _ arguments: Arguments, in context: ResolveContext
    ) throws(CommandError) -> Resolved {
        do {
            try WatchCheck.check("constraint", as: "constraints", at: arguments.verb, in: context.document)
            let (word, target) = (try arguments[object].word, try arguments[other].word)
            let (view, frame) = try items(word, of: target, arguments: arguments, in: context)
            guard view != frame else {
                throw CommandError("wrong-place", "a view cannot be pinned to itself", span: target.span)
            }
            let constant = try number(try arguments[ifGiven: inset])
            var lines = LayoutLines(context)
            let edges = try named(try arguments[ifGiven: given])
            for edge in edges {
                try lines.constrain(form(edge, of: view, to: frame, by: constant), at: target.span)
            }
            var resolved = lines.resolved
            if constant > 0, !lines.lines.isEmpty, isBeside(frame, view: view, in: context.document),
                let number = try arguments[ifGiven: inset]
            {
                resolved.remarks += overlap(edges, of: word, beside: target, by: number).map { [$0] } ?? []
            }
            return resolved
        } catch { throw CommandError(error) }
    }

    /// The two views. An edge that follows one of them is what `constrain` takes.
    private static func items(
        _ word: Word, of target: Word, arguments: Arguments, in context: ResolveContext
    )
        throws(CommandError) -> (NodeID, NodeID)
    {
        do throws(CommandError) {
            return (try LayoutObjects.item(word, in: context), try LayoutObjects.item(target, in: context))
        } catch {
            let meant = MeantConstraint.pin([Word("pin")] + arguments.operands, in: context.document)
            throw error.instead(meant.map { [Correction.hint($0)] })
        }
    }

    private static func isBeside(_ frame: NodeID, view: NodeID, in document: NibDocument) -> Bool {
        document.isView(frame) && document.isView(view) && document.tree.parent(frame) == document.tree.parent(view)
    }

    /// A note on edges at a distance from the same edges of the view beside it: only both edges of a direction make sense.
    private static func overlap(_ edges: [String], of view: Word, beside other: Word, by number: Word) -> StyledText? {
        let opposites = [("top", "bottom"), ("leading", "trailing")]
        let single = edges.first { edge in
            !opposites.contains { edges.contains($0.0) && edges.contains($0.1) && ($0.0 == edge || $0.1 == edge) }
        }
        guard let single, let line = MeantConstraint.beside(view, edge: single, of: other, by: number) else {
            return nil
        }
        return """
            \("note:", .warning) '\(single)' is measured from '\(single)' of the view beside it, so that the two overlap; \
            to keep them apart: \(Correction.line(line))
            """
    }

    /// The constraint of an edge: at the end of the line and at the bottom, the other view comes first, so that the constant is
    /// positive inwards everywhere. So have Interface Builder's.
    private static func form(_ edge: String, of view: NodeID, to frame: NodeID, by constant: Double) -> ConstraintForm {
        let isEnd = edge == "bottom" || edge == "trailing"
        var form = ConstraintForm(first: .init(isEnd ? frame : view, attribute: edge))
        form.second = .init(isEnd ? view : frame, attribute: edge)
        form.constant = constant
        return form
    }

    private static func named(_ word: Word?) throws(CommandError) -> [String] {
        guard let word else { return edges }
        var names: [String] = []
        for name in word.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
            guard edges.contains(name) else { throw notAnEdge(name, at: word) }
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    private static func notAnEdge(_ name: String, at word: Word) -> CommandError {
        let sides = ["left": "leading", "right": "trailing"]
        if let side = sides[name] {
            return CommandError(
                "bad-value", "'\(name)' does not follow the direction of writing", span: word.span,
                hints: ["Interface Builder pins to '\(side)'"])
        }
        let near = Nearest.names(to: name, among: edges)
        return CommandError(
            "bad-value", "'\(name)' is not an edge", span: word.span,
            hints: near.isEmpty ? ["the edges are \(edges.joined(separator: ", "))"] : Advice.didYouMean(near))
    }

    private static func number(_ word: Word?) throws(CommandError) -> Double {
        guard let word else { return 0 }
        if let number = Double(word.text), number.isFinite { return number }
        throw CommandError("bad-value", "'\(word.text)' is not a number", span: word.span)
    }
}
