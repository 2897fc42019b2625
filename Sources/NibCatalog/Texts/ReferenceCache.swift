import Bytes

/// Which attributes hold ids of other objects, read at once when one is first asked for.
struct ReferenceCache {
    private let text: DataText
    lazy var attributes = read()
    lazy var names = Set(attributes.values.joined())

    init(_ family: Family) {
        text = CatalogData.references(family)
    }

    private func read() -> NameMap<[String]> {
        var found = NameMap<[String]>()
        for line in text.lines {
            let words = line.words.map(\.string)
            if let element = words.first { found[element] = Array(words.dropFirst()) }
        }
        return found
    }
}
