extension Pattern {
    /// What a statement may continue with.
    struct Openings {
        var keywords: [String] = []
        var takesWord = false
        var takesAssignments = false

        /// The openings of both.
        static func + (first: Openings, second: Openings) -> Openings {
            Openings(
                keywords: first.keywords + second.keywords,
                takesWord: first.takesWord || second.takesWord,
                takesAssignments: first.takesAssignments || second.takesAssignments
            )
        }
    }

    /// Describes where reading from left to right, without backtracking, could assign a word to the wrong piece.
    func ambiguities() -> [String] {
        ambiguities(steps, follow: Openings())
    }

    /// What a run of optional pieces may begin with.
    func openings(_ pieces: [Loose]) -> Openings {
        var openings = Openings()
        for piece in pieces {
            switch piece {
            case .assignments: openings.takesAssignments = true
            case .group(let steps): openings = openings + self.openings(steps[...], follow: Openings())
            }
        }
        return openings
    }

    private func openings(_ steps: ArraySlice<Step>, follow: Openings) -> Openings {
        guard let first = steps.first else { return follow }
        switch first {
        case .keyword(let word, _): return Openings(keywords: [word])
        case .operand, .several: return Openings(takesWord: true)
        case .run(let pieces): return openings(pieces) + openings(steps.dropFirst(), follow: follow)
        }
    }

    private func ambiguities(_ steps: [Step], follow: Openings) -> [String] {
        var problems: [String] = []
        for (position, step) in steps.enumerated() {
            let next = openings(steps[(position + 1)...], follow: follow)
            switch step {
            case .keyword, .operand: break
            case .several(let slot):
                if next.takesWord { problems.append("nothing ends the words of \(slots[slot].name)") }
            case .run(let pieces): problems += ambiguities(pieces, next: next)
            }
        }
        return problems
    }

    private func ambiguities(_ pieces: [Loose], next: Openings) -> [String] {
        var problems: [String] = []
        var taken = next
        for (position, piece) in pieces.enumerated() {
            guard case .group(let steps) = piece else { continue }
            if case .run = steps[0] { problems.append("an optional begins with another") }
            let own = openings(steps[...], follow: Openings())
            for keyword in own.keywords where taken.keywords.contains(keyword) {
                problems.append("'\(keyword)' may begin two pieces in one place")
            }
            if own.takesWord && taken.takesWord { problems.append("a word may belong to two pieces in one place") }
            let others = openings(Array(pieces[..<position] + pieces[(position + 1)...]))
            problems += ambiguities(steps, follow: others + next)
            taken = taken + own
        }
        return problems
    }
}
