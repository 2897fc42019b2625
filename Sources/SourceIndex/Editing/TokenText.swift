/// The tokens of a file with questions about what stands around one.
struct TokenText {
    let tokens: [CodeToken]
    let bytes: [UInt8]

    init(_ file: CodeFile) { self.init(file.bytes, file.declarations.language) }

    init(_ bytes: [UInt8], _ language: FileDeclarations.Language) {
        let source = CodeTokens(bytes, language)
        (tokens, self.bytes) = (source.tokens, bytes)
    }

    /// Whether a token is a word.
    func isWord(_ index: Int, _ word: String) -> Bool {
        isName(index) && bytes[tokens[index].range].elementsEqual(word.utf8)
    }

    /// Whether a token is one of some words.
    func isWord(_ index: Int, of words: Set<String>) -> Bool { isName(index) && words.contains(text(index)) }

    /// Whether a token is a name or keyword.
    func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .identifier }

    /// Whether a token is a mark.
    func isMark(_ index: Int, _ mark: UInt8) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .mark && bytes[tokens[index].range.lowerBound] == mark
    }

    /// Whether a token is one of some marks.
    func isMark(_ index: Int, of marks: [UInt8]) -> Bool { marks.contains { isMark(index, $0) } }

    /// A token as it is written.
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    /// Where a token begins.
    func offset(_ index: Int) -> Int { tokens[index].range.lowerBound }

    /// The first token that begins at or behind a byte.
    func index(at offset: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The tokens of a stretch of bytes.
    func indices(in range: Range<Int>) -> Range<Int> {
        let start = index(at: range.lowerBound)
        return start..<max(start, index(at: range.upperBound))
    }

    /// The token behind the parenthesis that closes what a token is in; nil when it is far away.
    func behindParenthesis(from index: Int) -> Int? {
        var depth = 0
        for other in index..<min(index + 400, tokens.count) {
            if isMark(other, Byte.openParenthesis) { depth += 1 }
            guard isMark(other, Byte.closeParenthesis) else { continue }
            if depth == 0 { return other + 1 }
            depth -= 1
        }
        return nil
    }
}
