/// The attributes that hold ids of other objects, all read when one is first needed.
struct ReferenceCache {
    private let text: DataText
    lazy var facts = read()

    /// A class, so that the tables are not copied.
    final class Facts {
        /// The attributes that hold ids, by element.
        var attributes: [String: [String]] = [:]
        lazy var names = Set(attributes.values.joined())
    }

    init(_ family: Family) {
        text = CatalogData.references(family)
    }

    private func read() -> Facts {
        let found = Facts()
        for line in text.lines {
            let words = line.words.map(\.string)
            if let element = words.first { found.attributes[element] = Array(words.dropFirst()) }
        }
        return found
    }
}
