/// The attributes that hold ids of other objects, all read when one is first needed.
struct ReferenceCache {
    /// What the data say.
    struct Facts: Sendable {
        /// The attributes that hold ids in every element.
        fileprivate(set) var common: [String] = []
        /// The attributes that hold ids, by element, with those of every element.
        fileprivate(set) var attributes: [String: [String]] = [:]
        /// All of their names.
        fileprivate(set) var names: Set<String> = []
    }

    // Read once for all documents.
    private static let cocoa = read(CatalogData.references(.cocoa))
    private static let cocoaTouch = read(CatalogData.references(.cocoaTouch))

    var facts: Facts { family == .cocoa ? Self.cocoa : Self.cocoaTouch }
    private let family: Family

    init(_ family: Family) { self.family = family }

    private static func read(_ text: DataText) -> Facts {
        var found = Facts()
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
        found.names = Set(found.attributes.values.joined()).union(found.common)
        return found
    }
}
