/// The words that a statement gives for a command's parameters.
///
/// Values of one statement, which many ask: an object, so that handing it on costs next to nothing.
public final class Arguments: Sendable {
    /// A `name=value` word.
    public struct Assignment: Sendable, Equatable {
        /// What stands before the first unquoted `=`.
        public let name: Word
        /// What stands behind it.
        public let value: Word
    }

    /// A word for a slot, by its place among the words of the statement.
    struct Entry {
        let slot: Int
        let word: Int
    }

    /// The assignments in the order they are written, each name at most once.
    public let assignments: [Assignment]

    /// Where the command's name stands, in UTF-8 offsets into the statement.
    public let verb: Range<Int>

    /// The words of the statement.
    let words: [Word]
    /// The operands in the order they are written.
    let entries: [Entry]
    /// Which of the pattern's marks are given.
    let marks: UInt64
    let pattern: Pattern
    /// The statement, where it is known to be written just as the line of these arguments would be printed.
    let canonical: ArraySlice<UInt8>?

    init(
        _ words: [Word], _ entries: [Entry], _ assignments: [Assignment], marks: UInt64, pattern: Pattern,
        verb: Range<Int>, canonical: ArraySlice<UInt8>? = nil
    ) {
        self.words = words
        self.entries = entries
        self.assignments = assignments
        self.marks = marks
        self.pattern = pattern
        self.verb = verb
        self.canonical = canonical
    }

    /// The same arguments with the statement they were read from, where that is their canonical line.
    ///
    /// Printing then is copying. To find out costs as much as printing does: it pays where there is time before the
    /// command runs.
    public func noting(_ statement: Statement) -> Arguments {
        var line: [UInt8] = []
        line.reserveCapacity(statement.bytes.count + 16)
        let isPrinted = (try? pattern.append(lineFor: ResolvedArguments(self), to: &line)) != nil
        guard isPrinted, line.elementsEqual(statement.bytes) else { return self }
        return Arguments(
            words, entries, assignments, marks: marks, pattern: pattern, verb: verb, canonical: statement.bytes)
    }

    /// The first word given for a parameter, or nothing if it was left out.
    ///
    /// - Parameter name: the parameter's name as declared.
    public subscript(name: String) -> Word? {
        for entry in entries where pattern.slots[entry.slot].name.hasBytes(of: name) { return words[entry.word] }
        return nil
    }

    /// The word given for a parameter that the syntax requires.
    ///
    /// - Throws: an error that names the parameter if there is no word for it.
    public func required(_ name: String) throws(LanguageError) -> Word {
        if let word = self[name] { return word }
        throw LanguageError("missing \(name)", span: verb, usage: [pattern.usage])
    }

    /// The words given for a parameter that takes several, in their order.
    public func several(_ name: String) -> [Word] {
        var found: [Word] = []
        for entry in entries where pattern.slots[entry.slot].name.hasBytes(of: name) {
            found.append(words[entry.word])
        }
        return found
    }

    /// The value assigned to a name, or nothing if there is no such assignment.
    public func assignment(_ name: String) -> Word? {
        for assignment in assignments where assignment.name.text == name { return assignment.value }
        return nil
    }

    /// Whether a flag, or a keyword from an optional piece, is given.
    public func has(_ word: String) -> Bool {
        for mark in pattern.marks.indices where pattern.marks[mark].hasBytes(of: word) {
            return marks & Pattern.bit(mark) != 0
        }
        return false
    }

    /// The whole number given for a parameter, or nothing if it was left out.
    ///
    /// - Throws: an error with the word's span if it is no whole number.
    public func integer(_ name: String) throws(LanguageError) -> Int? {
        guard let word = self[name] else { return nil }
        return try Arguments.integer(word, for: name)
    }

    static func integer(_ word: Word, for name: String) throws(LanguageError) -> Int {
        if let number = Int(word.text) { return number }
        throw LanguageError("\(name) must be a whole number, not \(Quoting.shown(word.text))", span: word.span)
    }
}
