import Bytes

/// The order tables of one family and era, each read when it is first asked for.
struct OrderCache {
    private var attributes: OrderList
    private var children: OrderList

    init(_ family: Family, _ era: Era) {
        attributes = OrderList(CatalogData.attributeOrders(family), era)
        children = OrderList(CatalogData.childOrders(family), era)
    }

    mutating func attributes(of element: String) -> OrderTable {
        attributes.table(element)
    }

    mutating func children(of element: String) -> OrderTable {
        children.table(element)
    }
}

/// One list of the order data: lines `tag name …`, after some `~eras x<y …`, and last `* name …` over all tags.
private struct OrderList {
    private let text: DataText
    private let era: Era
    private var tables = NameMap<OrderTable>()
    private lazy var general = NameTable(text.line(headed: "*").map { Array($0.line.words.dropFirst()) } ?? [])

    init(_ text: DataText, _ era: Era) {
        self.text = text
        self.era = era
    }

    mutating func table(_ element: String) -> OrderTable {
        if let table = tables[element] { return table }
        let table = read(element)
        tables[element] = table
        return table
    }

    private mutating func read(_ element: String) -> OrderTable {
        guard element != "*", let (line, after) = text.line(headed: element) else {
            return OrderTable(names: NameTable([]), against: [], general: general)
        }
        let names = NameTable(Array(line.words.dropFirst()))
        var against: [(first: Int32, second: Int32)] = []
        var rest = after
        while let next = DataText.next(UInt8(ascii: "\n"), in: &rest), next.hasPrefix(UInt8(ascii: "~")) {
            let words = next.words
            guard let eras = words.first?.dropFirst(1), OrderList.names(eras, era) else { continue }
            against += words.dropFirst().compactMap { OrderList.pair($0, names) }
        }
        return OrderTable(names: names, against: against, general: general)
    }

    /// Whether a list such as `0-1,4` has the era in it.
    private static func names(_ eras: DataText, _ era: Era) -> Bool {
        eras.pieces(UInt8(ascii: ",")).contains { run in
            let ends = run.pieces(UInt8(ascii: "-")).compactMap { Int($0.string) }
            guard let first = ends.first, let last = ends.last else { return false }
            return first <= era.index && era.index <= last
        }
    }

    private static func pair(_ word: DataText, _ names: NameTable) -> (first: Int32, second: Int32)? {
        let places = word.pieces(UInt8(ascii: "<")).map {
            names.index(UnsafeBufferPointer(start: $0.start, count: $0.count))
        }
        guard places.count == 2, places[0] >= 0, places[1] >= 0 else { return nil }
        return (places[0], places[1])
    }
}
