/// The tokens of a file in the form that edits need for both languages: without blanks, comments and delimiters of strings.
package struct CodeTokens: Sendable {
    /// The tokens in order.
    package private(set) var tokens: [CodeToken] = []

    /// Reads the tokens of a file.
    ///
    /// - Parameters:
    ///   - bytes: the file; whatever it holds, it gives tokens.
    ///   - language: the language as which it is read.
    package init(_ bytes: [UInt8], language: FileDeclarations.Language) {
        tokens.reserveCapacity(bytes.count / 6)
        bytes.withUnsafeBufferPointer { bytes in
            switch language {
            case .swift: readSwift(bytes)
            case .objectiveC: readObjectiveC(bytes)
            }
        }
    }

    private mutating func add(_ kind: CodeToken.Kind, from start: Int, to end: Int) {
        tokens.append(CodeToken(kind, range: start..<max(start, end)))
    }

    private mutating func readSwift(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lexer = SwiftLexer(bytes)
        while let token = lexer.next() {
            let (start, end) = (token.range.lowerBound, token.range.upperBound)
            switch token.kind {
            case .blank, .comment, .delimiter: break
            case .identifier:
                let isQuoted = bytes[start] == Byte.backtick
                add(.identifier, from: isQuoted ? start + 1 : start, to: isQuoted ? end - 1 : end)
            case .number: add(.number, from: start, to: end)
            case .text: add(.string, from: start, to: end)
            case .mark: add(.mark, from: start, to: end)
            }
        }
    }

    private mutating func readObjectiveC(_ bytes: UnsafeBufferPointer<UInt8>) {
        var lexer = ObjCLexer(bytes)
        while true {
            let token = lexer.next()
            let (start, end) = (Int(token.start), Int(token.end))
            switch token.kind {
            case .end: return
            case .blank, .newline, .comment: break
            case .identifier: add(.identifier, from: start, to: end)
            case .number: add(.number, from: start, to: end)
            case .atWord:
                add(.mark, from: start, to: start + 1)
                add(.identifier, from: start + 1, to: end)
            case .objcString:
                add(.mark, from: start, to: start + 1)
                addText(of: token, in: bytes)
            case .string, .character, .headerName: addText(of: token, in: bytes)
            case .mark: add(.mark, from: start, to: end)
            }
        }
    }

    /// Adds the text of a literal without its delimiters; the closing one may be missing.
    private mutating func addText(of token: ObjCToken, in bytes: UnsafeBufferPointer<UInt8>) {
        let text = ObjCLexer.text(of: token, in: bytes)
        add(.string, from: text.lowerBound, to: text.upperBound)
    }
}
