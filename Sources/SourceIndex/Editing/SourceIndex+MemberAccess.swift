import Platform

extension SourceIndex {
    /// Whether a Swift file assigns a value other than nil to a name, bare or after `self.`.
    ///
    /// - Parameters:
    ///   - name: the name of a property.
    ///   - path: the file, as the index names it.
    /// - Returns: false for other languages, and if the file cannot be read.
    package func assigns(_ name: String, inFile path: String) -> Bool {
        guard path.hasSuffix(".swift"), let text = tokens(of: path, with: name) else { return false }
        return text.tokens.indices.contains { text.isWord($0, equalTo: name) && text.isAssigned($0) }
    }

    /// Whether code may read a property: the class's own files have its name besides the declaration, or another file has it after a
    /// period. In Objective-C any mention counts.
    ///
    /// - Parameters:
    ///   - name: the name of a property.
    ///   - own: the files of the class, of its superclasses and of its subclasses.
    /// - Returns: false if nothing can read it.
    package func reads(_ name: String, ofClassesIn own: [String]) -> Bool {
        let own = Set(own)
        return paths.contains { path in
            guard let text = tokens(of: path, with: name) else { return false }
            return text.tokens.indices.contains { index in
                guard text.isWord(index, equalTo: name) else { return false }
                if !path.hasSuffix(".swift") || text.isMark(index - 1, equalTo: Byte.period) { return true }
                return own.contains(path) && !text.isWord(index - 1, of: ["let", "var"])
            }
        }
    }

    /// Returns the tokens of a file; nil if it cannot be read or does not have the name.
    private func tokens(of path: String, with name: String) -> TokenText? {
        guard let bytes = overlay[path] ?? (try? FileIO.read(path)), CodeFile.mentions(name, in: bytes) else {
            return nil
        }
        return TokenText(bytes, language: path.hasSuffix(".swift") ? .swift : .objectiveC)
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
