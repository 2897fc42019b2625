import Bytes

/// The paths to texts in the elements of one family, all read when one is first needed.
struct TextCache {
    private let text: DataText
    lazy var facts = read()

    init(_ family: Family) {
        text = CatalogData.texts(family)
    }

    final class Facts {
        var titles: [String: [TextPath]] = [:]
    }

    /// Lines: `title element path …`.
    private func read() -> Facts {
        let facts = Facts()
        for line in text.lines {
            let words = line.words
            guard words.count > 2, words[0].equals("title") else { continue }
            facts.titles[words[1].string] = words.dropFirst(2).compactMap(TextCache.path)
        }
        return facts
    }

    private static func path(_ word: DataText) -> TextPath? {
        let parts = word.pieces(Byte.slash).map(\.string)
        guard let attribute = parts.last else { return nil }
        return TextPath(steps: Array(parts.dropLast()), attribute: attribute)
    }
}
