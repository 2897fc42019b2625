import Bytes
import CommandLanguage
import NibDocument
import Wording
import XMLTree

/// Reads the names that nibsh prints for objects (`NibDocument.name(of:inFull:)`): `Button "Import"`, `View Layout Guide`,
/// `Label[2] in "Login"`; also `Label "A" in Cell 2`, where the number counts from 1.
package struct PrintedNames {
    private let document: NibDocument

    /// Looks names up in a document.
    package init(document: NibDocument) { self.document = document }

    // MARK: - Objects

    /// Returns the objects that a printed name means; empty if it is none.
    package func objects(named name: String) -> [NodeID] {
        let scenes = document.scenes(called: name)
        if !scenes.isEmpty { return scenes }
        if document.objects(called: name).isEmpty {
            let cut = objects(cutAs: name)
            if !cut.isEmpty { return cut }
        }
        return objects(named: name, in: .document)
    }

    /// The objects whose names a list has cut in their labels: `Label "Nothing pr…"`.
    private func objects(cutAs name: String) -> [NodeID] {
        guard name.contains(Self.cut) else { return [] }
        let parts = name.split(separator: Self.cut, omittingEmptySubsequences: false)
        let found = (document.objects + document.scenes).filter { Self.isCut(document.fullName(of: $0), to: parts) }
        let exact = found.filter { document.fullName(of: $0) == name || document.display($0) == name }
        return exact.isEmpty ? found : exact
    }

    /// What is at the end of a label that was cut.
    private static let cut = "…\""

    /// Whether a name is some parts with the ends of labels between them.
    private static func isCut(_ name: String, to parts: [Substring]) -> Bool {
        var rest = name[...]
        for (index, part) in parts.enumerated() {
            guard rest.hasPrefix(part) else { return false }
            rest = rest.dropFirst(part.count)
            if index < parts.count - 1 {
                guard let end = endOfLabel(rest) else { return false }
                rest = rest[end...].dropFirst()
            }
        }
        return rest.isEmpty
    }

    /// The quote that ends a label.
    private static func endOfLabel(_ text: Substring) -> Substring.Index? {
        var isEscaped = false
        return text.indices.first { index in
            if isEscaped {
                isEscaped = false
                return false
            }
            isEscaped = text[index] == "\\"
            return text[index] == "\""
        }
    }

    private func objects(named name: String, in scope: NameScope) -> [NodeID] {
        let found = document.objects(called: name, in: scope)
        if !found.isEmpty { return found }
        if let (inner, outer) = Self.split(name) {
            let around = Set(containers(named: outer, in: scope))
            return around.isEmpty ? [] : objects(named: inner, in: .inside(around))
        }
        if let (called, index) = Self.indexed(name) {
            let counted = counted(called, in: scope)
            return index.fits(counted.count) ? [counted[index.index]] : []
        }
        let numbered = numbered(name, in: scope)
        return numbered.isEmpty ? objects(ofType: name, in: scope) : numbered
    }

    /// What an index counts.
    private func counted(_ name: String, in scope: NameScope) -> [NodeID] {
        if case .document = scope {
            let scenes = document.scenes(called: name)
            if !scenes.isEmpty { return scenes }
        }
        return document.objects(called: name, in: scope, isCounted: true)
    }

    /// The objects or scenes that the words after `in` mean; a label in quotes is that of a scene, or the title of an object.
    private func containers(named name: String, in scope: NameScope) -> [NodeID] {
        guard name.hasPrefix("\"") else {
            let found = objects(named: name, in: scope) + document.scenes(called: name)
            return found.isEmpty ? objects(named: "Scene \(name)") : found
        }
        let scenes = objects(named: "Scene \(name)")
        return scenes.isEmpty ? document.objects(called: String(name.dropFirst().dropLast()), in: scope) : scenes
    }

    /// The objects of a type of which only the last words may be given, inside others.
    private func objects(ofType name: String, in scope: NameScope) -> [NodeID] {
        guard case .inside(let containers) = scope else { return [] }
        return document.objects(.ofType(name), inside: containers)
    }

    /// The object that a kind and a number mean: `Cell 2` is the second one.
    private func numbered(_ name: String, in scope: NameScope) -> [NodeID] {
        guard let space = name.lastIndex(of: " "), let number = Int(name[name.index(after: space)...]), number > 0
        else { return [] }
        let type = String(name[..<space])
        let found =
            if case .inside(let containers) = scope {
                document.objects(.ofType(type), inside: containers)
            } else { document.objects(.ofType(type)) }
        return number <= found.count ? [found[number - 1]] : []
    }

    // MARK: - Parts of names

    /// The name before an index in brackets at the end.
    private static func indexed(_ name: String) -> (name: String, index: WrittenIndex)? {
        guard name.hasSuffix("]"), let open = name.lastIndex(of: "["),
            let index = WrittenIndex(name[name.index(after: open)...].dropLast())
        else { return nil }
        return (String(name[..<open]), index)
    }

    /// The parts before and after the first `in` that is not in quotes.
    private static func split(_ name: String) -> (inner: String, outer: String)? {
        let (bytes, mark) = (Array(name.utf8), Array(" in ".utf8))
        var isQuoted = false
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case Byte.backslash where isQuoted: index += 1
            case Byte.quote: isQuoted.toggle()
            default:
                if !isQuoted, index > 0, bytes[index...].starts(with: mark) {
                    return (
                        String(decoding: bytes[..<index], as: UTF8.self),
                        String(decoding: bytes[(index + mark.count)...], as: UTF8.self)
                    )
                }
            }
            index += 1
        }
        return nil
    }

    // MARK: - Words

    /// Joins the words of printed names that are written without quotes around the whole: `Button "Import".title`.
    ///
    /// - Parameter words: the words of a statement.
    /// - Returns: the words; those of a name that an object has are one.
    package func joined(_ words: [Word]) -> [Word] {
        // The last word alone cannot be the first of several; it may be a text, whose look-up would visit all objects.
        guard words.indices.dropFirst().dropLast().contains(where: { Self.mayBegin(words[$0]) }) else { return words }
        var result: [Word] = []
        var index = 0
        while index < words.count {
            if index > 0, index < words.count - 1, let (word, next) = name(in: words, from: index) {
                result.append(word)
                index = next
            } else {
                result.append(words[index])
                index += 1
            }
        }
        return result
    }

    /// Whether a word may be the first of a kind of object: it begins with a capital letter.
    private static func mayBegin(_ word: Word) -> Bool {
        guard let first = word.text.utf8.first, (65...90).contains(first) else { return false }
        return isOfKind(word.text[...].prefix { $0 != "." && $0 != "[" })
    }

    /// Whether a word can be one of a kind: it has only letters and digits.
    private static func isOfKind(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 | 32 >= 97 && $0 | 32 <= 122 || 48...57 ~= $0 }
    }

    /// A name that begins at a word, or a part of one.
    private struct WrittenName {
        /// The name as nibsh prints it.
        var name: String
        /// What follows the name in its last word: `.title`.
        var rest = Word("")
        /// The index of the word after it.
        var next: Int

        init(name: String, rest: Word = Word(""), next: Int) {
            (self.name, self.rest, self.next) = (name, rest, next)
            readIndex()
        }

        /// Takes an index at the beginning of the rest into the name.
        private mutating func readIndex() {
            guard rest.text.hasPrefix("["), !rest.isQuoted(at: 0), let close = rest.firstUnquoted(Byte.closeBracket),
                WrittenIndex(rest.slice(1..<close).text) != nil
            else { return }
            name += rest.slice(0..<close + 1).text
            rest = rest.slice(close + 1..<rest.text.utf8.count)
        }

        /// Whether the name ends where a name can.
        var isWhole: Bool { rest.text.isEmpty || rest.text.hasPrefix(".") && !rest.isQuoted(at: 0) }
    }

    private func name(in words: [Word], from start: Int) -> (word: Word, next: Int)? {
        for piece in pieces(in: words, from: start) where piece.isWhole {
            if piece.rest.text.isEmpty, piece.next + 1 < words.count, words[piece.next].isBare("in"),
                let outer = container(in: words, from: piece.next + 1),
                case let name = "\(piece.name) in \(outer.name)", !objects(named: name).isEmpty
            {
                return (Self.word(name, rest: outer.rest, from: words[start], to: words[outer.next - 1]), outer.next)
            }
            if piece.next > start + 1, !objects(named: piece.name).isEmpty {
                return (
                    Self.word(piece.name, rest: piece.rest, from: words[start], to: words[piece.next - 1]), piece.next
                )
            }
        }
        return nil
    }

    /// What an object is said to be in: a printed name, the label of a scene in quotes, or a kind with a number.
    private func container(in words: [Word], from start: Int) -> WrittenName? {
        if let label = Self.label(words[start], after: nil, next: start + 1) { return label }
        let pieces = pieces(in: words, from: start)
        guard start + 1 < words.count, Int(words[start + 1].text) != nil, Self.mayBegin(words[start]),
            words[start].isBare
        else { return pieces.first }
        return WrittenName(name: "\(words[start].text) \(words[start + 1].text)", next: start + 2)
    }

    /// The names that begin at a word, the longest first: kinds of one or more words, perhaps with a title in quotes or an index.
    private func pieces(in words: [Word], from start: Int) -> [WrittenName] {
        guard Self.mayBegin(words[start]) else { return [] }
        var type = ""
        var found: [WrittenName] = []
        for index in start..<min(start + Self.mostWords, words.count) {
            let word = words[index]
            if index > start, let label = Self.label(word, after: type, next: index + 1) {
                if label.isWhole { found.append(label) }
                break
            }
            let end = [Byte.period, Byte.openBracket].compactMap { word.firstUnquoted($0) }.min()
            let first = end.map { word.slice(0..<$0) } ?? word
            guard first.isBare, Self.isOfKind(first.text[...]) else { break }
            type += type.isEmpty ? first.text : " \(first.text)"
            if document.hasObject(ofType: type) || type == "Scene" {
                let rest = end.map { word.slice($0..<word.text.utf8.count) } ?? Word("")
                let piece = WrittenName(name: type, rest: rest, next: index + 1)
                if piece.isWhole { found.append(piece) }
            }
            if end != nil { break }
        }
        return found.reversed()
    }

    /// No kind has more words.
    private static let mostWords = 8

    /// A label in quotes at the beginning of a word, after a kind.
    private static func label(_ word: Word, after kind: String?, next: Int) -> WrittenName? {
        guard let title = word.quoted.first, title.lowerBound == 0, !title.isEmpty else { return nil }
        let label = word.slice(0..<title.upperBound).text
        let name = NibDocument.name(ofKind: kind ?? "", label: label)
        return WrittenName(
            name: kind == nil ? String(name.dropFirst()) : name,
            rest: word.slice(title.upperBound..<word.text.utf8.count), next: next)
    }

    private static func word(_ name: String, rest: Word, from first: Word, to last: Word) -> Word {
        let length = name.utf8.count
        return Word(
            name + rest.text, span: first.span.lowerBound..<last.span.upperBound,
            quoted: [0..<length] + rest.quoted.map { $0.lowerBound + length..<$0.upperBound + length })
    }
}
