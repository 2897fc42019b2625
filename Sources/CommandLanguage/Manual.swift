extension CommandTable {
    /// Returns the section of a manual page (man macros) that describes all commands, with a line end after the last line.
    ///
    /// - Parameter title: the section's heading, in capitals.
    /// - Returns: roff text.
    package func manual(title: String = "COMMANDS") -> String {
        var lines = [".SH " + Roff.escape(title)]
        for group in groups {
            lines.append(".SS \"" + Roff.escape(group.name) + "\"")
            for command in group.commands where page(of: command) == nil {
                lines += Self.entry(command) + forms(of: command).flatMap { Self.entry($0, of: command) }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func entry(_ command: Entry, of listed: Entry? = nil) -> [String] {
        let rows = command.parameterRows(besidesThoseOf: listed)
        var lines = [".TP", usage(command), Roff.text(command.summary)]
        if !rows.isEmpty || !command.discussion.isEmpty || !command.examples.isEmpty {
            lines.append(".RS")
            for row in rows {
                lines += [".TP", "\\fI" + Roff.escape(row.name) + "\\fR", Roff.text(row.meaning)]
            }
            for block in Discussion(command.discussion).blocks {
                switch block {
                case .paragraph(let text): lines += [".PP", Roff.text(text)]
                case .item(let text): lines += [".IP \\(bu 2", Roff.text(text)]
                case .literal(let code): lines += Roff.literal(code)
                }
            }
            for example in command.examples {
                lines += [".PP", Roff.text(example.explanation.isEmpty ? "Example" : example.explanation)]
                lines += Roff.literal([example.line])
            }
            let fields = command.answer.selectable.map(\.name)
            if !fields.isEmpty { lines += [".PP", Roff.text("Fields: " + fields.joined(separator: ", "))] }
            lines.append(".RE")
        }
        return lines
    }

    /// The usage line, with the command's name in bold.
    private static func usage(_ command: Entry) -> String {
        "\\fB" + Roff.escape(command.name) + "\\fR" + Roff.escape(String(command.usage.dropFirst(command.name.count)))
    }
}
