import Bytes

/// The order tables of one family and era, each read when it is first needed.
struct OrderCache {
    private var attributes: OrderList
    private var children: OrderList

    init(_ family: Family, era: Era, isWatch: Bool) {
        attributes = OrderList(
            CatalogData.attributeOrders(family), before: isWatch ? DataText(CatalogData.watchAttributeOrders) : nil,
            era: era)
        children = OrderList(
            CatalogData.childOrders(family), before: isWatch ? DataText(CatalogData.watchChildOrders) : nil, era: era)
    }

    mutating func attributes(of element: String) -> OrderTable {
        attributes.table(element)
    }

    mutating func children(of element: String) -> OrderTable {
        children.table(element)
    }
}

/// One of the texts with orders: lines `tag name …`, each followed by lines `~eras x<y …` for eras that differ and `?x!=value x<y …` for
/// orders that a value decides, and at the
/// end a line `* name …` with the order over all elements.
private struct OrderList {
    private let text: DataText
    /// A text with lines of its own for some elements, which have the same order in all eras.
    private let special: DataText?
    private let era: Era
    private var tables: [String: OrderTable] = [:]
    private lazy var overall = OrderedNames(text.line(headed: "*").map { Array($0.line.words.dropFirst()) } ?? [])

    init(_ text: DataText, before special: DataText?, era: Era) {
        self.text = text
        self.special = special
        self.era = era
    }

    mutating func table(_ element: String) -> OrderTable {
        if let table = tables[element] { return table }
        let table = read(element)
        tables[element] = table
        return table
    }

    private mutating func read(_ element: String) -> OrderTable {
        if let line = special?.line(headed: element)?.line {
            return OrderTable(own: OrderedNames(Array(line.words.dropFirst())), reversed: [], overall: overall)
        }
        guard element != "*", let (line, after) = text.line(headed: element) else {
            return OrderTable(own: OrderedNames([]), reversed: [], overall: overall)
        }
        let own = OrderedNames(Array(line.words.dropFirst()))
        var reversed: Set<OrderTable.Pair> = []
        var conditions: [OrderTable.Condition] = []
        var rest = after
        while let next = DataText.next(Byte.newline, in: &rest) {
            let words = next.words
            guard let head = words.first else { break }
            let pairs = words.dropFirst().compactMap { pair($0, in: own) }
            if head.hasPrefix(UInt8(ascii: "~")) {
                if has(era, in: head.dropFirst(1)) { reversed.formUnion(pairs) }
            } else if head.hasPrefix(Byte.question) {
                conditions += condition(head.dropFirst(1).string, reversing: pairs).map { [$0] } ?? []
            } else {
                break
            }
        }
        return OrderTable(own: own, reversed: reversed, overall: overall, conditions: conditions)
    }

    /// Reads `name!=value`.
    private func condition(_ text: String, reversing pairs: [OrderTable.Pair]) -> OrderTable.Condition? {
        let sides = text.split(separator: "!=").map(String.init)
        return sides.count == 2 ? OrderTable.Condition(attribute: sides[0], value: sides[1], pairs: pairs) : nil
    }

    /// Whether a list such as `0-1,4` includes the era.
    private func has(_ era: Era, in eras: DataText) -> Bool {
        eras.pieces(Byte.comma).contains { run in
            let ends = run.pieces(Byte.minus).compactMap { Int($0.string) }
            guard let first = ends.first, let last = ends.last else { return false }
            return first <= era.index && era.index <= last
        }
    }

    /// The places of the two names in `x<y`, or nil if the list does not have both.
    private func pair(_ word: DataText, in own: OrderedNames) -> OrderTable.Pair? {
        let places = word.pieces(Byte.less).compactMap { own[$0] }
        return places.count == 2 ? OrderTable.Pair(first: places[0], second: places[1]) : nil
    }
}
