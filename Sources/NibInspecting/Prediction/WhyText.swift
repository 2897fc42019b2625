import NibChecks
import NibPrediction
import Replies

/// Shows explanations of messages.
struct WhyText {
    /// The name of the open document, where a fix can be run unchanged.
    let open: String?

    /// The lines of all explanations.
    func lines(_ explanations: [Explanation]) -> [StyledText] {
        var lines: [StyledText] = []
        for explanation in explanations {
            if !lines.isEmpty { lines.append("") }
            lines.append("\(explanation.meaning) \("[\(explanation.line.kind.rawValue)]", .dim)")
            lines += explanation.suspects.flatMap(self.lines)
            if explanation.suspects.isEmpty {
                lines.append("  nothing in the documents and the code that were read matches")
            }
        }
        return lines
    }

    private func lines(_ suspect: Suspect) -> [StyledText] {
        var lines: [StyledText] = ["\(suspect.file):\(suspect.line):\(suspect.column): \(suspect.cause)"]
        if let id = suspect.objectID { lines.append("  object: \(suspect.label ?? "", .label)  \(id, .id)") }
        if let code = suspect.code { lines.append("  code: \(CodePlaceText.text(code))") }
        if let fix = suspect.fix {
            let place = suspect.file == open ? "" : " in \(suspect.file)"
            lines.append("  \("fix\(place):", .hint) \(fix)")
        }
        return lines
    }

    /// An explanation for programs.
    static func json(_ explanation: Explanation) -> JSONValue {
        .object([
            .init("kind", .string(explanation.line.kind.rawValue)), .init("meaning", .string(explanation.meaning)),
            .init("class", .optional(explanation.line.className?.text)),
            .init(
                "suspects",
                .array(
                    explanation.suspects.map { suspect in
                        .object([
                            .init("file", .string(suspect.file)), .init("line", .int(suspect.line)),
                            .init("column", .int(suspect.column)), .init("object", .optional(suspect.objectID)),
                            .init("label", .optional(suspect.label)), .init("cause", .string(suspect.cause)),
                            .init("code", CodePlaceText.json(suspect.code)), .init("fix", .optional(suspect.fix)),
                        ])
                    })),
        ])
    }
}
