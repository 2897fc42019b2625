extension Arguments {
    /// What a word of the statement is given for.
    package struct Place {
        /// The parameter's kind.
        package let kind: ParameterKind
        /// Whether the parameter takes several words.
        package let takesSeveral: Bool
    }

    /// The words of the statement, those of the command's name first, and what each is given for: nil as in ``place(ofWord:)``.
    package var placedWords: [(word: Word, place: Place?)] {
        words.indices.map { (words[$0], place(ofWord: $0)) }
    }

    /// Returns what a word is given for.
    ///
    /// - Parameter index: the word's place among the words of the statement.
    /// - Returns: nil for words of the command's name, keywords, flags and assignments.
    package func place(ofWord index: Int) -> Place? {
        guard let slot = entries.first(where: { $0.word == index })?.slot else { return nil }
        return Place(kind: pattern.slots[slot].kind, takesSeveral: pattern.takesSeveral(slot))
    }
}

extension Pattern {
    /// Whether a parameter takes several words.
    fileprivate func takesSeveral(_ slot: Int) -> Bool {
        func has(_ steps: [Step]) -> Bool {
            steps.contains { step in
                switch step {
                case .several(slot): true
                case .run(let pieces):
                    pieces.contains { piece in
                        if case .group(let inner) = piece { has(inner) } else { false }
                    }
                case .keyword, .operand, .several: false
                }
            }
        }
        return has(steps)
    }
}
