import Bytes

/// The paths to texts in the elements of one family, all read when one is first needed.
struct TextCache {
    // Read once for all documents.
    private static let cocoa = read(CatalogData.texts(.cocoa))
    private static let cocoaTouch = read(CatalogData.texts(.cocoaTouch))

    /// The paths to titles, by element.
    var titles: [String: [TextPath]] { family == .cocoa ? Self.cocoa : Self.cocoaTouch }
    private let family: Family

    init(_ family: Family) { self.family = family }

    /// Lines: `title element path …`.
    private static func read(_ text: DataText) -> [String: [TextPath]] {
        var titles: [String: [TextPath]] = [:]
        for line in text.lines {
            let words = line.words
            guard words.count > 2, words[0].equals("title") else { continue }
            titles[words[1].string] = words.dropFirst(2).compactMap(TextCache.path)
        }
        return titles
    }

    private static func path(_ word: DataText) -> TextPath? {
        let parts = word.pieces(Byte.slash).map(\.string)
        guard let attribute = parts.last else { return nil }
        return TextPath(steps: Array(parts.dropLast()), attribute: attribute)
    }
}
