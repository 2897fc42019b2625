import NibEditing
import Replies
import SourceIndex

/// Places in the code that may use what was deleted or renamed, which the user has to check.
enum RemainingUses {
    /// How many places are listed at most.
    private static let most = 20

    /// Adds a closing remark about each place and about each file that could not be read, and fields for programs.
    static func tell(of places: [CodePlace], outside problems: [SourceProblem], in resolved: inout Resolved) {
        for place in places.prefix(most) {
            let position = "\(CodeEditor.shown(place.path)):\(place.place.line):\(place.place.column)"
            resolved.closingRemarks.append("may use it: \(position): \(place.line)")
        }
        if places.count > most { resolved.closingRemarks.append("… and \(places.count - most) more places") }
        for problem in problems.prefix(most) {
            let path = CodeEditor.shown(problem.path)
            resolved.closingRemarks.append(
                "\("note:", .warning) \(path) cannot be read: \(problem.reason); it may use it too")
        }
        if problems.count > most {
            resolved.closingRemarks.append("… and \(problems.count - most) more files that cannot be read")
        }
        resolved.fields.append(.init("remaining", .array(places.map(json))))
        resolved.fields.append(.init("unread", .strings(problems.map(\.path))))
    }

    private static func json(_ place: CodePlace) -> JSONValue {
        [
            "file": .string(place.path), "line": .int(place.place.line), "column": .int(place.place.column),
            "text": .string(place.line),
        ]
    }
}
