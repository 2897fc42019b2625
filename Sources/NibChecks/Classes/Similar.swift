import Wording

/// Finds the existing name that a misspelt one was probably meant to be.
package enum Similar {
    /// Returns the name nearest to a word, the first of several; nil if none is near. About one letter in three may
    /// differ.
    package static func name(to word: String, among names: [String]) -> String? {
        let wanted = folded(word)
        var limit = max(1, wanted.count / 3)
        var best: String?
        for name in names where name != word {
            let letters = folded(name)
            guard let distance = EditDistance.between(wanted, letters, atMost: limit) else { continue }
            best = name
            if distance == 0 { break }
            limit = distance - 1
        }
        return best
    }

    /// Returns a selector that differs from another only in its arguments: `save:` for `saveWithSender:` or
    /// `save:forEvent:`.
    static func selector(to word: String, among names: [String]) -> String? {
        let wanted = verb(word)
        return names.first { name in
            name != word && verb(name).elementsEqual(wanted) && name.utf8.count { $0 == 58 } <= 2
        }
    }

    /// Returns the part of a selector before the label of its first argument.
    private static func verb(_ selector: String) -> Substring.UTF8View {
        let first = selector.utf8.prefix { $0 != 58 }
        let with = Array("With".utf8)
        var index = first.startIndex
        while let found = first[index...].firstIndex(of: with[0]) {
            let after = first[found...].dropFirst(with.count)
            // The label begins with a capital.
            if found > first.startIndex, first[found...].starts(with: with), let letter = after.first, letter < 97 {
                return first[..<found]
            }
            index = first.index(after: found)
        }
        return first
    }

    /// Returns the name that was probably meant by a word: the nearest one, otherwise the first that the word
    /// abbreviates, as `saveBtn` abbreviates `saveButton`.
    package static func meant(by word: String, among names: [String]) -> String? {
        name(to: word, among: names) ?? names.first { shortens(word, name: $0) }
    }

    private static func shortens(_ word: String, name: String) -> Bool {
        let short = folded(word)
        let long = folded(name)
        guard short.count >= 3, short.count < long.count, short.first == long.first, short.last == long.last else {
            return false
        }
        var rest = long[...]
        for letter in short {
            guard let found = rest.firstIndex(of: letter) else { return false }
            rest = rest[(found + 1)...]
        }
        return true
    }

    /// Returns the prefix of two or more capitals that a project or framework puts before class names: `SP` of
    /// `SPWindow`.
    static func prefix(of name: String) -> Substring? {
        let capitals = name.utf8.prefix { $0 >= 65 && $0 <= 90 }.count
        guard capitals >= 3, capitals < name.utf8.count else { return nil }
        return name.prefix(capitals - 1)
    }

    private static func folded(_ word: String) -> [UInt8] { word.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 } }
}
