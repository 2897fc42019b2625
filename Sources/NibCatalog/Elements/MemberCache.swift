import Bytes

/// The members of public classes, each class read when it is first needed.
struct MemberCache {
    private let text = DataText(CatalogData.members)
    private var classes: [String: Set<String>] = [:]

    /// The methods of all classes, with one or two arguments.
    private(set) lazy var selectors: Set<String> = Set(
        text.lines.flatMap { line in
            line.words.dropFirst().filter { $0[$0.count - 1] == Byte.colon }.map(\.string)
        })

    /// Returns the words of a class's line: a settable `key`, a `.name` that can be read or called without arguments, or
    /// a `selector:`.
    mutating func words(of className: String) -> Set<String> {
        if let known = classes[className] { return known }
        let words = text.line(headed: className).map { $0.line.words.dropFirst().map(\.string) } ?? []
        let found = Set(words)
        classes[className] = found
        return found
    }
}
