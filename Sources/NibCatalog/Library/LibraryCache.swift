import Bytes

/// The items of the library of one family, read when they are first needed.
struct LibraryCache {
    private let text: DataText
    private var known: [LibraryItem]?

    init(_ family: Family) { text = CatalogData.library(family) }

    /// The items in the order of the table.
    mutating func items() -> [LibraryItem] {
        if let known { return known }
        let items = text.lines.compactMap(Self.item)
        known = items
        return items
    }

    /// A line with cells between tabs: group, name, platforms, form, parents, companions, and the evidence after `+` or `-`.
    private static func item(_ line: DataText) -> LibraryItem? {
        let cells = line.pieces(Byte.tab)
        guard cells.count == 7 else { return nil }
        let evidence = cells[6].dropFirst(1).string
        return LibraryItem(
            group: cells[0].string, name: cells[1].string, platforms: cells[2].words.map(\.string),
            form: cells[3].string, parents: cells[4].words.map(\.string), companions: cells[5].string,
            evidence: cells[6].hasPrefix(Byte.plus) ? .confirmed(evidence) : .unconfirmed(evidence))
    }
}
