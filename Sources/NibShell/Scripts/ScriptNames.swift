import Bytes
import CommandLanguage
import NibDocument
import ObjectReferences
import Queries
import Replies

/// The `$names` of a script: the values that it was given, and the objects that its commands made.
struct ScriptNames {
    /// The values, by name.
    private let values: [String: String]
    /// The ids of what commands made, by name.
    private var made: [String: String] = [:]

    /// Begins a script with the values that it is given.
    init(values: [String: String]) { self.values = values }

    /// The names of a script that this one runs: it has the same values, and names objects of its own.
    var fresh: ScriptNames { ScriptNames(values: values) }

    // MARK: - Names in words

    /// Returns the name in a word that is one: `$name`, without quotes.
    static func name(in word: Word) -> String? {
        guard word.isBare, Quoting.isName(word.text) else { return nil }
        return String(word.text.dropFirst())
    }

    /// A statement without `as $name`, and that name.
    struct NamingStatement {
        let name: String
        let words: [Word]
    }

    /// Returns the statement without `as $name` at its end, and the name; nil if it names nothing.
    ///
    /// - Parameters:
    ///   - words: the statement.
    ///   - document: the open document.
    ///   - parse: finds the command of words.
    /// - Returns: the statement and the name.
    /// - Throws: an error if the name is taken, or the command makes nothing that it could be the name of.
    func definition(
        in words: [Word], of document: NibDocument?,
        parse: ([Word]) throws(CommandError) -> (name: String, arguments: Arguments)
    ) throws(CommandError) -> NamingStatement? {
        guard
            let index = words.indices.dropFirst(2).first(where: { index in
                words[index - 1].isBare("as") && Self.name(in: words[index]) != nil
            })
        else { return nil }
        let (word, name) = (words[index], String(words[index].text.dropFirst()))
        if let braced = BracedWords(words), !braced.groups.isEmpty {
            throw CommandError(
                "usage", "a name is for one object, and a query can find several", span: word.span,
                hints: ["name the object that the query should find"])
        }
        let (command, arguments) = try parse(words)
        guard arguments.place(ofWord: index)?.kind == .newID else {
            throw CommandError("usage", "'\(command)' makes nothing that can be named", span: word.span)
        }
        guard values[name] == nil, made[name].map({ document?.hasID($0) != true }) ?? true else {
            let meaning = made[name].map { ": it means \($0)" } ?? ": '--let' gives it a value"
            throw CommandError(
                "name-taken", "'$\(name)' is set already\(meaning)", span: word.span,
                hints: ["use another name"])
        }
        return NamingStatement(name: name, words: Array(words[..<(index - 1)] + words[(index + 1)...]))
    }

    /// Returns the words with the values that the script is given; those of other names stay as they are.
    func filled(_ words: [Word]) -> [Word] {
        words.map { word in Self.name(in: word).flatMap { values[$0] }.map { Self.word($0, at: word) } ?? word }
    }

    /// Whether a name has a value, or names what a command made.
    func isSet(_ name: String) -> Bool { values[name] != nil || made[name] != nil }

    /// Names what a command made.
    mutating func set(_ name: String, to id: String?) { made[name] = id }

    /// Returns the words with values in place of names: of whole words, of values that are assigned, and of objects before a dot.
    ///
    /// What is in quotes or in the braces of a query stays as it is, and so does a name after `as`.
    ///
    /// - Parameters:
    ///   - words: the words of a statement.
    ///   - document: the open document.
    ///   - parse: finds the command of words.
    /// - Returns: the words with the values.
    /// - Throws: an error for a name that is not set.
    func replaced(
        _ words: [Word], in document: NibDocument?,
        parse: ([Word]) throws(CommandError) -> (name: String, arguments: Arguments)
    ) throws(CommandError) -> [Word] {
        guard words.contains(where: { $0.text.utf8.contains(Byte.dollar) }) else { return words }
        let outside = Set(BracedWords.outside(words).map(\.index).filter { $0 > 0 && !words[$0 - 1].isBare("as") })
        var result = words
        for index in outside {
            guard let name = Self.name(in: words[index]) else { continue }
            result[index] = Self.word(try value(of: name, at: words[index], in: document), at: words[index])
        }
        let parts = outside.filter {
            Self.name(in: words[$0]) == nil && words[$0].text.utf8.contains(Byte.dollar)
        }
        guard !parts.isEmpty, let arguments = try? parse(result).arguments else { return result }
        for index in parts {
            if let place = arguments.place(ofWord: index) {
                if place.kind.meansObject { result[index] = try member(words[index], in: document) }
            } else {
                result[index] = try assignment(words[index], in: document)
            }
        }
        return result
    }

    /// The word `name=$name` with the value.
    private func assignment(_ word: Word, in document: NibDocument?) throws(CommandError) -> Word {
        guard let (before, after) = word.split(atFirst: Byte.equals), before.isBare,
            let name = Self.name(in: after)
        else { return word }
        let (value, start) = (try value(of: name, at: after, in: document), before.text.utf8.count + 1)
        return Word(
            "\(before.text)=\(value)", span: word.span,
            quoted: Self.quoted(value).map { $0.lowerBound + start..<$0.upperBound + start })
    }

    /// The word `$name.title` or `$name/Button` with the object.
    private func member(_ word: Word, in document: NibDocument?) throws(CommandError) -> Word {
        let ends = [Byte.period, Byte.slash].compactMap { word.firstUnquoted($0) }
        guard let end = ends.min(), let name = Self.name(in: word.slice(0..<end)) else { return word }
        let value = try value(of: name, at: word, in: document)
        let (rest, start) = (word.slice(end..<word.text.utf8.count), value.utf8.count)
        return Word(
            value + rest.text, span: word.span,
            quoted: Self.quoted(value)
                + rest.quoted.map { $0.lowerBound + start..<$0.upperBound + start })
    }

    /// The word for a value, which is never split again: as if it were in quotes, unless it is the word for an object.
    private static func word(_ value: String, at word: Word) -> Word {
        Word(value, span: word.span, quoted: quoted(value))
    }

    /// What of a value counts as if it were in quotes: nothing, if it is read as it is wherever it is written.
    static func quoted(_ value: String) -> [Range<Int>] {
        let isPlain = value.utf8.allSatisfy {
            $0 | 32 >= 97 && $0 | 32 <= 122 || 48...57 ~= $0 || $0 == Byte.minus
        }
        // Keywords have small letters only.
        let isKeyword = value.utf8.allSatisfy { 97...122 ~= $0 || $0 == Byte.minus }
        return isReserved(value) || isPlain && !isKeyword ? [] : [0..<value.utf8.count]
    }

    private static func isReserved(_ value: String) -> Bool {
        ["owner", "first-responder", "app", "application", "document"].contains(value)
    }

    private func value(of name: String, at word: Word, in document: NibDocument?) throws(CommandError) -> String {
        if let value = values[name] { return value }
        if let id = made[name] {
            if document?.hasID(id) == true { return id }
            throw CommandError(
                "unknown-name", "what '$\(name)' named is no longer there: \(id)", span: word.span,
                hints: ["name the object again: … as $\(name)"])
        }
        let near = Nearest.names(to: name, among: (Array(values.keys) + made.keys).sorted()).map { "$" + $0 }
        throw CommandError(
            "unknown-name", "'$\(name)' is not set", span: word.span,
            hints: Advice.didYouMean(near) + [
                "'as $\(name)' after a command names what it makes, '--let \(name)=VALUE' gives a value",
                "a text is quoted: '$\(name)'",
            ])
    }
}
