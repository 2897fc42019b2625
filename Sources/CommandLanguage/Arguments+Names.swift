// Looking arguments up by the names of parameters, for commands whose parameters are not declared as values yet.
extension Arguments {
    /// The first word given for a parameter, or nothing if it was left out.
    ///
    /// - Parameter name: the parameter's name as declared.
    public subscript(name: String) -> Word? {
        for entry in entries where pattern.slots[entry.slot].name == name { return words[entry.word] }
        return nil
    }

    /// The word given for a parameter that the syntax requires.
    ///
    /// - Throws: an error that names the parameter if there is no word for it.
    public func required(_ name: String) throws(LanguageError) -> Word {
        if let word = self[name] { return word }
        throw LanguageError("missing \(name)", span: verb, usage: [pattern.usage])
    }

    /// The words given for a parameter that takes several, in their order.
    public func several(_ name: String) -> [Word] {
        var found: [Word] = []
        for entry in entries where pattern.slots[entry.slot].name == name {
            found.append(words[entry.word])
        }
        return found
    }

    /// The value assigned to a name, or nothing if there is no such assignment.
    public func assignment(_ name: String) -> Word? {
        for assignment in assignments where assignment.name.text == name { return assignment.value }
        return nil
    }

    /// Whether a flag, or a keyword from an optional piece, is given.
    public func has(_ word: String) -> Bool {
        for mark in pattern.marks.indices where pattern.marks[mark].name == word {
            return marks & Pattern.bit(mark) != 0
        }
        return false
    }

    /// The whole number given for a parameter, or nothing if it was left out.
    ///
    /// - Throws: an error with the word's span if it is no whole number.
    public func integer(_ name: String) throws(LanguageError) -> Int? {
        guard let entry = entries.first(where: { pattern.slots[$0.slot].name == name }) else { return nil }
        return try pattern.slots[entry.slot].wholeNumber(words[entry.word])
    }
}
