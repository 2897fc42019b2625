import Bytes

/// The words that tell `BodyBlanker` what the next braces are.
enum DeclarationKeyword {
    /// `func`: a name and a body follow.
    case function
    /// `init`: a body follows.
    case initializer
    /// `deinit`, `subscript`, `set`, `willSet`, `didSet`: a body follows.
    case body
    /// `var`: an accessor block may follow.
    case variable
    /// `class`, `struct` and the like: a name follows, and braces that stay.
    case type
    /// Another word that begins a declaration or statement.
    case other

    private static let words: [String: DeclarationKeyword] = {
        let words: [(DeclarationKeyword, [String])] = [
            (.function, ["func"]),
            (.initializer, ["init"]),
            (.body, ["deinit", "subscript", "set", "willSet", "didSet"]),
            (.variable, ["var"]),
            (.type, ["class", "struct", "enum", "extension", "protocol", "actor"]),
            (
                .other,
                [
                    "let", "case", "import", "typealias", "associatedtype", "operator", "precedencegroup", "macro",
                    "get", "_read", "_modify", "if", "for", "while", "repeat", "do", "switch", "guard", "defer",
                    "static", "override", "public", "private", "internal", "fileprivate", "open", "final", "required",
                    "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating", "indirect", "dynamic",
                    "optional", "nonisolated", "package",
                ]
            ),
        ]
        return Dictionary(uniqueKeysWithValues: words.flatMap { keyword, words in words.map { ($0, keyword) } })
    }()

    private static let accessors: Set<String> = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init", "mutating", "nonmutating",
        "borrowing", "consuming", "__consuming", "unsafeAddress", "unsafeMutableAddress", "yielding", "borrow",
        "mutate",
    ]

    /// Recognizes the keyword in a range of a file, nil if the word is not one; a word after a dot never is.
    init?(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        let start = range.lowerBound
        // All of them have 2 to 15 letters and begin with a lower-case one or an underscore
        guard range.count >= 2, range.count <= 15, bytes[start] >= Byte.underscore, bytes[start] < 0x80,
            start == 0 || bytes[start - 1] != Byte.period,
            let keyword = Self.words[String(decoding: bytes[range], as: UTF8.self)]
        else { return nil }
        self = keyword
    }

    /// Returns whether a word at the start of a property's braces may begin an accessor.
    static func beginsAccessor(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        accessors.contains(String(decoding: bytes[range], as: UTF8.self))
    }
}
