/// A block of Markdown that shows a session: commands after `$ `, input after prompts, and their output.
struct ConsoleBlock {
    /// A command with everything that the terminal shows until it ends.
    struct Step {
        /// The command, without `$ `.
        let command: String
        /// The input at the program's prompts.
        let typed: [String]
        /// The lines after the command.
        let shown: [String]
    }

    /// The index of the first line inside the block, from 0.
    let start: Int
    let lines: [String]

    /// Returns the blocks of a document that are marked as `console`.
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

    /// The commands of the block; lines before the first command are ignored.
    var steps: [Step] {
        let starts = lines.indices.filter { lines[$0].hasPrefix("$ ") }
        let ends = starts.dropFirst() + [lines.count]
        return zip(starts, ends).map { start, end in
            let shown = Array(lines[(start + 1)..<end])
            return Step(
                command: String(lines[start].dropFirst(2)), typed: shown.compactMap(Self.typed), shown: shown)
        }
    }

    /// Returns the input after a prompt such as `View.xib*> `; nil if the line has no prompt.
    private static func typed(_ line: String) -> String? {
        guard let match = line.prefixMatch(of: #/(nibsh|[A-Za-z]+\.(xib|storyboard))[*+]?\d*( \[.*?\])?> /#) else {
            return nil
        }
        return String(line[match.range.upperBound...])
    }
}
