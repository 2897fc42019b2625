/// The paths to texts in the elements of one family, all read when one is first needed.
struct TextCache {
    private let text: DataText
    lazy var facts = read()

    init(_ family: Family) {
        text = CatalogData.texts(family)
    }

    final class Facts {
        var titles: [String: [TextPath]] = [:]
        var placeholders: [String: [TextPath]] = [:]
        var childStrings: [String: Set<String>] = [:]
    }

    /// Lines: `title element path …`, `placeholder element path …`, `child element name`.
    private func read() -> Facts {
        let facts = Facts()
        for line in text.lines {
            let words = line.words
            guard words.count > 2 else { continue }
            let element = words[1].string
            if words[0].equals("child") {
                facts.childStrings[element, default: []].insert(words[2].string)
                continue
            }
            let paths = words.dropFirst(2).compactMap(TextCache.path)
            if words[0].equals("title") { facts.titles[element] = paths } else { facts.placeholders[element] = paths }
        }
        return facts
    }

    private static func path(_ word: DataText) -> TextPath? {
        let parts = word.pieces(UInt8(ascii: "/")).map(\.string)
        guard let attribute = parts.last else { return nil }
        return TextPath(steps: Array(parts.dropLast()), attribute: attribute)
    }
}
