import Wording

/// Finds the names that a misspelled word may have been meant for.
package enum Nearest {
    /// Returns the names nearest to a word, best first, without repetitions; none if all are too far from it.
    ///
    /// About one character in three may be wrong. A name that begins with the word counts as near.
    ///
    /// - Parameters:
    ///   - word: the word that was written.
    ///   - names: the names that may have been meant, in an order; sets have none, and answers would differ from run to run.
    ///   - limit: how many names to return at most.
    /// - Returns: at most `limit` of the names.
    package static func names(to word: String, among names: some BidirectionalCollection<String>, limit: Int = 3)
        -> [String]
    {
        let wanted = folded(word)
        let forgiven = (wanted.count + 1) / 3
        var found: [(name: String, distance: Int)] = []
        for name in names where !found.contains(where: { $0.name == name }) {
            let letters = folded(name)
            if let distance = EditDistance.between(wanted, and: letters, atMost: forgiven) {
                found.append((name, distance))
            } else if word.utf8.count > 1, letters.starts(with: wanted) {
                found.append((name, forgiven + 1))
            }
        }
        // Between equals, letters that only changed places are nearer, as in '=>'; then the order of the names decides.
        let letters = wanted.sorted()
        func rank(_ found: (offset: Int, element: (name: String, distance: Int))) -> (Int, Int, Int) {
            (found.element.distance, folded(found.element.name).sorted() == letters ? 0 : 1, found.offset)
        }
        let ranked = found.enumerated().sorted { rank($0) < rank($1) }
        return ranked.prefix(limit).map(\.element.name)
    }

    /// Returns the name nearest to a word, if any is near.
    package static func name(to word: String, among names: some BidirectionalCollection<String>) -> String? {
        self.names(to: word, among: names, limit: 1).first
    }

    /// Returns the name that a word misspells beyond doubt: by one letter, two letters that changed places, or upper and lower case.
    ///
    /// - Parameters:
    ///   - word: the word that was written.
    ///   - names: the names that may have been meant.
    ///   - least: how many letters a word has that is judged; a shorter one is always taken for another name.
    /// - Returns: the name; nil if there is none.
    package static func misspelled(
        as word: String, among names: some BidirectionalCollection<String>, atLeast least: Int = 4
    ) -> String? {
        let wanted = folded(word)
        guard wanted.count >= least else { return nil }
        return names.first { EditDistance.between(wanted, and: folded($0), atMost: 1) != nil }
    }

    /// The code points of a word; upper and lower case ASCII letters count as the same.
    private static func folded(_ word: String) -> [UInt32] {
        word.unicodeScalars.map { ("A"..."Z").contains($0) ? $0.value + 32 : $0.value }
    }
}
