/// Which attributes hold ids of other objects, read at once when one is first asked for.
struct ReferenceCache {
    private let text: DataText
    lazy var attributes: [String: [String]] = read()
    lazy var names: Set<String> = Set(attributes.values.joined())

    init(_ family: Family) {
        text = CatalogData.references(family)
    }

    private func read() -> [String: [String]] {
        var found: [String: [String]] = [:]
        for line in text.lines {
            let words = line.words.map(\.string)
            if let element = words.first { found[element] = Array(words.dropFirst()) }
        }
        return found
    }
}
