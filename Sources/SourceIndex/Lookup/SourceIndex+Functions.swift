import Platform

extension SourceIndex {
    /// Returns the type that the free Swift functions of a name return, as it is written; nil if there is none, or they differ.
    ///
    /// The index knows only members of types, so every file is searched for the name.
    package func result(ofFunction name: String) -> String? {
        var found: Set<String> = []
        for path in paths where path.hasSuffix(".swift") {
            guard let bytes = overlay[path] ?? (try? FileIO.read(path)), CodeFile.mentions("func " + name, in: bytes)
            else {
                continue
            }
            found.formUnion(TokenText(bytes, language: .swift).results(ofFunction: name))
        }
        return found.count == 1 ? found.first : nil
    }
}

extension TokenText {
    /// Returns the types that functions of a name outside of all types return; that of a function without a result is empty.
    func results(ofFunction name: String) -> [String] {
        var found: [String] = []
        var depth = 0
        for index in tokens.indices {
            if isMark(index, equalTo: Byte.openBrace) { depth += 1 }
            if isMark(index, equalTo: Byte.closeBrace) { depth -= 1 }
            guard depth == 0, isWord(index, equalTo: name), isWord(index - 1, equalTo: "func") else { continue }
            found.append(result(ofFunctionAt: index))
        }
        return found
    }

    /// Returns what is written between the arrow and the body of a function.
    private func result(ofFunctionAt index: Int) -> String {
        guard
            let open = (index..<min(index + 40, tokens.count)).first(where: {
                isMark($0, equalTo: Byte.openParenthesis)
            }),
            var next = behindParenthesis(from: open + 1)
        else { return "" }
        while isWord(next, of: ["async", "throws", "rethrows"]) { next += 1 }
        guard isMark(next, equalTo: Byte.minus), isMark(next + 1, equalTo: Byte.greater) else { return "" }
        let start = next + 2
        let isEnd = { (index: Int) in
            self.isMark(index, equalTo: Byte.openBrace) || self.isWord(index, equalTo: "where")
        }
        let end = (start..<tokens.count).first(where: isEnd) ?? start
        return (start..<end).map { text($0) }.joined()
    }
}
