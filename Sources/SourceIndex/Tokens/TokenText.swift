/// The tokens of a file, with questions about a token and those around it.
package struct TokenText {
    /// The tokens in order.
    package let tokens: [CodeToken]
    /// The bytes of the file.
    package let bytes: [UInt8]

    /// Reads the tokens of a file of the index.
    package init(_ file: CodeFile) { self.init(file.bytes, language: file.declarations.language) }

    /// Reads the tokens of a file.
    package init(_ bytes: [UInt8], language: FileDeclarations.Language) {
        tokens = CodeTokens(bytes, language: language).tokens
        self.bytes = bytes
    }

    /// Returns whether a token is a word.
    package func isWord(_ index: Int, equalTo word: String) -> Bool {
        isName(index) && bytes[tokens[index].range].elementsEqual(word.utf8)
    }

    /// Returns whether a token is one of some words.
    package func isWord(_ index: Int, of words: Set<String>) -> Bool { isName(index) && words.contains(text(index)) }

    /// Returns whether a token is a name or keyword.
    package func isName(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .identifier }

    /// Returns whether a token is a mark.
    package func isMark(_ index: Int, equalTo mark: UInt8) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .mark && bytes[tokens[index].range.lowerBound] == mark
    }

    /// Returns whether a token is one of some marks.
    package func isMark(_ index: Int, of marks: [UInt8]) -> Bool { marks.contains { isMark(index, equalTo: $0) } }

    /// Returns the text of a token, empty if there is none at the index.
    package func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: bytes[tokens[index].range], as: UTF8.self) : ""
    }

    /// Returns the offset at which a token begins.
    package func offset(_ index: Int) -> Int { tokens[index].range.lowerBound }

    /// Returns the first token that begins at an offset or after it.
    package func index(at offset: Int) -> Int {
        var (low, high) = (0, tokens.count)
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the tokens that begin in a range of bytes.
    package func indices(in range: Range<Int>) -> Range<Int> {
        let start = index(at: range.lowerBound)
        return start..<max(start, index(at: range.upperBound))
    }

    /// Returns the token after the parenthesis that closes the list around a token; nil if it is more than 400 tokens away.
    package func behindParenthesis(from index: Int) -> Int? {
        var depth = 0
        for other in index..<min(index + 400, tokens.count) {
            if isMark(other, equalTo: Byte.openParenthesis) { depth += 1 }
            guard isMark(other, equalTo: Byte.closeParenthesis) else { continue }
            if depth == 0 { return other + 1 }
            depth -= 1
        }
        return nil
    }
}
