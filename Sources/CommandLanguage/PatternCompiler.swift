/// Numbers the parameters and marks of a syntax and gathers its optional pieces into runs.
struct PatternCompiler {
    private(set) var slots: [ParameterDeclaration] = []
    private(set) var marks: [Mark] = []
    private(set) var keywords: [String] = []
    private(set) var flags: [Flag] = []
    private(set) var exclusive: [UInt64] = []
    private(set) var assigned: [ParameterDeclaration] = []
    private(set) var takesAssignments = false
    private(set) var isOpen = false

    /// Returns the steps of a syntax.
    ///
    /// - Parameters:
    ///   - syntax: the pieces.
    ///   - isOptional: whether they are the content of an optional piece.
    /// - Returns: the steps, in which consecutive optional pieces form a run.
    mutating func compile(_ syntax: [Syntax], isOptional: Bool) -> [Pattern.Step] {
        var steps: [Pattern.Step] = []
        var run: [Pattern.Loose] = []
        for piece in syntax {
            guard let step = compileStep(piece, isOptional: isOptional) else {
                run += compileLoose(piece)
                continue
            }
            if !run.isEmpty { steps.append(.run(run)) }
            run = []
            steps.append(step)
        }
        if !run.isEmpty { steps.append(.run(run)) }
        return steps
    }

    /// Returns the step of a required piece; nil for an optional one.
    private mutating func compileStep(_ piece: Syntax, isOptional: Bool) -> Pattern.Step? {
        switch piece.piece {
        case .keyword(let keyword):
            if !keywords.contains(keyword.name) { keywords.append(keyword.name) }
            return .keyword(keyword.name, mark: isOptional ? mark(.keyword(keyword)) : nil)
        case .operand(let parameter):
            slots.append(parameter)
            return .operand(slot: slots.count - 1)
        case .several(let parameter):
            slots.append(parameter)
            return .several(slot: slots.count - 1)
        case .optional, .assignments, .flag:
            return nil
        }
    }

    private mutating func compileLoose(_ piece: Syntax) -> [Pattern.Loose] {
        switch piece.piece {
        case .keyword, .operand, .several:
            return []
        case .flag(let flag):
            flags.append(flag)
            _ = mark(.flag(flag))
            return []
        case .assignments(let parameters, let isOpen):
            assigned += parameters
            self.isOpen = self.isOpen || isOpen
            defer { takesAssignments = true }
            return takesAssignments ? [] : [.assignments]
        case .optional(let content):
            if content.count == 1, case .assignments = content[0].piece { return compileLoose(content[0]) }
            let firstFlag = flags.count
            let steps = compile(content, isOptional: true)
            if !steps.isEmpty { return [.group(steps)] }
            exclusive.append(flags[firstFlag...].reduce(0) { $0 | Pattern.bit(mark(.flag($1))) })
            return []
        }
    }

    private mutating func mark(_ mark: Mark) -> Int {
        if let known = marks.firstIndex(where: { $0.name == mark.name }) { return known }
        marks.append(mark)
        return marks.count - 1
    }
}
