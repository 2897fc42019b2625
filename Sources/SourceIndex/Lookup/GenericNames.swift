import Platform

/// Finds the names of generic parameters and associated types in Swift code, whose values can be of any type.
///
/// The bytes are searched, because all files of a project may have to be: reading their tokens takes ten times as long.
enum GenericNames {
    /// What is followed by a name and a list of generic parameters.
    private static let heads: Set<String> = ["func", "class", "struct", "enum", "actor", "typealias", "macro"]
    /// How long a list of generic parameters is at most.
    private static let longestList = 600

    /// Returns the names that a file declares. Comments are searched, too: a name too many does no harm.
    static func declared(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        for offset in WholeWord.offsets(of: "associatedtype", in: bytes) {
            let text = TokenText(Array(bytes[offset..<min(offset + 200, bytes.count)]), language: .swift)
            if text.isName(1) { found.insert(text.text(1)) }
        }
        for open in bytes.indices where bytes[open] == Byte.less && opensList(open, in: bytes) {
            let end = min(open + longestList, bytes.count)
            found.formUnion(names(TokenText(Array(bytes[open..<end]), language: .swift)))
        }
        return found
    }

    /// Whether an angle bracket opens the generic parameters of a declaration.
    private static func opensList(_ open: Int, in bytes: [UInt8]) -> Bool {
        let (name, start) = word(before: open, in: bytes)
        if name == "init" || name == "subscript" { return true }
        guard !name.isEmpty, start > 0, Byte.isBlank(bytes[start - 1]) else { return false }
        return heads.contains(word(before: start, in: bytes).name)
    }

    /// Returns the word before an offset, and where it begins.
    private static func word(before offset: Int, in bytes: [UInt8]) -> (name: String, start: Int) {
        var end = offset
        while end > 0, Byte.isBlank(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, Byte.isName(bytes[start - 1]) { start -= 1 }
        return (String(decoding: bytes[start..<end], as: UTF8.self), start)
    }

    /// Returns the names in the list that the first token opens.
    private static func names(_ text: TokenText) -> [String] {
        var found: [String] = []
        var depth = 0
        for index in text.tokens.indices {
            if text.isMark(index, equalTo: Byte.less) { depth += 1 }
            if text.isMark(index, equalTo: Byte.greater) { depth -= 1 }
            if depth == 0 { break }
            guard depth == 1, text.isName(index), !text.isWord(index, of: ["each", "let"]) else { continue }
            let isFirst = text.isMark(index - 1, of: [Byte.less, Byte.comma])
            if isFirst || text.isWord(index - 1, equalTo: "each") { found.append(text.text(index)) }
        }
        return found
    }
}

extension SourceIndex {
    /// Returns the names of the generic parameters and associated types that a Swift file declares.
    package func genericNames(inFile path: String) -> Set<String> {
        guard path.hasSuffix(".swift"), let bytes = overlay[path] ?? (try? FileIO.read(path)) else { return [] }
        return GenericNames.declared(in: bytes)
    }

    /// Returns the names of the generic parameters and associated types that any Swift file declares.
    package func genericNames() -> Set<String> {
        paths.reduce(into: []) { $0.formUnion(genericNames(inFile: $1)) }
    }
}
