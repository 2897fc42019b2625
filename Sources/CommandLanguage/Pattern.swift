/// A command's syntax made ready for matching and printing: parameters and marks are numbered.
final class Pattern: Sendable {
    /// A piece of the pattern in its place.
    enum Step: Sendable {
        /// A keyword, with its mark if it stands in something optional.
        case keyword(String, mark: Int?)
        case operand(slot: Int)
        case several(slot: Int)
        /// Pieces that may be left out and come in any order.
        case run([Loose])
    }

    /// A piece that may be left out.
    enum Loose: Sendable {
        case group([Step])
        case assignments
    }

    let name: String
    let nameWords: [String]
    let syntax: [Syntax]
    /// What follows the name.
    let steps: [Step]
    /// The parameters of operands, in declared order.
    let slots: [ParameterDeclaration]
    /// What is either given or not: optional keywords and flags.
    let marks: [Mark]
    let keywords: [String]
    let flags: [Flag]
    /// Sets of marks of which at most one may be given.
    let exclusive: [UInt64]
    /// The declared names of assignments.
    let assigned: [ParameterDeclaration]
    let takesAssignments: Bool
    /// Whether assignments may have other names than the declared ones.
    let isOpen: Bool
    /// The words that, right behind the name, would make it the name of another command.
    let reserved: [String]

    /// Words that other programs have for the command; they are offered, not understood.
    let synonyms: [String]

    init(name: String, syntax: [Syntax], reserved: [String] = [], synonyms: [String] = []) {
        var compiler = PatternCompiler()
        steps = compiler.compile(syntax, isOptional: false)
        self.name = name
        nameWords = name.split(separator: " ").map(String.init)
        self.syntax = syntax
        self.reserved = reserved
        self.synonyms = synonyms
        slots = compiler.slots
        marks = compiler.marks
        keywords = compiler.keywords
        flags = compiler.flags
        exclusive = compiler.exclusive
        assigned = compiler.assigned
        takesAssignments = compiler.takesAssignments
        isOpen = compiler.isOpen
    }

    /// The command's usage line.
    var usage: String { Usage.line(name, syntax: syntax) }

    /// Whether the word, as it is written, is a piece of syntax and no operand.
    func isSyntax(_ word: Word) -> Bool {
        if word.isBare, keywords.contains(word.text) { return true }
        return takesAssignments && Pattern.assignmentEnd(word) != nil
    }

    /// Where the name of a `name=value` word ends, if it is one: `<=` and `>=` are words like any other.
    static func assignmentEnd(_ word: Word) -> Int? {
        guard let equals = word.firstUnquoted(Byte.equals), equals > 0, let first = word.text.utf8.first,
            first != UInt8(ascii: "<"), first != UInt8(ascii: ">")
        else { return nil }
        return equals
    }

    /// The place of the mark with an identity among ``marks``.
    func mark(_ identity: ObjectIdentifier) -> Int? {
        marks.firstIndex { $0.identity == identity }
    }

    /// Whether the command has a parameter.
    func declares(_ parameter: ParameterDeclaration) -> Bool {
        slots.contains { $0 === parameter } || assigned.contains { $0 === parameter }
    }

    /// The bit of a mark in sets of them: none beyond the sixty-fourth, which validation reports.
    static func bit(_ mark: Int) -> UInt64 {
        mark < 64 ? 1 << UInt64(mark) : 0
    }
}
