import NibMerge
import Replies
import Wording

/// Describes conflicts for people and programs.
enum MergeText {
    /// The lines of some conflicts.
    ///
    /// - Parameters:
    ///   - conflicts: all conflicts.
    ///   - numbers: the numbers of those that are described, from 1.
    /// - Returns: a line for each conflict, and one for each of its sides.
    static func lines(of conflicts: [MergeConflict], _ numbers: [Int]) -> [StyledText] {
        numbers.flatMap { number -> [StyledText] in
            let conflict = conflicts[number - 1]
            var lines: [StyledText] = ["\(String(number), .label)  \(title(of: conflict))"]
            if let base = conflict.base, conflict.kind != .removedByOurs, conflict.kind != .removedByTheirs {
                lines.append("   \("base", .dim)    \(base)")
            }
            lines.append("   \("ours", .dim)    \(side(conflict.ours))")
            lines.append("   \("theirs", .dim)  \(side(conflict.theirs))")
            return lines
        }
    }

    private static func title(of conflict: MergeConflict) -> StyledText {
        let id = conflict.id.map { conflict.label.hasSuffix($0) ? "" : "  \($0)" } ?? ""
        return "\(conflict.label)\(id, .dim)\(conflict.aspect.map { ": \($0)" } ?? "")"
    }

    private static func side(_ side: MergeConflict.Side) -> StyledText {
        "\(shortened(side.text))\(side.line.map { "  line \($0)" } ?? "", .dim)"
    }

    private static func shortened(_ text: String) -> String {
        text.count > 120 ? text.prefix(119) + "…" : text
    }

    /// A conflict, with its number, for programs.
    static let type = RecordType<(number: Int, conflict: MergeConflict)>("conflict") {
        Field("number", "the number that 'take' names it by", \.number)
        Field("kind", "what the contradiction is", \.conflict.kind.rawValue)
        Field("object", "the id of the object that it is about", \.conflict.id)
        Field("label", "the name of that object", \.conflict.label)
        Field("aspect", "what of the object it is about, such as an attribute", \.conflict.aspect)
        Field("base", "what the common ancestor has", \.conflict.base)
        Field("ours", "what ours has", of: side, \.conflict.ours)
        Field("theirs", "what theirs has", of: side, \.conflict.theirs)
        Field("hasValue", "whether 'take' can set another value", \.conflict.takesValues)
    }

    private static let side = RecordType<MergeConflict.Side>("side") {
        Field("text", "the value, or what became of the object", \.text)
        Field("line", "the line in the version", \.line)
    }

    /// Some conflicts with their numbers, which count from 1.
    static func numbered(
        _ conflicts: [MergeConflict], by numbers: [Int]
    ) -> [(number: Int, conflict: MergeConflict)] {
        numbers.map { ($0, conflicts[$0 - 1]) }
    }

    /// A number of conflicts, in words.
    static func count(_ count: Int) -> String { Plural.of("conflict", count: count) }
}
