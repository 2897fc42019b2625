extension Command {
    /// The command's canonical line: it parses back to these arguments, and never spans lines.
    ///
    /// Optional pieces and declared assignments come in declared order, further assignments behind them.
    ///
    /// - Parameter values: what each parameter stands for.
    /// - Returns: the line, without a line end.
    /// - Throws: an error if a required parameter has no value, or a value has no parameter.
    public func line(_ values: ResolvedArguments) throws(LanguageError) -> String {
        var printer = LinePrinter(pattern: pattern, values: values)
        try printer.checkNames()
        try printer.print(syntax)
        return printer.line
    }
}

/// Prints arguments along a command's syntax.
private struct LinePrinter {
    let pattern: Pattern
    let values: ResolvedArguments
    private(set) var line: String

    init(pattern: Pattern, values: ResolvedArguments) {
        self.pattern = pattern
        self.values = values
        line = pattern.name
    }

    /// Refuses values that would not be printed.
    func checkNames() throws(LanguageError) {
        for (name, _) in values.values where pattern.slot(name) == nil { throw unknown(name) }
        for mark in values.marks where !pattern.marks.contains(mark) { throw unknown(mark) }
        for assignment in values.assignments {
            let isDeclared = pattern.assigned.contains { $0.name == assignment.name }
            guard isDeclared || pattern.isOpen, !assignment.name.isEmpty else { throw unknown(assignment.name) }
        }
    }

    private func unknown(_ name: String) -> LanguageError {
        LanguageError("'\(pattern.name)' takes no \(Quoting.shown(name))", usage: [pattern.usage])
    }

    mutating func print(_ syntax: [Syntax]) throws(LanguageError) {
        for piece in syntax {
            switch piece {
            case .keyword(let word): append(word)
            case .operand(let parameter):
                let given = try required(parameter)
                if given.count > 1 {
                    throw LanguageError("'\(pattern.name)' takes one \(parameter.name)", usage: [pattern.usage])
                }
                append(spell(given[0]))
            case .several(let parameter):
                for value in try required(parameter) { append(spell(value)) }
            case .optional(let content):
                if isGiven(content) { try print(content) }
            case .assignments: printAssignments()
            case .flag(let flag, _):
                if values.marks.contains(flag) { append(flag) }
            }
        }
    }

    private mutating func printAssignments() {
        let declared = pattern.assigned.compactMap { parameter in
            values.assignments.first { $0.name == parameter.name }
        }
        let others = values.assignments.filter { assignment in
            !pattern.assigned.contains { $0.name == assignment.name }
        }
        for assignment in declared + others {
            let hasEquals = assignment.name.utf8.contains(Byte.equals)
            let name = hasEquals ? Quoting.forced(assignment.name) : Quoting.quote(assignment.name)
            append(name + "=" + spellValue(assignment.value))
        }
    }

    private func required(_ parameter: Parameter) throws(LanguageError) -> [ResolvedArguments.Value] {
        if let given = values[parameter.name] { return given }
        throw LanguageError("'\(pattern.name)' needs \(parameter.name)", usage: [pattern.usage])
    }

    /// Whether an optional piece is to be printed: its own operands decide, or else what is nested, or its keyword.
    private func isGiven(_ content: [Syntax]) -> Bool {
        var hasOperands = false
        for piece in content {
            if case .operand(let parameter) = piece {
                hasOperands = true
                if values[parameter.name] != nil { return true }
            } else if case .several(let parameter) = piece {
                hasOperands = true
                if values[parameter.name] != nil { return true }
            }
        }
        return content.contains { piece in
            switch piece {
            case .keyword(let word): !hasOperands && values.marks.contains(word)
            case .optional(let nested): isGiven(nested)
            case .flag(let flag, _): values.marks.contains(flag)
            case .assignments: !values.assignments.isEmpty
            case .operand, .several: false
            }
        }
    }

    private mutating func append(_ word: String) {
        line += " "
        line += word
    }

    /// An operand's spelling, which must be taken for no syntax of the command.
    private func spell(_ value: ResolvedArguments.Value) -> String {
        let isFirst = line.utf8.count == pattern.name.utf8.count
        let words = isFirst ? pattern.keywords + pattern.reserved : pattern.keywords
        switch value {
        case .text(let text):
            if pattern.takesAssignments, text.utf8.contains(Byte.equals) { return Quoting.forced(text) }
            return Quoting.quote(text, protecting: words)
        case .dotted(let pieces):
            guard pattern.takesAssignments else { return Quoting.join(pieces, protecting: words) }
            return Quoting.join(pieces, quoting: Byte.equals, protecting: words)
        case .spelled(let text): return text
        }
    }

    private func spellValue(_ value: ResolvedArguments.Value) -> String {
        switch value {
        case .text(let text): Quoting.quote(text)
        case .dotted(let pieces): Quoting.join(pieces)
        case .spelled(let text): text
        }
    }
}
