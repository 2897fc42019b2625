/// The kinds of values that attributes have in one family, all read when one is first needed.
struct ValueCache {
    private let text: DataText
    lazy var facts = read()

    /// A class, so that the tables are not copied.
    final class Facts {
        /// Kinds by attribute, then by element; `*` means every element.
        var kinds: [String: [String: ValueKind]] = [:]
    }

    init(_ family: Family) {
        text = CatalogData.values(family)
    }

    /// Lines: `flag element name …`, `number element name …`, `integer element name …`, `words name element … = value …`.
    private func read() -> Facts {
        let found = Facts()
        for line in text.lines {
            let words = line.words.map(\.string)
            guard words.count > 2 else { continue }
            if words[0] == "words", let equals = words.firstIndex(of: "=") {
                let kind = ValueKind.words(Array(words[(equals + 1)...]))
                for element in words[2..<equals] { found.kinds[words[1], default: [:]][element] = kind }
                continue
            }
            let kind: ValueKind = words[0] == "flag" ? .flag : words[0] == "integer" ? .integer : .number
            for name in words[2...] { found.kinds[name, default: [:]][words[1]] = kind }
        }
        return found
    }
}
