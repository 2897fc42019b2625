import Bytes
import Replies

/// The words that a statement gives for a command's parameters.
///
/// Parameters, flags and keywords are looked up by identity. To look up one of another command is a programming error, which
/// stops debug builds, even if the names are the same.
package final class Arguments: Sendable {
    /// A `name=value` word.
    package struct Assignment: Sendable {
        /// The part before the first unquoted `=`.
        package let name: Word
        /// The part after it.
        package let value: Word
        /// The declared parameter; nil for a name that only an open syntax allows.
        package let parameter: ParameterDeclaration?
    }

    /// A word for a slot, by its place among the words of the statement.
    struct Entry {
        let slot: Int
        let word: Int
    }

    /// The assignments in the order they are written, each name at most once.
    package let assignments: [Assignment]

    /// Where the command's name is, in UTF-8 offsets into the statement.
    package let verb: Range<Int>

    /// The words of the statement.
    let words: [Word]
    /// The words of the statement after those of the command's name.
    package var operands: [Word] { Array(words[nameLength...]) }
    private let nameLength: Int
    /// The operands in the order they are written.
    let entries: [Entry]
    /// Which of the pattern's marks are given.
    let marks: UInt64
    let pattern: Pattern

    /// How the command is to answer, if the statement says so.
    package let answerForm: AnswerForm?

    /// The words in which the statement was written, if they are not those of today.
    private let given: [Word]?
    /// What made the words of today of them.
    package let rewording: Rewording?

    /// Makes the same arguments for a statement that says how the command is to answer.
    init(_ arguments: Arguments, answeredAs form: AnswerForm) {
        (words, entries, assignments) = (arguments.words, arguments.entries, arguments.assignments)
        (marks, pattern, verb, answerForm) = (arguments.marks, arguments.pattern, arguments.verb, form)
        (given, rewording, nameLength) = (arguments.given, arguments.rewording, arguments.nameLength)
    }

    /// Makes the same arguments for a statement that was written in other words.
    init(_ arguments: Arguments, given: [Word], by rewording: Rewording) {
        (words, entries, assignments) = (arguments.words, arguments.entries, arguments.assignments)
        (marks, pattern, verb, answerForm) = (arguments.marks, arguments.pattern, arguments.verb, arguments.answerForm)
        (self.given, self.rewording, nameLength) = (given, rewording, arguments.nameLength)
    }

    init(
        words: [Word], nameLength: Int, entries: [Entry], assignments: [Assignment], marks: UInt64, pattern: Pattern,
        verb: Range<Int>
    ) {
        self.nameLength = nameLength
        (answerForm, given, rewording) = (nil, nil, nil)
        self.words = words
        self.entries = entries
        self.assignments = assignments
        self.marks = marks
        self.pattern = pattern
        self.verb = verb
    }

    /// Whether a line has exactly the words of the statement, none of them quoted, with a space between each two. Reading the
    /// line then gives these arguments.
    package func areThose(of line: ArraySlice<UInt8>) -> Bool {
        line.withUnsafeBytes { line in
            var place = 0
            for (index, word) in words.enumerated() {
                if index > 0 {
                    guard place < line.count, line[place] == Byte.space else { return false }
                    place += 1
                }
                // A word without quotes is spelled as it reads, unless a backslash joins two lines in it.
                var text = word.text
                let count = text.utf8.count
                let isThere = text.withUTF8 { line.holds(UnsafeRawBufferPointer($0), at: place) }
                guard word.isBare, word.span.count == count, isThere else { return false }
                place += count
            }
            return place == line.count
        }
    }

    /// The words in which the statement was written, however they are quoted, each after its length.
    package var spelledPlainly: [UInt8] {
        var bytes: [UInt8] = []
        for word in given ?? words {
            bytes += String(word.text.utf8.count).utf8
            bytes.append(Byte.space)
            bytes += word.text.utf8
        }
        return bytes
    }

    // MARK: - Values

    /// The value given for a parameter that the syntax requires; the first, if there are several.
    ///
    /// - Throws: an error that names the parameter if there is no word for it, or if the word is not such a value.
    package subscript<Value>(parameter: Parameter<Value>) -> Value {
        get throws(CommandError) {
            guard let word = word(for: parameter.declaration) else {
                throw .usage("missing \(parameter.name)", span: verb, usage: [pattern.usage])
            }
            return try Value(word, for: parameter.declaration)
        }
    }

    /// The value given for an optional parameter; nil if it is left out.
    ///
    /// - Throws: an error if the word is not such a value.
    package subscript<Value>(ifGiven parameter: Parameter<Value>) -> Value? {
        get throws(CommandError) {
            guard let word = word(for: parameter.declaration) else { return nil }
            return try Value(word, for: parameter.declaration)
        }
    }

    /// The values given for a parameter that takes several, in their order.
    ///
    /// - Throws: an error if a word is not such a value.
    package subscript<Value>(all parameter: Parameter<Value>) -> [Value] {
        get throws(CommandError) {
            assert(pattern.declares(parameter.declaration), "'\(pattern.name)' has no parameter \(parameter.name)")
            var values: [Value] = []
            for entry in entries where pattern.slots[entry.slot] === parameter.declaration {
                values.append(try Value(words[entry.word], for: parameter.declaration))
            }
            return values
        }
    }

    /// The value assigned to a declared name; nil if there is no such assignment.
    ///
    /// - Throws: an error if the word is not such a value.
    package subscript<Value>(parameter: NamedParameter<Value>) -> Value? {
        get throws(CommandError) {
            assert(pattern.declares(parameter.declaration), "'\(pattern.name)' has no parameter \(parameter.name)")
            let assignment = assignments.first { $0.parameter === parameter.declaration }
            guard let assignment else { return nil }
            return try Value(assignment.value, for: parameter.declaration)
        }
    }

    /// Whether a flag is given.
    package subscript(flag: Flag) -> Bool { isMarked(ObjectIdentifier(flag), named: flag.name) }

    /// Whether a keyword from an optional piece is given.
    package subscript(keyword: Keyword) -> Bool { isMarked(ObjectIdentifier(keyword), named: keyword.name) }

    /// The first word given for any parameter of a kind, for completion, which treats all commands alike.
    package func firstWord(of kind: ParameterKind) -> Word? {
        entries.first { pattern.slots[$0.slot].kind == kind }.map { words[$0.word] }
    }

    /// The words given for the parameters of a kind, in their order; those of assignments last.
    package func allWords(of kind: ParameterKind) -> [Word] {
        entries.filter { pattern.slots[$0.slot].kind == kind }.map { words[$0.word] }
            + assignments.filter { $0.parameter?.kind == kind }.map(\.value)
    }

    /// The first word given for a parameter; nil if it is left out.
    private func word(for parameter: ParameterDeclaration) -> Word? {
        assert(pattern.declares(parameter), "'\(pattern.name)' has no parameter \(parameter.name)")
        for entry in entries where pattern.slots[entry.slot] === parameter { return words[entry.word] }
        return nil
    }

    private func isMarked(_ identity: ObjectIdentifier, named name: String) -> Bool {
        let mark = pattern.mark(identity)
        assert(mark != nil, "'\(pattern.name)' has no '\(name)'")
        return mark.map { marks & Pattern.bit($0) != 0 } ?? false
    }
}
