/// The public classes, each read when it is first needed.
struct ClassCache {
    struct Entry {
        /// One name, or two if the superclass on iOS differs from that on macOS.
        let superclasses: [String]
        let outlets: [Outlet]
        let actions: [String]
    }

    private let text = DataText(CatalogData.classes)
    private var entries: [String: Entry?] = [:]
    /// The chains of superclasses that were needed so far, by class.
    var chains: [String: [String]] = [:]

    mutating func entry(_ name: String) -> Entry? {
        if let known = entries[name] { return known }
        let entry = text.line(headed: name).map { ClassCache.read($0.line) }
        entries[name] = .some(entry)
        return entry
    }

    /// One line: class, superclass, then `outlet:Type`, `collection*:Type`, `!action:`.
    private static func read(_ line: DataText) -> Entry {
        let words = line.words
        var outlets: [Outlet] = []
        var actions: [String] = []
        for word in words.dropFirst(2) {
            if word.hasPrefix(UInt8(ascii: "!")) {
                actions.append(word.dropFirst(1).string)
            } else if let colon = word.firstIndex(of: UInt8(ascii: ":")), colon > 0 {
                let isCollection = word[colon - 1] == UInt8(ascii: "*")
                outlets.append(
                    Outlet(
                        name: word.prefix(isCollection ? colon - 1 : colon).string,
                        type: word.dropFirst(colon + 1).string,
                        isCollection: isCollection
                    )
                )
            }
        }
        let superclasses = words.count > 1 ? words[1].pieces(UInt8(ascii: "/")).map(\.string) : []
        return Entry(superclasses: superclasses.filter { $0 != "-" }, outlets: outlets, actions: actions)
    }
}
