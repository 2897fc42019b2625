extension CommandTable {
    /// A command and how many words of the statement its name takes.
    struct Found: Equatable {
        var index: Int
        var length: Int
    }

    /// The command whose whole name the words begin with, the longest such.
    func lookup(_ words: [Word]) throws(LanguageError) -> Found {
        guard let first = words.first else { throw LanguageError("there is no command") }
        if first.isBare, let family = families[first.text] {
            for index in family where begins(words, with: commands[index].nameWords) {
                return Found(index: index, length: commands[index].nameWords.count)
            }
            throw needsMore(words, family: family)
        }
        throw unknownVerb(first)
    }

    /// The command whose name the words begin with when each may be a unique beginning of the name's.
    ///
    /// Where a shorter name is a command too, a shortened further word is first tried as its operand.
    func lookupByPrefix(_ words: [Word]) throws(LanguageError) -> Found {
        guard let first = words.first else { throw LanguageError("there is no command") }
        let verb = try expand(first, among: Array(commands.indices), at: 0, behind: "")
        var members = commands.indices.filter { commands[$0].nameWords.first == verb }
        var length = 1
        while true {
            let complete = members.first { commands[$0].nameWords.count == length }
            let longer = members.filter { commands[$0].nameWords.count > length }
            if longer.isEmpty, let complete { return Found(index: complete, length: length) }
            guard length < words.count else {
                if let complete { return Found(index: complete, length: length) }
                throw needsMore(words, members: longer, length: length)
            }
            let word = words[length]
            let isExact = longer.contains { word.isBare(commands[$0].nameWords[length]) }
            if let complete, !isExact {
                let found = Found(index: complete, length: length)
                guard isShortened(word, longer, length), (try? parse(words, as: found)) == nil else { return found }
            }
            let name = words[..<length].map(\.text).joined(separator: " ")
            let next: String
            do {
                next = try expand(word, among: longer, at: length, behind: name)
            } catch {
                if isShortened(word, longer, length) { throw error }
                throw needsMore(words, members: longer, length: length)
            }
            members = longer.filter { commands[$0].nameWords[length] == next }
            length += 1
        }
    }

    private func begins(_ words: [Word], with name: [String]) -> Bool {
        guard words.count >= name.count else { return false }
        for index in name.indices where !words[index].isBare(name[index]) { return false }
        return true
    }

    private func isShortened(_ word: Word, _ members: [Int], _ position: Int) -> Bool {
        word.isBare && members.contains { commands[$0].nameWords[position].hasPrefix(word.text) }
    }

    /// The one word, at a position in the members' names, that a word is or begins.
    private func expand(
        _ word: Word, among members: [Int], at position: Int, behind name: String
    ) throws(LanguageError) -> String {
        var candidates: [String] = []
        for index in members where word.isBare {
            let whole = commands[index].nameWords[position]
            if whole == word.text { return whole }
            if whole.hasPrefix(word.text), !candidates.contains(whole) { candidates.append(whole) }
        }
        if candidates.count == 1 { return candidates[0] }
        if candidates.isEmpty { throw unknownVerb(word) }
        let verbs = candidates.map { name.isEmpty ? $0 : name + " " + $0 }
        let hint = "it could be " + Phrase.alternatives(verbs.map { "'\($0)'" })
        throw LanguageError("\(Quoting.shown(word.text)) is ambiguous", span: word.span, hints: [hint])
    }

    // MARK: - Errors

    private func unknownVerb(_ word: Word) -> LanguageError {
        var verbs: [String] = []
        for command in commands {
            if let verb = command.nameWords.first, !verbs.contains(verb) { verbs.append(verb) }
        }
        let near = Nearest.names(to: word.text, among: verbs)
        let hint =
            near.isEmpty
            ? "see 'help' for the commands" : "did you mean \(Phrase.alternatives(near.map { "'\($0)'" }))?"
        return LanguageError("unknown verb \(Quoting.shown(word.text))", span: word.span, hints: [hint])
    }

    /// An error for words of which only the first is known to belong to names.
    private func needsMore(_ words: [Word], family: [Int]) -> LanguageError {
        var members = family.sorted()
        var length = 1
        while length < words.count {
            let narrowed = members.filter { index in
                let name = commands[index].nameWords
                return length < name.count && words[length].isBare(name[length])
            }
            if narrowed.isEmpty { break }
            members = narrowed
            length += 1
        }
        return needsMore(words, members: members, length: length)
    }

    /// An error for words that begin the names of several commands but are the name of none.
    ///
    /// - Parameters:
    ///   - words: the statement's words.
    ///   - members: commands whose names share at least their first `length` words, and go on.
    ///   - length: how many of the statement's words stand for those.
    /// - Returns: an error that lists the words that may follow, and the usage lines.
    private func needsMore(_ words: [Word], members: [Int], length: Int) -> LanguageError {
        let shared = commands[members[0]].nameWords.prefix(length).joined(separator: " ")
        let next = Phrase.unique(members.map { commands[$0].nameWords[length] })
        let usage = members.map { commands[$0].usage }
        let list = Phrase.alternatives(next.map { "'\($0)'" })
        let help = "see 'help \(shared)'"
        guard length < words.count else {
            let span = words[0].span.lowerBound..<words[length - 1].span.upperBound
            return LanguageError("'\(shared)' needs \(list)", span: span, usage: usage, hints: [help])
        }
        let word = words[length]
        let near = word.isBare ? Nearest.name(to: word.text, among: next) : nil
        let hint = near.map { "did you mean '\(shared) \($0)'?" } ?? help
        let message = "'\(shared)' needs \(list), not \(Quoting.shown(word.text))"
        return LanguageError(message, span: word.span, usage: usage, hints: [hint])
    }
}
