import Bytes

/// The bindings of AppKit's classes, all read when one is first needed.
struct BindingCache {
    struct Binding: Sendable {
        let name: String
        /// Whether a number may follow the name.
        let isNumbered: Bool
        /// Whether the first one has a number, too.
        let startsAtOne: Bool
    }

    /// Read once for all documents.
    private static let own = read()

    /// The bindings of classes without those of their superclasses.
    var own: [String: [Binding]] { Self.own }
    /// The bindings of classes with those of their superclasses, as far as they were needed.
    var all: [String: [Binding]] = [:]

    /// Lines: a class, then names. A name that can be numbered ends with `#`, or with `*` if the numbers begin at 1.
    private static func read() -> [String: [Binding]] {
        var found: [String: [Binding]] = [:]
        for line in DataText(CatalogData.bindings).lines {
            let words = line.words.map(\.string)
            guard let name = words.first else { continue }
            found[name] = words.dropFirst().map(binding)
        }
        return found
    }

    private static func binding(_ word: String) -> Binding {
        let mark = word.utf8.last
        let isNumbered = mark == Byte.hash || mark == Byte.star
        return Binding(
            name: isNumbered ? String(word.dropLast()) : word, isNumbered: isNumbered,
            startsAtOne: mark == Byte.star)
    }
}
