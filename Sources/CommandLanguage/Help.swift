import Replies

/// Hints of the commands that explain others.
package enum HelpAdvice {
    /// Where the commands are listed.
    package static let list = "see 'help' for the commands"
}

extension Command {
    /// The command's help: plain text of at most 80 columns, without a line end after the last line.
    package var help: String {
        var layout = TextLayout()
        layout.flow(Usage.pieces(of: self), first: "usage: ", hanging: 11)
        layout.blank()
        layout.paragraph(summary)
        let rows = parameterRows
        if !rows.isEmpty {
            layout.blank()
            layout.list(rows)
        }
        layout.add(discussion: discussion)
        if !examples.isEmpty {
            layout.blank()
            layout.verbatim("examples:")
            for example in examples {
                layout.verbatim("  " + example.line)
                if !example.explanation.isEmpty {
                    layout.paragraph(example.explanation, first: "      ", hanging: 6)
                }
            }
        }
        let fields = answer.selectable.map(\.name)
        if !fields.isEmpty {
            layout.blank()
            layout.flow(Self.listed(fields), first: "fields: ", hanging: 8)
        }
        if !seeAlso.isEmpty {
            layout.blank()
            layout.flow(Self.listed(seeAlso), first: "see also: ", hanging: 10)
        }
        return layout.text
    }

    /// Names with a comma after each but the last.
    private static func listed(_ names: [String]) -> [String] { names.dropLast().map { $0 + "," } + names.suffix(1) }

    /// The names of parameters and flags with what they mean.
    var parameterRows: [(name: String, meaning: String)] {
        let assigned = pattern.assigned
        let rows = parameters.map { parameter in
            let isAssigned = assigned.contains { $0 === parameter }
            return (parameter.name + (isAssigned ? "=" : ""), Self.meaning(parameter))
        }
        return rows + pattern.flags.map { ($0.name, $0.summary) }
    }

    /// The rows of a form without those of parameters and flags that the listed command has as well.
    func parameterRows(besidesThoseOf listed: Self?) -> [(name: String, meaning: String)] {
        guard let listed else { return parameterRows }
        let known = listed.parameterRows
        return parameterRows.filter { row in !known.contains { $0 == row } }
    }

    private static func meaning(_ parameter: ParameterDeclaration) -> String {
        guard !parameter.choices.isEmpty else { return parameter.summary }
        return parameter.summary + "; one of: " + parameter.choices.joined(separator: ", ")
    }
}

extension CommandTable {
    /// Returns the help for a command, or for all commands whose names begin with some words.
    ///
    /// - Parameter words: a command's name, or the first words of several names; each word may be a unique beginning.
    /// - Returns: the help, or a list of the commands with their summaries.
    /// - Throws: an error if no command has such a name.
    package func help(_ words: [String]) throws(CommandError) -> String {
        let given = words.joined(separator: " ")
        let name = newName(for: given) ?? given
        let members = try members(named: [name])
        guard let only = members.first(where: { $0.name == name }) ?? (members.count == 1 ? members[0] : nil) else {
            return Self.list(members)
        }
        let others = members.filter { $0.name != only.name }
        if others.isEmpty { return only.help }
        return only.help + "\n\nmore:\n" + Self.list(others)
    }

    /// All commands, with their summaries, under the headings of their groups.
    package func overview() -> String {
        let blocks = groups.compactMap { group -> String? in
            let listed = group.commands.filter { page(of: $0) == nil }
            guard !listed.isEmpty else { return nil }
            var layout = TextLayout()
            layout.list(listed.map { ($0.name, $0.summary + formNames(of: $0)) })
            return group.name + "\n" + layout.text
        }
        return blocks.joined(separator: "\n\n")
    }

    /// The forms of a listed command in brackets, by the words that its name lacks.
    private func formNames(of command: Entry) -> String {
        let names = forms(of: command).map { $0.name.dropFirst(command.name.count + 1) }
        return names.isEmpty ? "" : " (" + names.joined(separator: ", ") + ")"
    }

    /// Returns the commands whose names, summaries or other help contain all of the words; matches in the name or summary
    /// come first.
    ///
    /// - Parameter words: parts of words; upper and lower case count as the same.
    /// - Returns: the commands, each group in declared order.
    package func matches(_ words: [String]) -> [Entry] {
        let words = words.map { $0.lowercased() }
        func has(_ text: String) -> Bool {
            let text = text.lowercased()
            return words.allSatisfy(text.contains)
        }
        let near = commands.filter { has($0.name + " " + $0.summary) }
        let far = commands.filter { command in !near.contains { $0.name == command.name } && has(command.help) }
        return near + far
    }

    /// The commands that ``matches(_:)`` finds, with their summaries; an empty text if there are none.
    package func apropos(_ words: [String]) -> String {
        Self.list(matches(words))
    }

    /// The commands under their headings, both in the order of their first declaration.
    var groups: [(name: String, commands: [Entry])] {
        Phrase.unique(commands.map(\.group)).map { name in (name, commands.filter { $0.group == name }) }
    }

    private static func list(_ commands: [Entry]) -> String {
        var layout = TextLayout()
        layout.list(commands.map { ($0.name, $0.summary) })
        return layout.text
    }

    /// The commands whose names begin with the words, each whole or else a unique beginning.
    private func members(named words: [String]) throws(CommandError) -> [Entry] {
        var members = commands
        let words = words.flatMap { $0.split(separator: " ").map(String.init) }
        for (position, word) in words.enumerated() {
            let longer = members.filter { $0.nameWords.count > position }
            var found = longer.filter { $0.nameWords[position] == word }
            if found.isEmpty {
                found = longer.filter { $0.nameWords[position].hasPrefix(word) }
                if Phrase.unique(found.map { $0.nameWords[position] }).count > 1, position + 1 < words.count {
                    found = []
                }
            }
            guard !found.isEmpty else {
                let names = longer.map { $0.nameWords.prefix(position + 1).joined(separator: " ") }
                let asked = words.prefix(position + 1).joined(separator: " ")
                let near = Nearest.names(to: asked, among: names)
                let hint = near.isEmpty ? HelpAdvice.list : "did you mean '\(near[0])'?"
                throw .usage("no command is called \(Quoting.shown(asked))", hints: [hint])
            }
            members = found
        }
        return members
    }
}

extension Usage {
    /// The name and the pieces of a command's usage line.
    static func pieces<Context, Reply>(of command: Command<Context, Reply>) -> [String] {
        [command.name] + command.syntax.flatMap(pieces)
    }
}
