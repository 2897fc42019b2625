import Wording

extension CommandTable {
    /// Describes what is wrong with the declarations, one line each; empty if nothing is.
    ///
    /// It finds duplicate names; longer names that hide a choice or keyword of shorter ones; duplicate parameters; empty or
    /// multi-line summaries; examples that do not parse as their command; related commands that do not exist; help wider than
    /// 80 columns; and pieces that reading could not tell apart.
    package func validate() -> [String] {
        var problems: [String] = []
        for (position, command) in commands.enumerated() {
            if commands[..<position].contains(where: { $0.name == command.name }) {
                problems.append("'\(command.name)' is declared twice")
            }
            let checks = [
                Self.nameProblems(command), hiddenWords(command), Self.parameterProblems(command),
                Self.summaryProblems(command), exampleProblems(command), Self.widthProblems(command),
                command.pattern.ambiguities(),
            ]
            problems += checks.joined().map { "'\(command.name)': " + $0 }
        }
        return problems
    }

    private static func nameProblems(_ command: Entry) -> [String] {
        let joined = command.nameWords.joined(separator: " ")
        let isPlain = command.nameWords.allSatisfy { Quoting.quote($0) == $0 }
        return joined.isEmpty || joined != command.name || !isPlain ? ["the name is not made of plain words"] : []
    }

    private func hiddenWords(_ command: Entry) -> [String] {
        var first: [String] = []
        loop: for step in command.pattern.steps {
            switch step {
            case .keyword(let word, _): first.append(word)
            case .operand(let slot), .several(let slot): first += command.pattern.slots[slot].choices
            case .run(let pieces):
                first += command.pattern.openings(pieces).keywords
                continue loop
            }
            break
        }
        let hidden = Phrase.unique(command.pattern.reserved).filter(first.contains)
        return hidden.map { "'\($0)' is hidden by the command '\(command.name) \($0)'" }
    }

    private static func parameterProblems(_ command: Entry) -> [String] {
        let pattern = command.pattern
        let names = command.parameters.map(\.name) + pattern.marks.map(\.name)
        var problems: [String] = []
        for (position, name) in names.enumerated() where names[..<position].contains(name) {
            problems.append("'\(name)' is declared twice")
        }
        for (position, flag) in pattern.flags.enumerated() {
            if pattern.flags[..<position].contains(where: { $0.name == flag.name }) {
                problems.append("'\(flag.name)' is declared twice")
            }
            if !flag.name.hasPrefix("--") || flag.name == "--" || flag.name.contains(where: \.isWhitespace) {
                problems.append("the flag '\(flag.name)' does not begin with --")
            }
        }
        for keyword in pattern.keywords where keyword != "->" {
            let word = keyword.hasPrefix("--") ? String(keyword.dropFirst(2)) : keyword
            guard Quoting.quote(word) != word else { continue }
            problems.append("the keyword '\(keyword)' is not a plain word")
        }
        for parameter in pattern.assigned where parameter.name.isEmpty || parameter.name.contains("=") {
            problems.append("'\(parameter.name)' cannot be assigned to")
        }
        if pattern.marks.count > 64 { problems.append("there are more than 64 flags and optional keywords") }
        return problems
    }

    private static func summaryProblems(_ command: Entry) -> [String] {
        var problems: [String] = []
        let isBroken = { (text: String) in text.isEmpty || text.contains { $0.isNewline } }
        if isBroken(command.summary) { problems.append("the summary is not one line") }
        if isBroken(command.group) { problems.append("there is no group") }
        for parameter in command.parameters where isBroken(parameter.summary) {
            problems.append("the summary of '\(parameter.name)' is not one line")
        }
        for flag in command.pattern.flags where isBroken(flag.summary) {
            problems.append("the summary of '\(flag.name)' is not one line")
        }
        return problems
    }

    private func exampleProblems(_ command: Entry) -> [String] {
        var problems: [String] = []
        for example in command.examples {
            do {
                let name = try parse(example.line).command.name
                if name != command.name { problems.append("the example '\(example.line)' is of '\(name)'") }
            } catch {
                problems.append("the example '\(example.line)' does not parse: \(error.message)")
            }
        }
        for name in command.seeAlso where self[name] == nil || name == command.name {
            problems.append("there is no other command '\(name)' to see")
        }
        return problems
    }

    private static func widthProblems(_ command: Entry) -> [String] {
        var problems: [String] = []
        for line in command.help.split(separator: "\n") where DisplayWidth.of(String(line)) > TextLayout.width {
            problems.append("a line of its help is too long: \(line)")
        }
        // In lists, the summary comes after the name.
        if DisplayWidth.of(command.summary) > TextLayout.width {
            problems.append("the summary is over \(TextLayout.width) columns")
        }
        return problems
    }
}
