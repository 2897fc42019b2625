import NibChecks
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
            Columns(indent: 2, width: width, shortened: [1]).write(group[0].responders.lazy.map(row), to: line)
            line(summary(group[0]))
        }
    }

    private func title(_ chain: ResponderChain) -> StyledText {
        let event = chain.event.map { " on \($0)" } ?? ""
        return "\(selector, .heading) from \(chain.start, .label)  \(chain.startID, .id)\(event)"
    }

    private func row(_ responder: Responder) -> [StyledText] {
        let (mark, note): (StyledText, StyledText) =
            switch responder.answer {
            case .code(let place): (StyledText("●", .added), StyledText(CodePlaceText.text(place)))
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
            if case .code(let place) = first.answer { ", \(CodePlaceText.text(place))" } else { "" }
        let name = first.className.isEmpty || first.className == first.label ? "" : " (\(first.className))"
        return "answered by \(first.label, .label)\(name)\(place)\(unless)"
    }

    /// A chain for programs.
    func json(_ chain: ResponderChain) -> JSONValue {
        .object([
            .init("from", .string(chain.startID)), .init("label", .string(chain.start)),
            .init("event", .optional(chain.event)),
            .init("answeredBy", chain.first.map(json) ?? .null), .init("unless", .array(chain.doubtful.map(json))),
            .init("responders", .array(chain.responders.map(json))),
        ])
    }

    private func json(_ responder: Responder) -> JSONValue {
        var (answer, code, framework, reason): (String, Finding.CodePlace?, String?, String?) = (
            "declines", nil, nil, nil
        )
        switch responder.answer {
        case .code(let place): (answer, code) = ("answers", place)
        case .framework(let name): (answer, framework) = ("answers", name)
        case .declines: break
        case .unknown(let why): (answer, reason) = ("unknown", why)
        }
        return .object([
            .init("object", .optional(responder.objectID)), .init("label", .string(responder.label)),
            .init("class", .string(responder.className)), .init("answer", .string(answer)),
            .init("framework", .optional(framework)), .init("code", CodePlaceText.json(code)),
            .init("reason", .optional(reason)),
        ])
    }
}
