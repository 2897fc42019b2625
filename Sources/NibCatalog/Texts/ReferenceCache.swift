/// The attributes that hold ids of other objects, all read when one is first needed.
struct ReferenceCache {
    private let text: DataText
    lazy var facts = read()

    /// A class, so that the tables are not copied.
    final class Facts {
        /// The attributes that hold ids in every element.
        var common: [String] = []
        /// The attributes that hold ids, by element, with those of every element.
        var attributes: [String: [String]] = [:]
        lazy var names = Set(attributes.values.joined()).union(common)
    }

    init(_ family: Family) {
        text = CatalogData.references(family)
    }

    private func read() -> Facts {
        let found = Facts()
        for line in text.lines {
            let words = line.words.map(\.string)
            guard let element = words.first else { continue }
            if element == "*" {
                found.common = Array(words.dropFirst())
            } else {
                found.attributes[element, default: []] += words.dropFirst()
            }
        }
        for element in found.attributes.keys { found.attributes[element]?.append(contentsOf: found.common) }
        return found
    }
}
