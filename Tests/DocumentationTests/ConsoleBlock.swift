/// A block of Markdown that shows a session: commands behind `$ `, what is typed behind prompts, and what they print.
struct ConsoleBlock {
    /// A command with all that the terminal shows until it ends.
    struct Step {
        /// The command, without `$ `.
        let command: String
        /// What is typed at the program's prompts.
        let typed: [String]
        /// The lines behind the command.
        let shown: [String]
    }

    /// The number of the first line inside the block, counted from 0.
    let start: Int
    let lines: [String]

    /// The blocks of a document that are marked as `console`.
    static func all(in lines: [String]) -> [ConsoleBlock] {
        var blocks: [ConsoleBlock] = []
        var start: Int?
        for (number, line) in lines.enumerated() {
            if line == "```console" {
                start = number + 1
            } else if line == "```", let first = start {
                blocks.append(ConsoleBlock(start: first, lines: Array(lines[first..<number])))
                start = nil
            }
        }
        return blocks
    }

    /// The commands of the block; what stands before the first is no part of any.
    var steps: [Step] {
        let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
        let ends = starts.dropFirst() + [lines.count]
        return zip(starts, ends).map { start, end in
            let shown = Array(lines[(start + 1)..<end])
            return Step(
                command: String(lines[start].dropFirst(2)), typed: shown.compactMap(Self.typed), shown: shown)
        }
    }

    /// What stands behind a prompt, such as `View.xib*> `.
    private static func typed(_ line: String) -> String? {
        guard let match = line.prefixMatch(of: #/(nibsh|[A-Za-z]+\.(xib|storyboard))[*+]?> /#) else { return nil }
        return String(line[match.range.upperBound...])
    }
}
