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

    private static let functions: [StaticString] = ["func"]
    private static let initializers: [StaticString] = ["init"]
    private static let bodies: [StaticString] = ["deinit", "subscript", "set", "willSet", "didSet"]
    private static let variables: [StaticString] = ["var"]
    private static let types: [StaticString] = ["class", "struct", "enum", "extension", "protocol", "actor"]
    private static let others: [StaticString] = [
        "let", "case", "import", "typealias", "associatedtype", "operator", "precedencegroup", "macro", "get", "_read",
        "_modify", "if", "for", "while", "repeat", "do", "switch", "guard", "defer", "static", "override", "public",
        "private",
        "internal", "fileprivate", "open", "final", "required", "convenience", "lazy", "weak", "unowned", "mutating",
        "nonmutating", "indirect", "dynamic", "optional", "nonisolated", "package",
    ]
    private static let accessors: [StaticString] = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "init", "mutating", "nonmutating",
        "borrowing",
        "consuming", "__consuming", "unsafeAddress", "unsafeMutableAddress", "yielding", "borrow", "mutate",
    ]

    /// The keyword that a word is, nil if it is none; a word after a dot is none.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
        // Keywords are short and in lower case.
        guard end - start >= 2, end - start <= 15, bytes[start] >= UInt8(ascii: "_") else { return nil }
        if start > 0, bytes[start - 1] == UInt8(ascii: ".") || bytes[start - 1] == UInt8(ascii: "`") { return nil }
        if Self.isOne(of: Self.functions, bytes, start, end) {
            self = .function
        } else if Self.isOne(of: Self.variables, bytes, start, end) {
            self = .variable
        } else if Self.isOne(of: Self.types, bytes, start, end) {
            self = .type
        } else if Self.isOne(of: Self.initializers, bytes, start, end) {
            self = .initializer
        } else if Self.isOne(of: Self.bodies, bytes, start, end) {
            self = .body
        } else if Self.isOne(of: Self.others, bytes, start, end) {
            self = .other
        } else {
            return nil
        }
    }

    /// Whether a word at the start of a property's braces may begin an accessor.
    static func beginsAccessor(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        isOne(of: accessors, bytes, start, end)
    }

    private static func isOne(
        of words: [StaticString], _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
    ) -> Bool {
        words.contains { word in
            word.utf8CodeUnitCount == end - start && WantedWords.isAt(start, word, in: bytes)
        }
    }
}
