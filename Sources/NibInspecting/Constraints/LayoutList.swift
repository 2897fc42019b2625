import NibDocument
import NibLayout
import Replies
import XMLTree

/// The views of a document with what is to be said of their layout.
struct LayoutList {
    let document: NibDocument
    /// The views with constraints.
    let views: [JudgedView]
    /// The sets of constraints that cannot all hold.
    let conflicts: [ConstraintSet]
    /// Whether frames are listed even if nothing is wrong with them.
    private let listsFrames: Bool

    /// Selects what a command shows.
    ///
    /// - Parameters:
    ///   - layout: the layout of the document.
    ///   - document: the document.
    ///   - object: the object whose views are shown; nil for all.
    ///   - lists: whether all frames are wanted.
    init(_ layout: NibLayout, in document: NibDocument, around object: NodeID?, lists: Bool) {
        self.document = document
        listsFrames = lists
        func isShown(_ node: NodeID) -> Bool { object.map { document.tree.contains($0, inner: node) } ?? true }
        views = layout.views.filter { ($0.isConstrained || $0.isFree) && isShown($0.node) }.map { view in
            JudgedView(view: view, document: document, isElsewhere: lists)
        }
        conflicts = layout.conflicts.map { ConstraintSet(constraints: $0, document: document) }.filter { set in
            set.constraints.contains { constraint in
                document.constraintItems(constraint).contains { isShown($0.object) }
            }
        }
    }

    /// The layout for programs.
    static let type = RecordType<LayoutList>("layout", rows: "views") {
        Field("views", "the views with constraints, each after its superview", each: JudgedView.type, \.views)
        Field("conflicts", "the sets of constraints that cannot all hold", each: ConstraintSet.type, \.conflicts)
    }

    /// Writes the views that something is to be said of, the conflicts, and a line that counts them.
    func write(width: Int?, to line: (StyledText) -> Void) throws(CommandError) {
        let rows = listsFrames ? views : views.filter { $0.state != .satisfied }
        _ = try JudgedView.type.write(rows, width: width, to: line)
        for set in conflicts {
            line(StyledText("these constraints cannot all hold:"))
            for text in set.texts { line(StyledText("    \(text)")) }
        }
        line(StyledText(summary))
    }

    private var summary: String {
        guard !views.isEmpty else { return "no views with constraints" }
        var parts: [String] = []
        for state in JudgedView.State.allCases {
            let count = views.count { $0.state == state }
            if count > 0 { parts.append("\(count) \(state.rawValue)") }
        }
        return parts.joined(separator: ", ")
    }
}

/// Constraints that must hold and cannot all hold.
struct ConstraintSet {
    let constraints: [NodeID]
    let document: NibDocument

    var texts: [String] {
        constraints.map { constraint in
            let id = document.id(of: constraint).map { "  \($0)" } ?? ""
            return document.constraintSummary(constraint, inFull: true) + id
        }
    }

    static let type = RecordType<ConstraintSet>("constraint set") {
        Field("constraintIDs", "the ids of the constraints, none of which can be left out") { set in
            set.constraints.compactMap { set.document.id(of: $0) }
        }
        Field("texts", "the constraints in words", \.texts)
    }
}

/// A view with what its constraints say of its frame.
struct JudgedView {
    let view: NibLayout.View
    let document: NibDocument
    /// Whether the layout is that of another size, for which the document has no frames.
    let isElsewhere: Bool

    /// What is said of a view.
    enum State: String, CaseIterable {
        case satisfied
        case conflict = "in conflict"
        case ambiguous, misplaced
        case unjudged = "not judged"
    }

    var state: State {
        if view.doubt == .inConflict { return .conflict }
        if view.doubt != nil { return .unjudged }
        if view.isFree { return .ambiguous }
        return view.isMisplaced && !isElsewhere ? .misplaced : .satisfied
    }

    static let type = RecordType<JudgedView>("judged view") {
        Fields(of: ShownObject.type) { ShownObject($0.view.node, in: $0.document) }
        Field("verdict", "satisfied, ambiguous, misplaced, in conflict or not judged", \.state.rawValue).column()
        Field("axes", "what is open of an ambiguous view: horizontal, vertical or both", \.axes)
        Field("stored", "the frame in the document: x, y, width, height") { numbers($0.view.stored) }
        Field("solved", "the frame that the constraints give") { numbers($0.view.solved) }
        Field("reason", "why a view is not judged") { $0.view.doubt?.rawValue }
        Field("text", "what is said of it, in words", \.text).column(giving: .text) { StyledText($0.text) }
    }

    private var axes: [String] {
        (view.isFreeHorizontally ? ["horizontal"] : []) + (view.isFreeVertically ? ["vertical"] : [])
    }

    private static func numbers(_ frame: LayoutFrame) -> [Double] {
        [frame.x, frame.y, frame.width, frame.height].map { ($0 * 100).rounded() / 100 }
    }

    private var text: String {
        switch state {
        case .satisfied: view.solved.text
        case .ambiguous: "\(axes.joined(separator: " and ")) place or size is open"
        case .misplaced: "\(view.stored.text) in the document, \(view.solved.text) by constraints"
        case .conflict, .unjudged: view.doubt?.rawValue ?? ""
        }
    }
}
