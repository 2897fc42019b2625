/// A command's syntax prepared for matching and printing: parameters and marks are numbered.
final class Pattern: Sendable {
    /// A piece of the pattern that must come in its place.
    enum Step: Sendable {
        /// A keyword, with its mark if it is part of something optional.
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
    /// The steps that follow the name.
    let steps: [Step]
    /// The parameters of operands, in declared order.
    let slots: [ParameterDeclaration]
    /// Optional keywords and flags, each of which is either given or not.
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
    /// The words that, directly after the name, would make it the name of another command.
    let reserved: [String]

    /// Names that other programs use for the command; they lead to a hint but do not run it.
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

    /// Whether the word, as it is written, is a piece of syntax rather than an operand.
    func isSyntax(_ word: Word) -> Bool {
        if word.isBare, keywords.contains(word.text) { return true }
        return takesAssignments && Pattern.assignmentEnd(word) != nil
    }

    /// Returns where the name of a `name=value` word ends; nil for other words, such as `<=`, `>=` and `{hidden=YES}`.
    static func assignmentEnd(_ word: Word) -> Int? {
        guard let equals = word.firstUnquoted(Byte.equals), equals > 0, let first = word.text.utf8.first,
            first != Byte.less, first != Byte.greater,
            first != Byte.openBrace || word.text.utf8.last != Byte.closeBrace
        else { return nil }
        return equals
    }

    /// Returns the index in ``marks`` of the mark with an identity.
    func mark(_ identity: ObjectIdentifier) -> Int? {
        marks.firstIndex { $0.identity == identity }
    }

    /// Whether the command has a parameter.
    func declares(_ parameter: ParameterDeclaration) -> Bool {
        slots.contains { $0 === parameter } || assigned.contains { $0 === parameter }
    }

    /// Returns the bit of a mark in sets of marks; 0 beyond the 64th, which validation reports.
    static func bit(_ mark: Int) -> UInt64 {
        mark < 64 ? 1 << UInt64(mark) : 0
    }
}
