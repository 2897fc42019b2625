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

    func reply(isFull: Bool) -> Reply {
        let all = finder.all()
        var lines: [StyledText] = [
            "\(end(finder.source)) -> \(end(finder.destination))"
        ]
        lines += finder.reason.map { ["  \($0, .warning)"] } ?? []
        var hidden = 0
        for kind in Candidate.Kind.allCases {
            let members = all.filter { $0.kind == kind }
            let shown = isFull ? members : Self.few(members)
            hidden += members.count - shown.count
            if shown.isEmpty { continue }
            let event = kind == .action ? finder.defaultEvent.map { ", sent by \($0) unless another is named" } : nil
            lines.append("  \(kind.title, .heading)\(event ?? "", .dim)")
            lines += Columns(indent: 4, width: width, shortened: [2]).lines(shown.map(row))
        }
        let names = [finder.sourceNeedsCode ? finder.source : nil, finder.needsCode ? finder.destination : nil]
        for (node, what) in zip(names, ["outlets", "actions"]) {
            guard let node else { continue }
            lines.append(
                "  \("only the code of \(document.className(of: node)) shows which other \(what) it has", .dim)")
        }
        if all.isEmpty, finder.reason == nil, !finder.sourceNeedsCode, !finder.needsCode {
            lines.append("  nothing is known that could be connected")
        }
        if hidden > 0 { lines.append("  \("also possible (--all): \(hidden) more", .dim)") }
        if let command = all.first(where: { $0.state == .free && $0.match != .differs }).flatMap(finder.command) {
            lines.append("  \("as in: \(command)", .hint)")
        }
        return Reply(lines: lines, fields: fields(all))
    }

    private func end(_ node: NodeID) -> StyledText {
        "\(text.label(node)) (\(document.className(of: node), .kind))"
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

    private func fields(_ all: [Candidate]) -> [JSONValue.Member] {
        let values = all.map { candidate -> JSONValue in
            var holds: String?
            if case .elsewhere(let id) = candidate.state { holds = id }
            return [
                "kind": .string(candidate.kind.rawValue), "name": .string(candidate.name),
                "type": .optional(candidate.type), "isConnected": .bool(candidate.state == .connected),
                "holds": .optional(holds), "fits": .string("\(candidate.match)"),
                "command": .optional(candidate.state == .connected ? nil : finder.command(candidate)),
            ]
        }
        return [
            .init("source", text.json(finder.source)), .init("destination", text.json(finder.destination)),
            .init("reason", .optional(finder.reason)), .init("candidates", .array(values)),
        ]
    }
}
