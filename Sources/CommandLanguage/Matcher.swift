import Replies

/// Matches words against a command's pattern, from left to right and without backtracking.
struct Matcher: ~Copyable {
    let words: [Word]
    let pattern: Pattern
    private let verb: Range<Int>
    /// How many words the command's name takes.
    private let nameLength: Int
    private var entries: [Arguments.Entry] = []
    private var assignments: [Arguments.Assignment] = []
    private var marks: UInt64 = 0
    /// What may come after the last word; gathered only on request.
    private(set) var expected: Expected?
    private(set) var index: Int
    /// A fixed word in whose place another word is, and the index of that one.
    private(set) var missingKeyword: (keyword: String, index: Int)?
    /// Whether a lone `--` has been read.
    private(set) var areFlagsOver = false

    /// The arguments that have been matched so far.
    var arguments: Arguments {
        Arguments(
            words: words, nameLength: nameLength, entries: entries, assignments: assignments, marks: marks,
            pattern: pattern, verb: verb)
    }

    /// Begins after the words of the command's name.
    ///
    /// - Parameters:
    ///   - words: all words of the statement.
    ///   - index: the index of the first word after the name.
    ///   - pattern: the pattern that the words must match.
    ///   - isExpecting: whether to gather what may come next; words with wrong content are then accepted.
    init(_ words: [Word], from index: Int, pattern: Pattern, isExpecting: Bool = false) {
        let end = index > 0 ? words[index - 1].span.upperBound : 0
        self.index = index
        nameLength = index
        self.pattern = pattern
        self.words = words
        verb = (words.first?.span.lowerBound ?? 0)..<end
        entries.reserveCapacity(words.count - index)
        expected = isExpecting ? Expected() : nil
    }

    /// Matches all words of a statement after those of the command's name.
    static func match(_ words: [Word], from index: Int, pattern: Pattern) throws(CommandError) -> Arguments {
        var matcher = Matcher(words, from: index, pattern: pattern)
        try matcher.match()
        return matcher.arguments
    }

    /// Matches all words.
    mutating func match() throws(CommandError) {
        defer {
            if expected != nil { expected!.flags = index == words.count && !areFlagsOver ? openFlags : [] }
        }
        try matchSteps(pattern.steps)
        if let word = try peek() {
            let arrow = "->"
            if pattern.keywords.contains(arrow), !words.contains(where: { $0.isBare(arrow) }) {
                missingKeyword = (arrow, index)
            }
            throw surplus(word)
        }
    }

    // MARK: - Words

    /// Returns the next word that is not a flag.
    private mutating func peek() throws(CommandError) -> Word? {
        try hasNext() ? words[index] : nil
    }

    /// Whether there is another word that is not a flag; it is then the one at `index`.
    private mutating func hasNext() throws(CommandError) -> Bool {
        while index < words.count {
            guard !areFlagsOver, words[index].isBare, Matcher.beginsLikeFlag(words[index].text),
                !pattern.keywords.contains(words[index].text)
            else { return true }
            try takeFlag(words[index])
            index += 1
        }
        return false
    }

    static func beginsLikeFlag(_ text: String) -> Bool {
        var bytes = text.utf8.makeIterator()
        return bytes.next() == Byte.minus && bytes.next() == Byte.minus
    }

    private mutating func takeFlag(_ word: Word) throws(CommandError) {
        if word.text == "--" {
            areFlagsOver = true
            return
        }
        guard pattern.flags.contains(where: { $0.name == word.text }),
            let mark = pattern.marks.firstIndex(where: { $0.name == word.text })
        else {
            if expected == nil { throw unknownFlag(word) }
            return
        }
        let bit = Pattern.bit(mark)
        for set in pattern.exclusive where set & bit != 0 {
            let others = marks & set & ~bit
            guard others != 0, expected == nil else { continue }
            let other = pattern.marks[others.trailingZeroBitCount].name
            throw failure("'\(word.text)' cannot be combined with '\(other)'", at: word)
        }
        marks |= bit
    }

    /// The flags that may still be given.
    private var openFlags: [String] {
        let open = pattern.flags.filter { flag in
            guard let mark = pattern.mark(ObjectIdentifier(flag)) else { return false }
            let bit = Pattern.bit(mark)
            let closed = pattern.exclusive.reduce(bit) { $1 & bit != 0 ? $0 | $1 : $0 }
            return marks & closed == 0
        }
        return open.map(\.name)
    }

    // MARK: - Steps

