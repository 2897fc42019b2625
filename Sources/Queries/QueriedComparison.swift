import Bytes
import CommandLanguage

/// How a term of a query compares what an object has with a value.
enum QueriedComparison: String, CaseIterable, Sendable {
    /// The field's own way: `class:UIControl` finds subclasses, `id:hS` beginnings.
    case field = ":"
    case equal = "="
    case unequal = "!="
    /// A part, whatever the case of letters.
    case part = "~"
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    /// Whether only numbers can be compared so.
    var isOrder: Bool {
        switch self {
        case .less, .lessOrEqual, .greater, .greaterOrEqual: true
        case .field, .equal, .unequal, .part: false
        }
    }

    /// Whether a number compares so with another.
    func holds(_ one: Double, than other: Double) -> Bool {
        switch self {
        case .less: one < other
        case .lessOrEqual: one <= other
        case .greater: one > other
        case .greaterOrEqual: one >= other
        case .unequal: one != other
        case .equal, .field, .part: one == other
        }
    }

    /// What users of other languages write, and what they mean.
    static let otherSpellings: [String: QueriedComparison] = [
        "==": .equal, "=>": .greaterOrEqual, "=<": .lessOrEqual, "<>": .unequal, "=~": .part, "~=": .part,
        ":=": .equal, "!:": .unequal, "=!": .unequal, "!~": .unequal,
    ]
}

/// The unquoted marks in a word of a query that say how a name and a value are compared.
struct ComparisonMarks {
    /// The comparison; nil for marks that mean none, such as `==`.
    let comparison: QueriedComparison?
    /// Where they are in the word.
    let range: Range<Int>
    /// The marks as they are written.
    let text: String

    private static let marks = Array(":=!~<>".utf8)

    /// Finds the first marks in a word; nil if there are none.
    init?(in word: Word) {
        let bytes = Array(word.text.utf8)
        func isMark(_ index: Int) -> Bool {
            index < bytes.count && Self.marks.contains(bytes[index]) && !word.isQuoted(at: index)
        }
        guard let start = bytes.indices.first(where: isMark) else { return nil }
        // The colons of a selector come one after the other, and so may a field's and the beginning of a value.
        let isColon =
            bytes[start] == Byte.colon && !(start + 1 < bytes.count && bytes[start + 1] == Byte.equals)
        let end = isColon ? start + 1 : bytes.indices[start...].first { !isMark($0) } ?? bytes.count
        range = start..<end
        text = String(decoding: bytes[range], as: UTF8.self)
        comparison = QueriedComparison(rawValue: text)
    }
}

extension Word {
    /// Whether the word begins, or ends, with an unquoted comparison other than a colon, whose other side is another word then.
    func isOpen(atEnd: Bool) -> Bool {
        let last = text.utf8.count - 1
        guard last >= 0, !isQuoted(at: atEnd ? last : 0), atEnd || quoted.first?.lowerBound != 0 else { return false }
        // An empty pair of quotes is a value.
        if atEnd, quoted.last?.upperBound == last + 1 { return false }
        guard let byte = atEnd ? text.utf8.last : text.utf8.first else { return false }
        return "=~<>".utf8.contains(byte)
            || !atEnd && byte == Byte.exclamation && text.utf8.count > 1
                && text.utf8.dropFirst().first == Byte.equals
    }

    /// The word with another one directly after it.
    func joined(with other: Word) -> Word {
        let count = text.utf8.count
        return Word(
            text + other.text, span: span.lowerBound..<other.span.upperBound,
            quoted: quoted + other.quoted.map { $0.lowerBound + count..<$0.upperBound + count })
    }
}
