import Wording

/// Finds the existing name that a misspelt one was probably meant to be.
package enum Similar {
    /// Returns the name nearest to a word, the first of several; nil if none is near. About one letter in three may
    /// differ in the whole name, and one in four in the words that differ: `import` is not `export`.
    package static func name(to word: String, among names: [String]) -> String? {
        let wanted = folded(word)
        var limit = max(1, wanted.count / 3)
        var best: String?
        for name in names where abs(name.utf8.count - wanted.count) <= limit && name != word {
            let letters = folded(name)
            guard let distance = EditDistance.between(wanted, and: letters, atMost: limit) else { continue }
            let isNear = distance == 0 || resembles(word, name: name)
            // A name with some words more may be meant: then no name is that differs more.
            guard isNear || isExtended(word, from: name) else { continue }
            best = isNear ? name : nil
            if distance == 0 { break }
            limit = distance - 1
        }
        return best
    }

    /// Whether one of two names consists of the other and further words.
    private static func isExtended(_ word: String, from name: String) -> Bool {
        let (mine, other) = differing(word, from: name)
        return mine.isEmpty || other.isEmpty
    }

    /// Whether a class whose name a missing one extends is worth a suggestion: its name says more than a kind of class, and the other has up
    /// to two words more at one end, or one elsewhere.
    package static func isWorthSuggesting(_ name: String, for word: String) -> Bool {
        let (short, long) = (words(of: name), words(of: word))
        guard short.contains(where: { !kinds.contains(String(decoding: $0, as: UTF8.self)) }) else { return false }
        let added = long.count - short.count
        return added == 1 || added == 2 && (long.starts(with: short) || long.reversed().starts(with: short.reversed()))
    }

    private static let kinds: Set<String> = [
        "bar", "base", "button", "cell", "collection", "controller", "field", "image", "item", "label", "navigation",
        "page", "scroll", "split", "stack", "tab", "table", "text", "view", "window",
    ]

    /// Returns the names to which a word adds others at one end, such as `localizeTitle` for `localizeTitleNow`, the longest first.
    package static func extended(by word: String, among names: [String]) -> [String] {
        names.filter { $0.utf8.count >= 6 && $0.utf8.count < word.utf8.count && isExtended(word, from: $0) }
            .sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    }

    /// Returns the name that a word was probably changed into, or was changed from: a slip of it, or one of the two is the other and
    /// further words.
    package static func renamed(_ word: String, among names: [String]) -> String? {
        names.first { isSlip(word, for: $0) }
            ?? names.first { !extended(by: $0, among: [word]).isEmpty || !extended(by: word, among: [$0]).isEmpty }
    }

    /// Whether a word certainly is a slip for a name: it differs only in case and underscores, or a letter was left out,
    /// added or swapped in a word of at least four letters, or changed in one of at least six.
    package static func isSlip(_ word: String, for name: String) -> Bool {
        let plain = [word, name].map { folded($0).filter { $0 != 95 } }
        if plain[0] == plain[1] { return true }
        let (mine, other) = differing(word, from: name)
        let isChanged = mine.count == other.count && mine.sorted() != other.sorted()
        guard max(mine.count, other.count) >= (isChanged ? 6 : 4),
            !(mine + other).contains(where: { $0 >= 48 && $0 <= 57 })
        else { return false }
        // A plural is another name.
        if mine.last != other.last, mine.count != other.count, [mine.last, other.last].contains(115) { return false }
        return EditDistance.between(mine, and: other, atMost: 1) != nil
    }

    /// Whether the words in which two names differ resemble each other: `HomeViewController` has more in common with
    /// `HomeScreenController` than with `RootViewController`, although the latter has fewer other letters.
    private static func resembles(_ word: String, name: String) -> Bool {
        let (mine, other) = differing(word, from: name)
        // One name has a word more than the other, or only the prefix of the project differs.
        if mine.isEmpty || other.isEmpty { return max(mine.count, other.count) <= 3 }
        if prefixless(word) == prefixless(name) { return true }
        // `row1` and `row2` are two names.
        if (mine + other).contains(where: { $0 >= 48 && $0 <= 57 }) { return false }
        // `tCheck` and `pCheck` are two names.
        if max(mine.count, other.count) == 1 { return false }
        return EditDistance.between(mine, and: other, atMost: max(1, max(mine.count, other.count) / 4)) != nil
    }

    /// Returns what is left of two names without the words that they share at both ends, in small letters.
    private static func differing(_ first: String, from second: String) -> (first: [UInt8], second: [UInt8]) {
        var (first, second) = (words(of: first)[...], words(of: second)[...])
        while let one = first.first, one == second.first { (first, second) = (first.dropFirst(), second.dropFirst()) }
        while let one = first.last, one == second.last { (first, second) = (first.dropLast(), second.dropLast()) }
        return (first.flatMap { $0 }, second.flatMap { $0 })
    }

    /// Splits a name at capitals and punctuation: `saveToURL:` into `save`, `to`, `url`.
    private static func words(of name: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        var wasCapital = false
        for letter in name.utf8 {
            let isCapital = letter >= 65 && letter <= 90
            if letter == 58 || letter == 95 || letter == 46 {
                if words.last?.isEmpty != true { words.append([]) }
            } else if words.isEmpty || isCapital && !wasCapital && words.last?.isEmpty != true {
                words.append([isCapital ? letter + 32 : letter])
            } else {
                words[words.count - 1].append(isCapital ? letter + 32 : letter)
            }
            wasCapital = isCapital
        }
        if words.last?.isEmpty == true { words.removeLast() }
        return words
    }

    /// Returns a name without the two or three capitals of a project's prefix.
    private static func prefixless(_ name: String) -> Substring { name.dropFirst(prefix(of: name)?.count ?? 0) }

    /// Returns a selector that differs from another only in its arguments: `save:` for `saveWithSender:` or
    /// `save:forEvent:`.
    static func selector(to word: String, among names: [String]) -> String? { selectors(to: word, among: names).first }

    /// Returns all selectors that differ from another only in their arguments.
    static func selectors(to word: String, among names: [String]) -> [String] {
        let wanted = verb(word)
        return names.filter { name in
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
    package static func prefix(of name: String) -> Substring? {
        let capitals = name.utf8.prefix { $0 >= 65 && $0 <= 90 }.count
        guard capitals >= 3, capitals < name.utf8.count else { return nil }
        return name.prefix(capitals - 1)
    }

    private static func folded(_ word: String) -> [UInt8] { word.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 } }
}
