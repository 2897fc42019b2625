import Replies

/// Finds commands by the words a statement begins with.
final class NameIndex: Sendable {
    /// A command's place in the table, and how many words of the statement its name takes.
    struct Found: Equatable {
        var index: Int
        var length: Int
    }

    /// The pattern of each command, in declared order.
    let patterns: [Pattern]

    /// The indexes of the commands whose names begin with a word, longest names first.
    private let families: [String: [Int]]

    init(_ patterns: [Pattern]) {
        self.patterns = patterns
        let families = Dictionary(grouping: patterns.indices) { patterns[$0].nameWords.first ?? "" }
        self.families = families.mapValues { family in
            family.sorted {
                let (first, second) = (patterns[$0].nameWords.count, patterns[$1].nameWords.count)
                return first == second ? $0 < $1 : first > second
            }
        }
    }

    /// The first command with exactly this name.
    func index(named name: String) -> Int? {
        families[String(name.prefix { $0 != " " })]?.first { patterns[$0].name == name }
    }

    /// The command with the longest name that the words begin with.
    func lookup(_ words: [Word]) throws(CommandError) -> Found {
        guard let first = words.first else { throw .usage("there is no command") }
        if first.isBare, let family = families[first.text] {
            for index in family where begins(words, with: patterns[index].nameWords) {
                return Found(index: index, length: patterns[index].nameWords.count)
            }
            throw needsMore(words, family: family)
        }
        throw unknownVerb(first)
    }

    /// The command that the words of a statement give, and its arguments.
    ///
    /// - Throws: as ``CommandTable/parse(_:allowPrefixes:)`` does.
    func parse(_ words: [Word], allowPrefixes: Bool) throws(CommandError) -> (index: Int, arguments: Arguments) {
        let found = try allowPrefixes ? lookupByPrefix(words) : lookup(words)
        let pattern = patterns[found.index]
        do throws(CommandError) {
            return (found.index, try Matcher.match(words, from: found.length, pattern: pattern))
        } catch {
            throw Matcher.withNearerName(error, words: words, behind: found.length, pattern: pattern)
        }
    }

    /// Returns a statement with the fixed word that it lacks, such as an arrow between two operands; nil if that is not what is wrong.
    func withMissingKeyword(_ words: [Word]) -> [Word]? {
        guard let found = try? lookup(words) else { return nil }
        var matcher = Matcher(words, from: found.length, pattern: patterns[found.index])
        do throws(CommandError) { try matcher.match() } catch {
            guard let missing = matcher.missingKeyword else { return nil }
            let span = words[missing.index].span
            let rest = words[missing.index...].drop { Correction.isOther($0, than: missing.keyword) }
            return words[..<missing.index] + [Word(missing.keyword, span: span.lowerBound..<span.lowerBound)] + rest
        }
        return nil
    }

    /// The command whose name the words begin with, where each word may be a unique beginning of the name's word.
    ///
    /// If a shorter name is a command too, a further word that looks shortened is first tried as its operand.
    func lookupByPrefix(_ words: [Word]) throws(CommandError) -> Found {
        guard let first = words.first else { throw .usage("there is no command") }
        let verb = try expand(first, among: Array(patterns.indices), at: 0, behind: "")
        var members = patterns.indices.filter { patterns[$0].nameWords.first == verb }
        var length = 1
        while true {
            let complete = members.first { patterns[$0].nameWords.count == length }
            let longer = members.filter { patterns[$0].nameWords.count > length }
            if longer.isEmpty, let complete { return Found(index: complete, length: length) }
            guard length < words.count else {
                if let complete { return Found(index: complete, length: length) }
                throw needsMore(words, members: longer, length: length)
            }
            let word = words[length]
            let isExact = longer.contains { word.isBare(patterns[$0].nameWords[length]) }
            if let complete, !isExact {
                let found = Found(index: complete, length: length)
                guard isShortened(word, among: longer, at: length), !doMatch(words, found: found) else { return found }
            }
            let name = words[..<length].map(\.text).joined(separator: " ")
            let next: String
            do {
                next = try expand(word, among: longer, at: length, behind: name)
            } catch {
                if isShortened(word, among: longer, at: length) { throw error }
                throw needsMore(words, members: longer, length: length)
            }
            members = longer.filter { patterns[$0].nameWords[length] == next }
            length += 1
        }
    }

    /// Returns the words of names that may come next, and the commands whose complete names the words may begin with.
    func candidates(_ words: [Word]) -> (verbs: [String], found: [Found]) {
        var members = Array(patterns.indices)
        var found: [Found] = []
        for (position, word) in words.enumerated() {
            let complete = members.filter { patterns[$0].nameWords.count == position }
            let longer = members.filter { patterns[$0].nameWords.count > position && word.isBare }
            members = longer.filter { patterns[$0].nameWords[position] == word.text }
            if members.isEmpty {
                found = complete.map { Found(index: $0, length: position) } + found
                members = longer.filter { patterns[$0].nameWords[position].hasPrefix(word.text) }
            }
            if members.isEmpty { return ([], found) }
        }
        let verbs = members.compactMap { patterns[$0].nameWords.dropFirst(words.count).first }
        let complete = members.filter { patterns[$0].nameWords.count == words.count }
        return (Phrase.unique(verbs), complete.map { Found(index: $0, length: words.count) } + found)
    }

    private func doMatch(_ words: [Word], found: Found) -> Bool {
        var matcher = Matcher(words, from: found.length, pattern: patterns[found.index])
        return (try? matcher.match()) != nil
    }

