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

    /// The conflicts as fields of a reply.
    static func fields(of conflicts: [MergeConflict], _ numbers: [Int]) -> JSONValue {
        .array(
            numbers.map { number in
                let conflict = conflicts[number - 1]
                return .object([
                    .init("number", .int(number)), .init("kind", .string(conflict.kind.rawValue)),
                    .init("object", .optional(conflict.id)), .init("label", .string(conflict.label)),
                    .init("aspect", .optional(conflict.aspect)), .init("base", .optional(conflict.base)),
                    .init("ours", fields(of: conflict.ours)), .init("theirs", fields(of: conflict.theirs)),
                    .init("takesValues", .bool(conflict.takesValues)),
                ])
            })
    }

    private static func fields(of side: MergeConflict.Side) -> JSONValue {
        .object([.init("text", .string(side.text)), .init("line", side.line.map { .int($0) } ?? .null)])
    }

    /// A number of conflicts, in words.
    static func count(_ count: Int) -> String { Plural.of("conflict", count: count) }
}
