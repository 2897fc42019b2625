/// The values of a command's parameters from which its canonical line is printed.
package struct ResolvedArguments: Sendable {
    /// What is printed for a word.
    package enum Value: Sendable, Equatable {
        /// A text that reads back as it is; its dots separate, as unquoted dots do.
        case text(String)
        /// Pieces with separating dots between them: dots within a piece do not separate.
        case dotted([String])
        /// Text that is already spelled as one word, quotes included.
        case spelled(String)
        /// A word with some of it quoted, which reads back with the same parts quoted.
        case quoted(Word)

        /// The value that reads back as a word with the same parts of it quoted.
        package init(_ word: Word) {
            self = word.isBare ? .text(word.text) : .quoted(word)
        }
    }

    /// A name and the value that is assigned to it.
    package struct Assignment: Sendable, Equatable {
        /// The name, without quotes.
        package var name: String
        /// The value.
        package var value: Value
    }

    /// A value and the parameter that it is for.
    struct Entry: Sendable {
        let parameter: ParameterDeclaration
        var value: Value
    }

    /// The values of operands, those of one parameter in their order.
    var entries: [Entry] = []
    /// The assignments in the order they were made: to declared names, and to others where the syntax is open.
    package internal(set) var assignments: [Assignment] = []
    /// The flags, and the keywords that stand alone in an optional piece.
    var marks: [Mark] = []

    /// Makes arguments with no values.
    package init() {}

    /// Makes arguments with the words of parsed ones, which resolving replaces with what they stand for.
    package init(_ arguments: Arguments) {
        // Room for one more: the id that a command makes.
        entries.reserveCapacity(arguments.entries.count + 1)
        for entry in arguments.entries {
            let parameter = arguments.pattern.slots[entry.slot]
            entries.append(Entry(parameter: parameter, value: Value(arguments.words[entry.word])))
        }
        assignments = arguments.assignments.map { Assignment(name: $0.name.text, value: Value($0.value)) }
        for (place, mark) in arguments.pattern.marks.enumerated() where arguments.marks & Pattern.bit(place) != 0 {
            marks.append(mark)
        }
    }
}

extension ResolvedArguments {
    /// The value of a parameter; the first, if it has several, and nil if it has none.
    package subscript<Value>(parameter: Parameter<Value>) -> Value? {
        get {
            guard let word = value(of: parameter.declaration)?.word else { return nil }
            return try? Value(word, for: parameter.declaration)
        }
        set {
            if let newValue {
                set(parameter.declaration, to: newValue.spelled)
            } else {
                removeAll(of: parameter.declaration, from: 0)
            }
        }
    }

    /// The values of a parameter that takes several, in their order.
    package subscript<Value>(all parameter: Parameter<Value>) -> [Value] {
        get {
            var values: [Value] = []
            for entry in entries where entry.parameter === parameter.declaration {
                guard let word = entry.value.word, let value = try? Value(word, for: parameter.declaration) else {
                    continue
                }
                values.append(value)
            }
            return values
        }
        set {
            guard newValue.count != 1 else { return set(parameter.declaration, to: newValue[0].spelled) }
            removeAll(of: parameter.declaration, from: 0)
            entries += newValue.map { Entry(parameter: parameter.declaration, value: $0.spelled) }
        }
    }

    /// The id that the command gives to what it makes; nil if it makes nothing.
    package var newID: String? { entries.first { $0.parameter.kind == .newID }?.value.word?.text }

    private func value(of parameter: ParameterDeclaration) -> Value? {
        for entry in entries where entry.parameter === parameter { return entry.value }
        return nil
    }

    private mutating func set(_ parameter: ParameterDeclaration, to value: Value) {
        guard let only = entries.firstIndex(where: { $0.parameter === parameter }) else {
            entries.append(Entry(parameter: parameter, value: value))
            return
        }
        entries[only].value = value
        removeAll(of: parameter, from: only + 1)
    }

    /// The value that is assigned to a declared name; nil if there is none.
    package subscript<Value>(parameter: NamedParameter<Value>) -> Value? {
        get {
            let assignment = assignments.first { $0.name == parameter.name }
            guard let word = assignment?.value.word else { return nil }
            return try? Value(word, for: parameter.declaration)
        }
        set {
            if let newValue { assign(parameter.name, value: newValue.spelled) } else { unassign(parameter.name) }
        }
    }

    /// Whether a flag is given.
    package subscript(flag: Flag) -> Bool {
        get { isMarked(ObjectIdentifier(flag)) }
        set { mark(.flag(flag), isGiven: newValue) }
    }

    /// Whether a keyword that stands alone in an optional piece is given.
    package subscript(keyword: Keyword) -> Bool {
        get { isMarked(ObjectIdentifier(keyword)) }
        set { mark(.keyword(keyword), isGiven: newValue) }
    }

    /// Assigns a value to a name, replacing the one that it had.
    package mutating func assign(_ name: String, value: Value) {
        if let place = assignments.firstIndex(where: { $0.name == name }) {
            assignments[place].value = value
        } else {
            assignments.append(Assignment(name: name, value: value))
        }
    }

    /// Removes the assignment to a name.
    package mutating func unassign(_ name: String) {
        assignments.removeAll { $0.name == name }
    }

    func isMarked(_ identity: ObjectIdentifier) -> Bool {
        marks.contains { $0.identity == identity }
    }

    private mutating func mark(_ mark: Mark, isGiven: Bool) {
        marks.removeAll { $0.identity == mark.identity }
        if isGiven { marks.append(mark) }
    }

    private mutating func removeAll(of parameter: ParameterDeclaration, from start: Int) {
        var place = start
        while place < entries.count {
            if entries[place].parameter === parameter { entries.remove(at: place) } else { place += 1 }
        }
    }
}

extension ResolvedArguments.Value {
    /// The word that the value reads back as; nil for a spelling of no word or of several.
    package var word: Word? {
        switch self {
        case .text(let text): Word(text)
        case .quoted(let word): word
        case .dotted(let pieces): Self.bare(pieces) ?? Self.word(Quoting.join(pieces))
        case .spelled(let spelling): Self.word(spelling)
        }
    }

    /// The word of pieces none of which needs quotes, as most do not; nothing has to be spelled and read back then.
    private static func bare(_ pieces: [String]) -> Word? {
        guard !pieces.isEmpty, pieces.allSatisfy({ Quoting.isBareWord($0, without: Byte.period) }) else { return nil }
        let text = pieces.joined(separator: ".")
        return Word(text, span: 0..<text.utf8.count)
    }

    private static func word(_ spelling: String) -> Word? {
        let words = try? Lexer.words(of: spelling)
        return words?.count == 1 ? words?.first : nil
    }
}