    private func begins(_ words: [Word], with name: [String]) -> Bool {
        guard words.count >= name.count else { return false }
        for index in name.indices where !words[index].isBare(name[index]) { return false }
        return true
    }

    private func isShortened(_ word: Word, among members: [Int], at position: Int) -> Bool {
        word.isBare && members.contains { patterns[$0].nameWords[position].hasPrefix(word.text) }
    }

    /// Returns the only word, at a position in the members' names, that is a word or begins with it.
    private func expand(
        _ word: Word, among members: [Int], at position: Int, behind name: String
    ) throws(CommandError) -> String {
        var candidates: [String] = []
        for index in members where word.isBare {
            let whole = patterns[index].nameWords[position]
            if whole == word.text { return whole }
            if whole.hasPrefix(word.text), !candidates.contains(whole) { candidates.append(whole) }
        }
        if candidates.count == 1 { return candidates[0] }
        if candidates.isEmpty { throw unknownVerb(word) }
        let verbs = candidates.map { name.isEmpty ? $0 : name + " " + $0 }
        let hint = "it could be " + Phrase.alternatives(verbs.map { "'\($0)'" })
        throw .usage("\(Quoting.shown(word.text)) is ambiguous", span: word.span, hints: [hint])
    }

    // MARK: - Errors

    private func unknownVerb(_ word: Word) -> CommandError {
        var verbs: [String] = []
        for pattern in patterns {
            if let verb = pattern.nameWords.first, !verbs.contains(verb) { verbs.append(verb) }
        }
        let near = command(otherwiseCalled: word.text).map { [$0] } ?? Nearest.names(to: word.text, among: verbs)
        let hint =
            if word.isBare, word.text.hasSuffix(";") {
                Self.separatorHint
            } else if word.isBare, word.text.hasPrefix("!") {
                "the up arrow brings earlier statements back, and Ctrl-R searches them"
            } else if near.isEmpty {
                HelpAdvice.list
            } else {
                "did you mean \(Phrase.alternatives(near.map { "'\($0)'" }))?"
            }
        return CommandError.usage("unknown command \(Quoting.shown(word.text))", span: word.span, hints: [hint])
    }

    /// A hint for those who separate commands as in a shell.
    static let separatorHint = "write one command on each line; '-c' can be given several times"

    /// Returns the name of the command for which other programs use a name.
    private func command(otherwiseCalled name: String) -> String? {
        patterns.first { $0.synonyms.contains(name) }?.name
    }

    /// Returns the names of the commands that the words would give if the rest of the name was between them.
    ///
    /// - Parameters:
    ///   - words: the statement's words.
    ///   - members: commands whose names share their first `length` words and have more.
    ///   - length: how many of the statement's words stand for the shared ones.
    /// - Returns: the first three names, in declared order.
    private func fitting(_ words: [Word], among members: [Int], at length: Int) -> [String] {
        let fitting = members.filter { index in
            let missing = patterns[index].nameWords.dropFirst(length).map { Word($0) }
            let whole = Array(words.prefix(length) + missing + words.dropFirst(length))
            return doMatch(whole, found: Found(index: index, length: length + missing.count))
        }
        return fitting.prefix(3).map { patterns[$0].name }
    }

    /// Returns an error for words of which only the first is known to be part of a name.
    private func needsMore(_ words: [Word], family: [Int]) -> CommandError {
        var members = family.sorted()
        var length = 1
        while length < words.count {
            let narrowed = members.filter { index in
                let name = patterns[index].nameWords
                return length < name.count && words[length].isBare(name[length])
            }
            if narrowed.isEmpty { break }
            members = narrowed
            length += 1
        }
        return needsMore(words, members: members, length: length)
    }

    /// How many usage lines an error shows at most.
    private static let mostUsages = 4

    /// Returns an error for words that begin the names of several commands but are not a complete name.
    ///
    /// - Parameters:
    ///   - words: the statement's words.
    ///   - members: commands whose names share their first `length` words and have more.
    ///   - length: how many of the statement's words stand for those.
    /// - Returns: an error that lists the words that may follow, and the usage lines.
    private func needsMore(_ words: [Word], members: [Int], length: Int) -> CommandError {
        let shared = patterns[members[0]].nameWords.prefix(length).joined(separator: " ")
        let next = Phrase.unique(members.map { patterns[$0].nameWords[length] })
        // More lines would push what was typed off the screen; 'help' lists them.
        let usage = members.count > Self.mostUsages ? [] : members.map { patterns[$0].usage }
        let list = Phrase.alternatives(next.map { "'\($0)'" })
        let help = "see 'help \(shared)'"
        guard length < words.count else {
            let span = words[0].span.lowerBound..<words[length - 1].span.upperBound
            return CommandError.usage("'\(shared)' needs \(list)", span: span, usage: usage, hints: [help])
        }
        let word = words[length]
        let near = word.isBare ? Nearest.name(to: word.text, among: next).map { shared + " " + $0 } : nil
        let names =
            (near ?? command(otherwiseCalled: shared)).map { [$0] } ?? fitting(words, among: members, at: length)
        let hint = names.isEmpty ? help : "did you mean \(Phrase.alternatives(names.map { "'\($0)'" }))?"
        let message = "'\(shared)' needs \(list), not \(Quoting.shown(word.text))"
        return CommandError.usage(message, span: word.span, usage: usage, hints: [hint])
    }
}
