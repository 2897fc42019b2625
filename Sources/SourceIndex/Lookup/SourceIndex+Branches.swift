import Platform

extension SourceIndex {
    /// Whether a place in a source file is in a branch of `#if`, so that it may not be compiled. Directives begin their lines.
    package func isConditional(at offset: Int, inFile path: String) -> Bool {
        guard let bytes = overlay[path] ?? (try? FileIO.read(path)) else { return false }
        var depth = 0
        for line in bytes.prefix(offset).split(separator: Byte.newline) {
            let line = line.drop(while: Byte.isBlank)
            if line.starts(with: "#if".utf8) { depth += 1 }
            if line.starts(with: "#endif".utf8) { depth -= 1 }
        }
        return depth > 0
    }

    /// Whether a place in a source file is in a branch that a constant of the file turns off, as in `if false {`. The file is read.
    package func isTurnedOff(at offset: Int, inFile path: String) -> Bool {
        guard let text = text(of: path) else { return false }
        return text.blocks(around: offset).contains { text.isTurnedOff(block: $0) }
    }

    /// Whether a place in a source file is in a preview of Xcode, which users do not see. The file is read.
    package func isInPreview(at offset: Int, inFile path: String) -> Bool {
        guard path.hasSuffix(".swift"), let text = text(of: path) else { return false }
        return text.blocks(around: offset).contains { block in
            text.head(ofBlock: block).contains { index in
                text.isWord(index, equalTo: "PreviewProvider")
                    || text.isWord(index, equalTo: "Preview") && text.isMark(index - 1, equalTo: Byte.hash)
            }
        }
    }

    private func text(of path: String) -> TokenText? {
        guard let bytes = overlay[path] ?? (try? FileIO.read(path)) else { return nil }
        return TokenText(bytes, language: path.hasSuffix(".swift") ? .swift : .objectiveC)
    }
}

extension TokenText {
    /// Returns the braces that open the blocks around a place, the outermost first.
    fileprivate func blocks(around offset: Int) -> [Int] {
        var open: [Int] = []
        for index in tokens.indices.prefix(while: { self.offset($0) < offset }) {
            if isMark(index, equalTo: Byte.openBrace) { open.append(index) }
            if isMark(index, equalTo: Byte.closeBrace) { _ = open.popLast() }
        }
        return open
    }

    /// Returns the tokens before the brace of a block that belong to it: back to the end of the statement before.
    fileprivate func head(ofBlock brace: Int) -> Range<Int> {
        let ends = [Byte.openBrace, Byte.closeBrace, Byte.semicolon]
        let start = (max(0, brace - 40)..<brace).last { isMark($0, of: ends) }
        return (start.map { $0 + 1 } ?? max(0, brace - 40))..<brace
    }

    /// Whether a block is that of an `if` whose condition begins with a constant that is false.
    fileprivate func isTurnedOff(block brace: Int) -> Bool {
        guard let start = head(ofBlock: brace).last(where: { isWord($0, equalTo: "if") }) else { return false }
        var condition = start + 1
        while isMark(condition, equalTo: Byte.openParenthesis)
            || isName(condition) && isMark(condition + 1, equalTo: Byte.period)
        {
            condition += isName(condition) ? 2 : 1
        }
        let next = condition + 1
        let isWhole = next == brace || isMark(next, of: [Byte.closeParenthesis, Byte.comma, UInt8(ascii: "&")])
        return condition < brace && isWhole
            && (isFalse(condition) || isName(condition) && isFalseConstant(text(condition)))
    }

    private func isFalse(_ index: Int) -> Bool {
        isWord(index, of: ["false", "NO", "FALSE"]) || tokens.indices.contains(index) && text(index) == "0"
    }

    /// Whether the file declares a constant of a name that is false: `let isReady = false`, `#define READY NO`.
    private func isFalseConstant(_ name: String) -> Bool {
        let declarations = tokens.indices.filter { isWord($0, equalTo: name) && isDeclared(constant: $0) }
        return declarations.count == 1 && isFalse(value(of: declarations[0]))
    }

    private func isDeclared(constant index: Int) -> Bool {
        if isWord(index - 1, of: ["let", "define"]) { return true }
        return isWord(index - 1, of: ["BOOL", "bool"]) && isWord(index - 2, equalTo: "const")
            || isWord(index - 1, equalTo: "const") && isWord(index - 2, of: ["BOOL", "bool"])
    }

    /// Returns the token of the value that a constant is declared with.
    private func value(of constant: Int) -> Int {
        if isWord(constant - 1, equalTo: "define") { return constant + 1 }
        let equals = isMark(constant + 1, equalTo: Byte.colon) ? constant + 3 : constant + 1
        return isMark(equals, equalTo: Byte.equals) ? equals + 1 : constant
    }
}
