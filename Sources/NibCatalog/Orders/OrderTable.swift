/// The order of an element's attributes, or of its children, in one era.
///
/// Two names that the element has been seen with stand as its own list says; of other pairs the order over all
/// elements of the family decides, as weaker evidence. A name that nothing is known of goes last.
public final class OrderTable {
    /// A name's number in one table; keys of different tables have nothing in common.
    public struct Key: Sendable, Hashable {
        let index: Int32
    }

    private static let own = 1000
    private static let overall = 1

    private let names: NameTable
    private let general: NameTable
    /// Pairs (earlier, later) that stand against the list in this era, as sorted numbers.
    private let against: [UInt32]
    /// The place of each of the element's names in the order over all elements; -2 until it is needed.
    private var generalPlaces: [Int32]

    /// - Parameters:
    ///   - names: The element's names in order.
    ///   - against: Pairs of places in `names` whose first stands before the second in this era.
    ///   - general: The order over all elements.
    init(names: NameTable, against: [(first: Int32, second: Int32)], general: NameTable) {
        self.names = names
        self.general = general
        self.against = against.map { OrderTable.pair($0.first, $0.second) }.sorted()
        generalPlaces = Array(repeating: -2, count: names.count)
    }

    /// The names that the element has been seen with, in order (children as `tag` or `tag@key`).
    public var knownNames: [String] {
        (0..<names.count).map { names[$0].string }
    }

    /// Whether anything is known of where a name stands.
    func knows(_ name: Key) -> Bool { name.index >= 0 }

    /// The key of an attribute's name or a child's label (`tag` or `tag@key`).
    public func key(_ name: String) -> Key {
        name.withUTF8Bytes { key(utf8: $0) }
    }

    /// The key of a name given by its bytes.
    public func key(utf8 name: UnsafeBufferPointer<UInt8>) -> Key {
        let place = names.index(name)
        return place >= 0 ? Key(index: place) : generalKey(general.index(name))
    }

    /// The key of a child given by its tag and, where it has one, its `key` attribute.
    public func key(tag: String, key: String?) -> Key {
        guard let key else { return self.key(tag) }
        return tag.withUTF8Bytes { tag in key.withUTF8Bytes { self.key(utf8: tag, key: $0) } }
    }

    /// The key of a child given by the bytes of its tag and of its `key` attribute.
    public func key(utf8 tag: UnsafeBufferPointer<UInt8>, key: UnsafeBufferPointer<UInt8>) -> Key {
        let place = names.index(tag, key: key)
        return place >= 0 ? Key(index: place) : generalKey(general.index(tag, key: key))
    }

    /// Finds where a new name goes among those present.
    ///
    /// Where the present ones are out of order it takes the place that contradicts the least evidence, the last of
    /// several.
    ///
    /// - Parameters:
    ///   - new: The new name's key.
    ///   - count: How many names are present.
    ///   - keyAt: The key of each in turn, asked once, from 0 on.
    /// - Returns: The index at which to insert, 0 to `count`.
    public func position(of new: Key, count: Int, keyAt: (Int) -> Key) -> Int {
        var cost = 0
        var best = 0
        var position = 0
        for index in 0..<count {
            cost -= weight(keyAt(index).index, new.index)
            if cost <= best {
                best = cost
                position = index + 1
            }
        }
        return position
    }

    /// Finds where a new name goes among those present.
    ///
    /// - Parameters:
    ///   - new: An attribute's name or a child's label.
    ///   - present: Those of the element now, in its order.
    /// - Returns: The index at which to insert, 0 to `present.count`.
    public func position(of new: String, among present: [String]) -> Int {
        position(of: key(new), count: present.count) { key(present[$0]) }
    }

    // MARK: - Evidence

    /// Positive when `a` stands before `b`, and by how much that counts.
    private func weight(_ a: Int32, _ b: Int32) -> Int {
        let known = Int32(names.count)
        guard a != b, a >= 0, b >= 0 else { return 0 }
        guard a < known, b < known else {
            let first = generalPlace(a)
            let second = generalPlace(b)
            guard first >= 0, second >= 0 else { return 0 }
            return first < second ? OrderTable.overall : -OrderTable.overall
        }
        if a < b {
            return standsAgainst(b, a) ? -OrderTable.own : OrderTable.own
        }
        return standsAgainst(a, b) ? OrderTable.own : -OrderTable.own
    }

    private func standsAgainst(_ first: Int32, _ second: Int32) -> Bool {
        guard !against.isEmpty else { return false }
        let wanted = OrderTable.pair(first, second)
        var low = 0
        var high = against.count
        while low < high {
            let middle = (low + high) / 2
            if against[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        return low < against.count && against[low] == wanted
    }

    private func generalKey(_ place: Int32) -> Key {
        Key(index: place >= 0 ? Int32(names.count) + place : -1)
    }

    private func generalPlace(_ key: Int32) -> Int32 {
        let own = Int(key)
        guard own < names.count else { return key - Int32(names.count) }
        if generalPlaces[own] == -2 {
            let name = names[own]
            generalPlaces[own] = general.index(UnsafeBufferPointer(start: name.start, count: name.count))
        }
        return generalPlaces[own]
    }

    private static func pair(_ first: Int32, _ second: Int32) -> UInt32 {
        UInt32(truncatingIfNeeded: first) << 16 | UInt32(truncatingIfNeeded: second)
    }
}
