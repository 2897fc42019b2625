import Platform

extension SourceIndex {
    /// Whether a Swift file assigns a value other than nil to a name, bare or after `self.`.
    ///
    /// - Parameters:
    ///   - name: the name of a property.
    ///   - path: the file, as the index names it.
    /// - Returns: false for other languages, and if the file cannot be read.
    package func assigns(_ name: String, inFile path: String) -> Bool {
        guard path.hasSuffix(".swift"), let bytes = overlay[path] ?? (try? FileIO.read(path)),
            CodeFile.mentions(name, in: bytes)
        else { return false }
        let text = TokenText(bytes, language: .swift)
        return text.tokens.indices.contains { text.isWord($0, equalTo: name) && text.isAssigned($0) }
    }
}

extension TokenText {
    /// Whether a name is on the left of `=`, with a value other than nil; a local variable's own declaration does not count.
    fileprivate func isAssigned(_ index: Int) -> Bool {
        guard isMark(index + 1, equalTo: Byte.equals), !isMark(index + 2, equalTo: Byte.equals),
            !isWord(index + 2, equalTo: "nil")
        else { return false }
        if isMark(index - 1, equalTo: Byte.period) { return isWord(index - 2, equalTo: "self") }
        return !isWord(index - 1, of: ["let", "var"])
    }
}
