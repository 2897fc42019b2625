import Bytes

/// What the elements and lists of one family were seen to hold, each read when it is first needed.
struct SlotCache {
    struct Child {
        let tag: String
        let key: String?
        let count: Int

        var label: String { key.map { tag + "@" + $0 } ?? tag }
    }

    private let text: DataText
    private let isWatch: Bool
    private var children: [String: [Child]] = [:]
    /// The answers given so far, by parent and child.
    var answers: [String: [String: [Slot]]] = [:]
    /// The elements whose places an element has, too, as far as they were needed.
    var relatives: [String: [String]] = [:]

    init(_ family: Family, isWatch: Bool = false) {
        text = isWatch ? DataText(CatalogData.watchChildOrders) : CatalogData.slots(family)
        self.isWatch = isWatch
    }

    /// The children of an element, the most frequent first.
    mutating func children(of element: String) -> [Child] {
        read(element)
    }

    /// The members of a list of an element, the most frequent first.
    mutating func contents(of list: String, in element: String) -> [Child] {
        let own = read(element + "/" + list)
        return own.isEmpty ? read(isWatch ? list : "/" + list) : own
    }

    private mutating func read(_ head: String) -> [Child] {
        if let known = children[head] { return known }
        let found = text.line(headed: head).map { $0.line.words.dropFirst().compactMap(SlotCache.child) } ?? []
        children[head] = found
        return found
    }

    /// One word: `tag:count` or `tag@key:count`; of watchOS nothing was counted.
    private static func child(_ word: DataText) -> Child? {
        let colon = word.firstIndex(of: Byte.colon)
        guard let count = colon.map({ Int(word.dropFirst($0 + 1).string) }) ?? 1 else { return nil }
        let label = word.prefix(colon ?? word.count)
        guard let at = label.firstIndex(of: Byte.at) else {
            return Child(tag: label.string, key: nil, count: count)
        }
        return Child(tag: label.prefix(at).string, key: label.dropFirst(at + 1).string, count: count)
    }
}