    private mutating func matchSteps(_ steps: [Pattern.Step]) throws(CommandError) {
        for step in steps {
            switch step {
            case .keyword(let keyword, let mark): try matchKeyword(keyword, mark: mark)
            case .operand(let slot): try matchOperand(slot)
            case .several(let slot):
                try matchOperand(slot)
                while try hasNext(), !pattern.isSyntax(words[index]) { try take(slot) }
                if index == words.count { expected?.parameters.append(pattern.slots[slot]) }
            case .run(let pieces): try matchRun(pieces)
            }
        }
    }

    private mutating func matchKeyword(_ keyword: String, mark: Int?) throws(CommandError) {
        guard try hasNext() else {
            expected?.keywords.append(keyword)
            throw missing("missing '\(keyword)'")
        }
        guard words[index].isBare(keyword) else {
            missingKeyword = (keyword, index)
            let given = Quoting.shown(words[index].text)
            let isLeftOut = pattern.isSyntax(words[index])
            throw failure(
                isLeftOut ? "missing '\(keyword)' before \(given)" : "expected '\(keyword)', not \(given)",
                at: words[index])
        }
        if let mark { marks |= Pattern.bit(mark) }
        index += 1
    }

    private mutating func matchOperand(_ slot: Int) throws(CommandError) {
        guard try hasNext() else {
            expected?.parameters.append(pattern.slots[slot])
            throw missing(pattern.slots[slot])
        }
        guard !pattern.isSyntax(words[index]) else {
            let word = words[index]
            let message = "missing \(pattern.slots[slot].name) before \(Quoting.shown(word.text))"
            throw failure(message, at: word, hint: "quote \(Quoting.shown(word.text)) to use it as a word")
        }
        try take(slot)
    }

    private mutating func take(_ slot: Int) throws(CommandError) {
        if expected == nil { try pattern.slots[slot].check(words[index]) }
        entries.append(Arguments.Entry(slot: slot, word: index))
        index += 1
    }

    // MARK: - Optional pieces

    private mutating func matchRun(_ pieces: [Pattern.Loose]) throws(CommandError) {
        var used: UInt64 = 0
        while let word = try peek(), let choice = try choose(among: pieces, for: word, used: used) {
            switch pieces[choice] {
            case .assignments: try assign(word)
            case .group(let steps):
                used |= Pattern.bit(choice)
                try matchSteps(steps)
            }
        }
        if expected != nil, index == words.count { expect(pieces, used: used) }
    }

    /// Returns the piece that begins with a word; nil if the run ends before it.
    private func choose(
        among pieces: [Pattern.Loose], for word: Word, used: UInt64
    ) throws(CommandError) -> Int? {
        let isSyntax = pattern.isSyntax(word)
        for (choice, piece) in pieces.enumerated() {
            guard case .group(let steps) = piece else {
                if isSyntax, !(word.isBare && pattern.keywords.contains(word.text)) { return choice }
                continue
            }
            guard case .keyword(let keyword, _) = steps[0] else {
                if !isSyntax, used & Pattern.bit(choice) == 0 { return choice }
                continue
            }
            guard isSyntax, word.isBare(keyword) else { continue }
            if used & Pattern.bit(choice) == 0 { return choice }
            throw failure("'\(keyword)' is given twice", at: word)
        }
        return nil
    }

    private func isAssigned(_ name: String) -> Bool { assignments.contains { $0.name.text == name } }

    private mutating func assign(_ word: Word) throws(CommandError) {
        let end = Pattern.assignmentEnd(word) ?? 0
        let name = word.slice(0..<end)
        let value = word.slice(end + 1..<word.text.utf8.count)
        let parameter = pattern.assigned.first { $0.name == name.text }
        if expected == nil {
            if let parameter {
                try parameter.check(value)
            } else if !pattern.isOpen {
                throw unknownName(name)
            }
            if isAssigned(name.text) {
                throw failure("\(Quoting.shown(name.text)) is given twice", at: name)
            }
        }
        assignments.append(Arguments.Assignment(name: name, value: value, parameter: parameter))
        index += 1
    }

    private mutating func expect(_ pieces: [Pattern.Loose], used: UInt64) {
        for (choice, piece) in pieces.enumerated() where used & Pattern.bit(choice) == 0 {
            switch piece {
            case .assignments:
                let open = pattern.assigned.filter { !isAssigned($0.name) }
                expected?.names = open
                expected?.takesAssignments = true
            case .group(let steps):
                switch steps[0] {
                case .keyword(let keyword, _): expected?.keywords.append(keyword)
                case .operand(let slot), .several(let slot): expected?.parameters.append(pattern.slots[slot])
                case .run(let nested): expect(nested, used: 0)
                }
            }
        }
    }
}
