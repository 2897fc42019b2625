import Bytes

/// The public classes, each read when it is first needed.
struct ClassCache {
    struct Entry {
        let outlets: [Outlet]
        let actions: [String]
    }

    /// The line of each class. They are found once, because each document has a cache of its own.
    private static let lines = Dictionary(
        uniqueKeysWithValues: DataText(CatalogData.classes).lines.map { line in
            (line.prefix(line.firstIndex(of: Byte.space) ?? line.count).string, line)
        })
    private var entries: [String: Entry?] = [:]
    /// The chains of superclasses that were needed so far, by class.
    var chains: [String: [String]] = [:]

    mutating func entry(_ name: String) -> Entry? {
        if let known = entries[name] { return known }
        let entry = Self.lines[name].map(ClassCache.read)
        entries[name] = .some(entry)
        return entry
    }

    /// The superclass of a class: one name, or two if that on iOS differs from that on macOS; nil if there is no such class.
    static func superclasses(of name: String) -> [String]? {
        guard var rest = lines[name] else { return nil }
        _ = DataText.next(Byte.space, in: &rest)
        let names = DataText.next(Byte.space, in: &rest)?.pieces(Byte.slash).map(\.string) ?? []
        return names.filter { $0 != "-" }
    }

    /// One line: class, superclass, then `outlet:Type`, `collection*:Type`, `!action:`.
    private static func read(_ line: DataText) -> Entry {
        let words = line.words
        var outlets: [Outlet] = []
        var actions: [String] = []
        for word in words.dropFirst(2) {
            if word.hasPrefix(Byte.exclamation) {
                actions.append(word.dropFirst(1).string)
            } else if let colon = word.firstIndex(of: Byte.colon), colon > 0 {
                let isCollection = word[colon - 1] == Byte.star
                outlets.append(
                    Outlet(
                        name: word.prefix(isCollection ? colon - 1 : colon).string,
                        type: word.dropFirst(colon + 1).string,
                        isCollection: isCollection
                    )
                )
            }
        }
        return Entry(outlets: outlets, actions: actions)
    }
}
