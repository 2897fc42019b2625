import NibDocument
import Replies
import XMLTree

/// Shows what could be connected between two objects.
struct CandidateList {
    let finder: CandidateFinder
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?
    private var document: NibDocument { finder.document }
    private var text: ObjectText { ObjectText(document: document) }
    /// How many actions and bindings are shown without `--all`.
    private static let few = 8

    /// Passes the lines of the list on.
    ///
    /// - Parameters:
    ///   - all: what could be connected.
    ///   - isFull: whether all of it is listed.
    ///   - line: receives one line at a time.
    func write(_ all: [Candidate], isFull: Bool, to line: (StyledText) -> Void) {
        let ends: StyledText = "\(end(finder.source)) -> \(end(finder.destination))"
        line(ends)
        if let reason = finder.reason { line("  \(reason, .warning)") }
        var hidden = 0
        for kind in Candidate.Kind.allCases {
            let members = all.filter { $0.kind == kind }
            let shown = isFull ? members : Self.few(members)
            hidden += members.count - shown.count
            if shown.isEmpty { continue }
            let event = kind == .action ? finder.defaultEvent.map { ", sent by \($0) unless another is named" } : nil
            line("  \(kind.title, .heading)\(event ?? "", .dim)")
            Columns(indent: 4, width: width, giving: [.nothing, .className, .text])
                .write(shown.lazy.map(row), to: line)
        }
        let names = [finder.sourceNeedsCode ? finder.source : nil, finder.needsCode ? finder.destination : nil]
        for (node, what) in zip(names, ["outlets", "actions"]) {
            guard let node else { continue }
            line("  \("only the code of \(document.className(of: node)) shows which other \(what) it has", .dim)")
        }
        if all.isEmpty, finder.reason == nil, !finder.sourceNeedsCode, !finder.needsCode {
            line("  nothing is known that could be connected")
        }
        if hidden > 0 { line("  \("also possible (--all): \(hidden) more", .dim)") }
        if let command = all.first(where: { $0.state == .free && $0.match != .differs }).flatMap(finder.command) {
            line("  \("as in: \(command)", .hint)")
        }
    }

    private func end(_ node: NodeID) -> StyledText {
        "\(text.label(node).label()) (\(document.className(of: node), .kind))"
    }

    /// Everything that is connected or fits; of actions and bindings, only the first few.
    private static func few(_ members: [Candidate]) -> [Candidate] {
        let fitting = members.filter { $0.match != .differs || $0.state == .connected }
        guard let first = fitting.first, first.kind == .action || first.kind == .binding else { return fitting }
        let connected = fitting.filter { $0.state == .connected }
        let free = fitting.filter { $0.state == .free }
        return connected + (free.filter(\.isUsed) + free.filter { !$0.isUsed }).prefix(max(0, few - connected.count))
    }

    private func row(_ candidate: Candidate) -> [StyledText] {
        let mark = candidate.state == .connected ? "●" : "○"
        var note = ""
        switch candidate.state {
        case .connected: note = "connected"
        case .elsewhere(let id): note = "holds \(document.element(withID: id).map(document.display) ?? id) now"
        case .free: note = candidate.match == .mayFit ? "if the class fits" : ""
        }
        if candidate.match == .differs { note = note.isEmpty ? "another class" : note + ", another class" }
        return ["\(mark) \(candidate.name.oneLine)", "\(candidate.type ?? "", .kind)", "\(note, .dim)"]
    }

    // MARK: - For programs

    /// What could be connected, for programs.
    static let type = RecordType<(list: CandidateList, all: [Candidate])>("candidates", rows: "candidates") {
        Field("sourceObject", "the object that would have the connection", of: ShownObject.type) { answer in
            ShownObject(answer.list.finder.source, in: answer.list.document)
        }
        Field("destinationObject", "the object that it would lead to", of: ShownObject.type) { answer in
            ShownObject(answer.list.finder.destination, in: answer.list.document)
        }
        Field("reason", "why only segues can connect the two", \.list.finder.reason)
        Field("candidates", "what could be connected; what fits comes first", each: candidate) { answer in
            answer.all.lazy.map { (candidate: $0, list: answer.list) }
        }
    }

    private static let candidate = RecordType<(candidate: Candidate, list: CandidateList)>("candidate") {
        Field("kind", "the kind of connection", \.candidate.kind)
        Field("name", "the outlet, selector, binding, or kind of segue", \.candidate.name)
        Field("type", "the class or protocol that it takes", \.candidate.type)
        Field("isConnected", "whether it connects the two already") { $0.candidate.state == .connected }
        Field("holds", "the id of the object that the outlet holds now") { item -> String? in
            if case .elsewhere(let id) = item.candidate.state { id } else { nil }
        }
        Field("fit", "'fits', 'mayFit' or 'differs'") { "\($0.candidate.match)" }
        Field("command", "the command that connects them") { item in
            item.candidate.state == .connected ? nil : item.list.finder.command(item.candidate)
        }
    }
}
