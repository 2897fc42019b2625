import Replies

extension Command {
    /// Returns the command's canonical line, which parses back to these arguments and never spans lines.
    ///
    /// Optional pieces and declared assignments come in declared order, then further assignments, then flags.
    ///
    /// - Parameter values: the value of each parameter.
    /// - Returns: the line, without a line end.
    /// - Throws: an error if a required parameter has no value, or a value has no parameter.
    package func line(_ values: ResolvedArguments) throws(CommandError) -> String {
        var line: [UInt8] = []
        try pattern.append(lineFor: values, to: &line)
        return String(decoding: line, as: UTF8.self)
    }
}

extension Arguments {
    /// Appends the canonical line of the command that the arguments belong to, with other values for its parameters.
    ///
    /// - Parameters:
    ///   - values: the value of each parameter.
    ///   - line: gets the bytes of the line, without a line end.
    /// - Throws: as `Command.line` does; a part of the line may have been appended then.
    package func append(lineFor values: ResolvedArguments, to line: inout [UInt8]) throws(CommandError) {
        try pattern.append(lineFor: values, to: &line)
    }
}

extension Pattern {
    func append(lineFor values: ResolvedArguments, to line: inout [UInt8]) throws(CommandError) {
        var printer = LinePrinter(self, behind: line)
        line = []
        defer { line = printer.line }
        try printer.checkNames(values)
        try printer.print(steps, values: values)
        printer.printFlags(values)
    }
}

/// Prints arguments along a command's pattern.
private struct LinePrinter {
    let pattern: Pattern
    private(set) var line: [UInt8]
    /// Where the arguments begin.
    private let operands: Int

    init(_ pattern: Pattern, behind line: [UInt8]) {
        self.pattern = pattern
        self.line = line
        self.line += pattern.name.utf8
        operands = self.line.count
    }

    /// Refuses values that the syntax has no place for.
    func checkNames(_ values: ResolvedArguments) throws(CommandError) {
        for entry in values.entries where !pattern.slots.contains(where: { $0 === entry.parameter }) {
            throw unknown(entry.parameter.name)
        }
        for mark in values.marks where !pattern.marks.contains(where: { $0.identity == mark.identity }) {
            throw unknown(mark.name)
        }
        for assignment in values.assignments {
            let isDeclared = pattern.assigned.contains { $0.name == assignment.name }
            guard isDeclared || pattern.isOpen, !assignment.name.isEmpty else { throw unknown(assignment.name) }
        }
    }

    private func unknown(_ name: String) -> CommandError {
        CommandError.usage("'\(pattern.name)' takes no \(Quoting.shown(name))", usage: [pattern.usage])
    }

    mutating func print(_ steps: [Pattern.Step], values: ResolvedArguments) throws(CommandError) {
        for step in steps {
            switch step {
            case .keyword(let word, _): append(word)
            case .operand(let slot):
                if try printValues(of: slot, in: values) > 1 {
                    throw .usage(
                        "'\(pattern.name)' takes one \(pattern.slots[slot].name)", usage: [pattern.usage])
                }
            case .several(let slot): _ = try printValues(of: slot, in: values)
            case .run(let pieces):
                for piece in pieces {
                    switch piece {
                    case .assignments: printAssignments(values)
                    case .group(let content):
                        if isGiven(content, in: values) { try print(content, values: values) }
                    }
                }
            }
        }
    }

    mutating func printFlags(_ values: ResolvedArguments) {
        for flag in pattern.flags where values.isMarked(ObjectIdentifier(flag)) { append(flag.name) }
    }

    /// Prints a parameter's values and returns how many there are.
    private mutating func printValues(of slot: Int, in values: ResolvedArguments) throws(CommandError) -> Int {
        var count = 0
        for entry in values.entries where entry.parameter === pattern.slots[slot] {
            append(entry.value)
            count += 1
        }
        if count > 0 { return count }
        throw .usage("'\(pattern.name)' needs \(pattern.slots[slot].name)", usage: [pattern.usage])
    }

    private mutating func printAssignments(_ values: ResolvedArguments) {
        let declared = pattern.assigned.compactMap { parameter in
            values.assignments.first { $0.name == parameter.name }
        }
        let others = values.assignments.filter { assignment in
            !pattern.assigned.contains { $0.name == assignment.name }
        }
        for assignment in declared + others {
            let hasEquals = assignment.name.utf8.contains(Byte.equals)
            line.append(Byte.space)
            if hasEquals {
                line += Quoting.forced(assignment.name).utf8
            } else {
                line += Quoting.quote(assignment.name).utf8
            }
            line.append(Byte.equals)
            appendSpelling(of: assignment.value)
        }
    }

    /// Whether to print an optional piece: if it, or a piece inside it, has values, or if it is a marked keyword alone.
    private func isGiven(_ content: [Pattern.Step], in values: ResolvedArguments) -> Bool {
        var hasOperands = false
        var isMarked = false
        for step in content {
            switch step {
            case .operand(let slot), .several(let slot):
                hasOperands = true
                if values.entries.contains(where: { $0.parameter === pattern.slots[slot] }) { return true }
            case .keyword(_, let mark):
                isMarked = isMarked || mark.map { values.isMarked(pattern.marks[$0].identity) } == true
            case .run(let pieces):
                if pieces.contains(where: { isGiven($0, in: values) }) { return true }
            }
        }
        return isMarked && !hasOperands
    }

    private func isGiven(_ piece: Pattern.Loose, in values: ResolvedArguments) -> Bool {
        switch piece {
        case .assignments: !values.assignments.isEmpty
        case .group(let content): isGiven(content, in: values)
        }
    }

    private mutating func append(_ word: String) {
        line.append(Byte.space)
        line += word.utf8
    }

    /// Prints an operand so that it is not mistaken for syntax of the command.
    private mutating func append(_ value: ResolvedArguments.Value) {
        switch value {
        case .text(let text):
            if isProtected(text) || pattern.takesAssignments && text.utf8.contains(Byte.equals) {
                return append(Quoting.forced(text))
            }
        case .dotted(let pieces):
            if pieces.count == 1, isProtected(pieces[0]) { return append(Quoting.forced(pieces[0])) }
        case .spelled, .quoted: break
        }
        line.append(Byte.space)
        appendSpelling(of: value, quoting: pattern.takesAssignments ? Byte.equals : nil)
    }

    private mutating func appendSpelling(of value: ResolvedArguments.Value, quoting byte: UInt8? = nil) {
        switch value {
        case .text(let text): line += Quoting.quote(text).utf8
        case .dotted(let pieces): Quoting.append(pieces, quoting: byte, to: &line)
        case .spelled(let text): line += text.utf8
        case .quoted(let word): line += word.spelling.utf8
        }
    }

    /// Whether a word, written here without quotes, would be a keyword or turn the name into that of another command.
    private func isProtected(_ text: String) -> Bool {
        if pattern.keywords.contains(text) { return true }
        guard !pattern.reserved.isEmpty, line.count == operands else { return false }
        return pattern.reserved.contains(text)
    }
}
