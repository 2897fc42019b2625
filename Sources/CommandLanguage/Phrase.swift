/// Joins words for messages.
enum Phrase {
    /// `a`, `a or b`, `a, b or c`.
    static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    /// The words without repetitions, in their order.
    static func unique(_ words: [String]) -> [String] {
        var unique: [String] = []
        for word in words where !unique.contains(word) { unique.append(word) }
        return unique
    }
}
