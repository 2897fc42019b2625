import Bytes
import CommandLanguage
import NibEditing
import NibInspecting
import ObjectReferences
import Queries
import Replies

/// What was probably meant by a statement that failed: the whole line to type, or the words that its last parameter takes.
struct StatementAdvice {
    let shell: Shell
    let words: [Word]

    /// Returns an error of the statement with what is known of what was meant.
    func advised(_ error: CommandError) -> CommandError {
        guard error.statement == nil else { return error }
        var error = error
        if let line = bracedQuery ?? otherForm ?? otherOrder ?? quotedDevice
            ?? OtherLines(shell: shell, words: words, error: error).line
        {
            error.usage = []
            error.hints = [Correction.line(line)]
        } else if let offered = offered(error) {
            error.hints.insert(offered, at: 0)
        } else {
            let near = NearOffers(shell: shell, words: words).names(for: error)
            error.hints.insert(contentsOf: Advice.didYouMean(near), at: 0)
        }
        if let name = Self.bracedName(in: words) {
            error.hints.insert("a name is written without braces: $\(name)", at: 0)
        }
        return error
    }

    /// Returns the reply to the statement with a note on a name that was read as text because of its braces.
    func noted(_ reply: Reply) -> Reply {
        guard let name = Self.bracedName(in: words), shell.scripts.names.isSet(name) else { return reply }
        return reply.noting("'${\(name)}' was taken as text; the name is written $\(name)")
    }

    private func isAccepted(_ words: [Word]) -> Bool { (try? MeantStatement(words, in: shell))?.isQueried == true }

    // MARK: - Queries

    /// The statement with braces around the terms of a query, or a blank after these: `set class:UILabel tag 9`.
    private var bracedQuery: [Word]? {
        if let braced = BracedWords(words) {
            guard let group = braced.groups.first, let suffix = group.suffix else { return nil }
            var separated = braced.words
            let path = suffix.slice(1..<suffix.text.utf8.count)
            separated.replaceSubrange(group.index...group.index, with: Self.spelled(group.words) + [path])
            if isAccepted(separated) { return separated }
            return words[0].isBare("inspect") ? [Word("inspect"), Word("attributes")] + Self.spelled(group.words) : nil
        }
        guard let start = words.indices.dropFirst().first(where: { Self.isField(words[$0]) }) else { return nil }
        let ends = words.indices[start...].prefix { $0 == start || Self.isTerm(words[$0]) }
        for end in ends.reversed() {
            var braced = words
            braced[end] = Word(braced[end].text + "}", span: braced[end].span)
            braced[start] = Word("{" + braced[start].text, span: braced[start].span)
            if isAccepted(braced) { return braced }
        }
        return nil
    }

    private static func spelled(_ query: [Word]) -> [Word] {
        (try? Lexer.words(of: query.map(\.spelling).joined(separator: " "))) ?? query
    }

    private static func isField(_ word: Word) -> Bool {
        guard word.isBare, let colon = word.text.firstIndex(of: ":") else { return false }
        return QueryField(rawValue: String(word.text[..<colon])) != nil
    }

    private static func isTerm(_ word: Word) -> Bool {
        isField(word)
            || word.isBare && ["~", "<", ">", "!="].contains { word.text.contains($0) } && word.text != "->"
                && word.text != "<-"
    }

    // MARK: - Forms

    /// The statement without the word for a kind that does not fit, if one end says that the connection is an action, or that it is
    /// none: `connect outlet Go -> owner.pressed:`.
    private var otherForm: [Word]? {
        guard words.count > 2, ["connect", "disconnect"].contains(words[0].text), words[1].isBare,
            let given = ConnectionKind(rawValue: words[1].text)
        else { return nil }
        var others = words
        others.remove(at: 1)
        guard let command = shell.trial?.accepting(others), command != "\(words[0].text) \(given.rawValue)" else {
            return nil
        }
        return (given == .action) != command.hasSuffix(" action") ? others : nil
    }

    /// The statement with its words in the order of the command: `set title "Go" Start`, `set "Go".title Start`, and `set title Start`
    /// for the selected object.
    private var otherOrder: [Word]? {
        guard words.count > 1, words[0].isBare, ["set", "unset"].contains(words[0].text) else { return nil }
        var orders = [[words[0], Word(".")] + words[1...]]
        if words.count > 2 { orders.append([words[0], words[2], words[1]] + words[3...]) }
        if let (object, path) = words[1].split(atFirst: Byte.period) {
            orders.append([words[0], object, path] + words[2...])
        }
        return orders.first { shell.trial?.accepting($0) != nil }
    }

    // MARK: - Devices

    /// The statement with quotes around the name of a device: `layout --device iPhone SE`.
    private var quotedDevice: [Word]? {
        guard let option = words.firstIndex(where: { $0.isBare("--device") }) else { return nil }
        let rest = words[(option + 1)...].prefix { $0.isBare }
        for count in stride(from: rest.count, to: 1, by: -1) {
            let name = rest.prefix(count).map(\.text).joined(separator: " ")
            guard LayoutCommand.devices.contains(where: { $0.lowercased() == name.lowercased() }),
                let quoted = try? Lexer.words(of: "\"\(name)\"")
            else { continue }
            var meant = words
            meant.replaceSubrange(option + 1...option + count, with: quoted)
            return meant
        }
        return nil
    }

    // MARK: - Offers

    /// More words than this are not listed.
    private static let mostWords = 16
    /// Of more words, so many are listed.
    private static let fewWords = 8

    /// The words that the parameter can be that is missing at the end of the statement.
    private func offered(_ error: CommandError) -> String? {
        guard error.code == "usage", let span = error.span, span.isEmpty, span.lowerBound == words.last?.span.upperBound
        else { return nil }
        let text = Correction.line(words) + " "
        guard let (parameter, items) = ShellCompletion(shell: shell).offers(after: text) else { return nil }
        guard items.count > Self.mostWords else { return "\(parameter) can be \(items.joined(separator: ", "))" }
        return
            "\(parameter) can be \(items.prefix(Self.fewWords).joined(separator: ", ")), …; Tab lists all \(items.count)"
    }

    // MARK: - Names

    /// The name in a word that is written as in a shell: `${name}`.
    private static func bracedName(in words: [Word]) -> String? {
        words.lazy.compactMap { word -> String? in
            // Every statement is looked at, and hardly any word has this sign.
            guard word.isBare, word.text.utf8.contains(Byte.dollar) else { return nil }
            let parts = word.text.split(separator: "$", omittingEmptySubsequences: false)
            guard let part = parts.dropFirst().first(where: { $0.hasPrefix("{") && $0.contains("}") }) else {
                return nil
            }
            let name = part.dropFirst().prefix { $0 != "}" }
            return Quoting.isName("$" + name) ? String(name) : nil
        }.first
    }
}
