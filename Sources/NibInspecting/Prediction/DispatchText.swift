import ClassFacts
import NibPrediction
import Replies

/// Shows responder chains.
struct DispatchText {
    let selector: String
    let isMac: Bool
    /// The columns of the terminal; nil if lines may be of any length.
    let width: Int?

    /// Passes on the lines of all chains; equal chains are shown once.
    func write(_ chains: [ResponderChain], to line: (StyledText) -> Void) {
        var groups: [[ResponderChain]] = []
        for chain in chains {
            if let index = groups.firstIndex(where: { $0[0].responders == chain.responders }) {
                groups[index].append(chain)
            } else {
                groups.append([chain])
            }
        }
        for (index, group) in groups.enumerated() {
            if index > 0 { line("") }
            group.map(title).forEach(line)
            Columns(indent: 2, width: width, giving: [.nothing, .label, .nothing, .className, .place])
                .write(group[0].responders.lazy.map(row), to: line)
            line(summary(group[0]))
        }
    }

    private func title(_ chain: ResponderChain) -> StyledText {
        let event = chain.event.map { " on \($0)" } ?? ""
        return "\(selector, .heading) from \(StyledText(chain.start, .label).label())  \(chain.startID, .id)\(event)"
    }

    private func row(_ responder: Responder) -> [StyledText] {
        let (mark, note): (StyledText, StyledText) =
            switch responder.answer {
            case .code(let place): (StyledText("●", .added), StyledText(place.text))
            case .framework(let name): (StyledText("●", .added), StyledText("\(name)'s own", .dim))
            case .declines: (StyledText("○", .dim), "")
            case .unknown(let reason): (StyledText("?", .warning), StyledText(reason, .dim))
            }
        return [
            mark, StyledText(responder.label, .label), StyledText(responder.objectID ?? "", .id),
            StyledText(responder.className, .kind), note,
        ]
    }

    private func summary(_ chain: ResponderChain) -> StyledText {
        let doubtful = chain.doubtful.map { $0.className.isEmpty ? $0.label : "\($0.label) (\($0.className))" }
        let unless = doubtful.isEmpty ? "" : ", unless \(doubtful.joined(separator: " or ")) does"
        guard let first = chain.first else {
            let known = isMac ? "a menu item is disabled, a control beeps" : "nothing happens"
            return doubtful.isEmpty ? "nobody answers: \(known)" : "nobody is known to answer\(unless)"
        }
        let place: String =
            if case .code(let place) = first.answer { ", \(place.text)" } else { "" }
        let name = first.className.isEmpty || first.className == first.label ? "" : " (\(first.className))"
        return "answered by \(first.label, .label)\(name)\(place)\(unless)"
    }

    // MARK: - For programs

    /// The chains of an action for programs.
    static let type = RecordType<(selector: String, hasCode: Bool, chains: [ResponderChain])>(
        "dispatch", rows: "chains"
    ) {
        Field("selector", "the action's selector", \.selector)
        Field("hasCode", "whether source code was read", \.hasCode)
        Field("chains", "a chain for each object that sends the action", each: chain, \.chains)
    }

    private static let chain = RecordType<ResponderChain>("chain") {
        Field("object", "the id of the object that it begins at", \.startID)
        Field("label", "the name of that object", \.start)
        Field("event", "the event that sends the action", \.event)
        Field("answeredBy", "the responder that gets the action", optional: responder, \.first)
        Field("doubtful", "responders before it that may answer", each: responder, \.doubtful)
        Field("responders", "all responders, in order", each: responder, \.responders)
    }

    private static let responder = RecordType<Responder>("responder") {
        Field("object", "the id of the object; null outside of the document", \.objectID)
        Field("label", "the name of the object", \.label)
        Field("class", "the class of the object", \.className)
        Field("answer", "'answers', 'declines' or 'unknown'") { responder in
            switch responder.answer {
            case .code, .framework: "answers"
            case .declines: "declines"
            case .unknown: "unknown"
            }
        }
        Field("framework", "the framework class that answers") { responder -> String? in
            if case .framework(let name) = responder.answer { name } else { nil }
        }
        Field("codePlace", "where the code answers", optional: FilePlace.type) { responder -> FilePlace? in
            if case .code(let place) = responder.answer { place.filePlace } else { nil }
        }
        Field("reason", "why the answer is unknown") { responder -> String? in
            if case .unknown(let why) = responder.answer { why } else { nil }
        }
    }
}
