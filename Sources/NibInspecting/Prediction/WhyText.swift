import ClassFacts
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
            lines.append("\(explanation.meaning)")
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
        if let code = suspect.code { lines.append("  code: \(code.text)") }
        if let fix = suspect.fix {
            let place = suspect.file == open ? "" : " in \(suspect.file)"
            lines += fix.split(separator: "\n").map { "  \("fix\(place):", .hint) \($0)" }
        }
        return lines
    }

    // MARK: - For programs

    /// Explanations for programs.
    static let type = RecordType<[Explanation]>("explanations", rows: "messages") {
        Field("messages", "the messages, in order", each: explanation, \.self)
    }

    private static let explanation = RecordType<Explanation>("explanation") {
        Field("kind", "the kind of message", \.line.kind.rawValue)
        Field("meaning", "what the message means", \.meaning)
        Field("class", "the class that it names", \.line.className?.text)
        Field("suspects", "what may have caused it; the most likely comes first", each: suspect, \.suspects)
    }

    private static let suspect = RecordType<Suspect>("suspect") {
        Field("place", "where the document has it", of: FilePlace.type) { suspect in
            FilePlace(file: suspect.file, line: suspect.line, column: suspect.column)
        }
        Field("object", "the id of the object", \.objectID)
        Field("label", "the name of the object", \.label)
        Field("cause", "what is wrong", \.cause)
        Field("codePlace", "the code that it is about", optional: FilePlace.type, \.code?.filePlace)
        Field("fix", "the command that mends it", \.fix)
    }
}
