import CommandLanguage
import NibDocument
import XMLTree

/// The names that nibsh prints for objects: `Button "Import"`, `View Layout Guide`, and `Label "A" in Cell 2`, where the last part
/// says in what the object is, and a number which of several.
package struct PrintedNames {
    private let document: NibDocument

    /// Looks names up in a document.
    package init(document: NibDocument) { self.document = document }

    // MARK: - Objects

    /// Returns the objects that a printed name means; empty if it is none.
    package func objects(named name: String) -> [NodeID] { objects(named: name, inside: nil) }

    private func objects(named name: String, inside containers: Set<NodeID>?) -> [NodeID] {
        let found = objects(.shown(name), inside: containers)
        if !found.isEmpty { return found }
        guard let (inner, outer) = Self.split(name) else { return numbered(name, inside: containers) }
        let around = Set(
            objects(named: outer, inside: containers) + objects(.ofType(outer), inside: containers))
        guard !around.isEmpty else { return [] }
        let inside = objects(named: inner, inside: around)
        return inside.isEmpty ? objects(.ofType(inner), inside: around) : inside
    }

    private func objects(_ question: ObjectQuestion, inside containers: Set<NodeID>?) -> [NodeID] {
        containers.map { document.objects(question, inside: $0) } ?? document.objects(question)
    }

    /// The object that a kind and a number mean: `Cell 2` is the second one.
    private func numbered(_ name: String, inside containers: Set<NodeID>?) -> [NodeID] {
        guard let space = name.lastIndex(of: " "), let number = Int(name[name.index(after: space)...]), number > 0
        else { return [] }
        let found = objects(.ofType(String(name[..<space])), inside: containers)
        return number <= found.count ? [found[number - 1]] : []
    }

    /// The parts before and after the first `in` that is not in quotes.
    private static func split(_ name: String) -> (inner: String, outer: String)? {
        var isQuoted = false
        var index = name.startIndex
        while index < name.endIndex {
            if name[index] == "\"" { isQuoted.toggle() }
            if !isQuoted, name[index...].hasPrefix(" in ") {
                return (String(name[..<index]), String(name[name.index(index, offsetBy: 4)...]))
            }
            index = name.index(after: index)
        }
        return nil
    }

    // MARK: - Words

    /// Joins the words of printed names that are written without quotes around the whole: `Button "Import".title`.
    ///
    /// - Parameter words: the words of a statement.
    /// - Returns: the words; those of a name that an object has are one.
    package func joined(_ words: [Word]) -> [Word] {
        guard words.indices.dropFirst().contains(where: { Self.mayBegin(words[$0]) }) else { return words }
        var result: [Word] = []
        var index = 0
        while index < words.count {
            if index > 0, let (word, next) = name(in: words, from: index) {
                result.append(word)
                index = next
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    /// Whether a word may be the first of a kind of object: it begins with a capital letter and has only letters.
    private static func mayBegin(_ word: Word) -> Bool {
        guard word.isBare, let first = word.text.utf8.first, (65...90).contains(first) else { return false }
        return word.text.utf8.allSatisfy { ($0 | 32 >= 97 && $0 | 32 <= 122) }
    }

    private func name(in words: [Word], from start: Int) -> (word: Word, next: Int)? {
        guard let (name, rest, next) = plainName(in: words, from: start) else { return nil }
        if rest.isEmpty, next + 1 < words.count, words[next].isBare("in"),
            let (outer, tail, end) = container(in: words, from: next + 1),
            !objects(named: "\(name) in \(outer)").isEmpty
        {
            return (Self.word("\(name) in \(outer)", rest: tail, from: words[start], to: words[end - 1]), end)
        }
        return (Self.word(name, rest: rest, from: words[start], to: words[next - 1]), next)
    }

    /// What an object is said to be in: a printed name, or a kind with a number.
    private func container(in words: [Word], from start: Int) -> (name: String, rest: String, next: Int)? {
        if let found = plainName(in: words, from: start) { return found }
        guard start + 1 < words.count, Self.mayBegin(words[start]), Int(words[start + 1].text) != nil else {
            return nil
        }
        return ("\(words[start].text) \(words[start + 1].text)", "", start + 2)
    }

    /// A kind of two or more words, or a kind with a title in quotes, that an object has.
    private func plainName(in words: [Word], from start: Int) -> (name: String, rest: String, next: Int)? {
        guard Self.mayBegin(words[start]) else { return nil }
        var type = ""
        var longest: (name: String, rest: String, next: Int)?
        for index in start..<min(start + 6, words.count) {
            let word = words[index]
            if index > start, let title = word.quoted.first, title.lowerBound == 0 {
                let label = String(decoding: word.text.utf8.prefix(title.upperBound), as: UTF8.self)
                let rest = String(decoding: word.text.utf8.dropFirst(title.upperBound), as: UTF8.self)
                let name = "\(type) \"\(label)\""
                guard rest.isEmpty || rest.hasPrefix("."), !objects(named: name).isEmpty else { break }
                return (name, rest, index + 1)
            }
            let parts = word.text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = parts.first, Self.mayBegin(Word(String(first))), word.isBare else { break }
            type += type.isEmpty ? String(first) : " \(first)"
            if index > start, document.hasObject(ofType: type) {
                longest = (type, parts.count > 1 ? ".\(parts[1])" : "", index + 1)
            }
            if parts.count > 1 { break }
        }
        return longest
    }

    private static func word(_ name: String, rest: String, from first: Word, to last: Word) -> Word {
        Word(
            name + rest, span: first.span.lowerBound..<last.span.upperBound, quoted: [0..<name.utf8.count])
    }
}
