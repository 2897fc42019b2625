import Bytes

/// A hash table of elements by value; values are byte ranges in the store, so no strings are made.
final class ValueTable {
    /// The hash function of the values.
    let hash = ByteHash()
    private let store: ByteStore
    private var slots: UnsafeMutablePointer<Slot>
    /// The number of slots: a power of two.
    private var capacity: Int
    /// The number of distinct values.
    private(set) var count = 0
    /// The elements of values that several elements have.
    private var lists: [[NodeID]] = []
    private var freeLists: [Int32] = []

    /// A value: the hash and the range of its bytes, and its elements.
    private struct Slot {
        var hash: UInt32
        /// The only element, or `free`, or a smaller number that encodes the index of a list.
        var node: Int32
        var value: ByteRange
    }

    private static let free: Int32 = -1

    init(store: ByteStore) {
        self.store = store
        capacity = 64
        slots = Self.makeSlots(capacity)
    }

    deinit { slots.deallocate() }

    // MARK: - Looking up

    /// Returns the elements with a value.
    func nodes(_ value: UnsafeRawBufferPointer) -> [NodeID] { nodes(in: find(value, hash(value))) }

    /// Returns the only element with a value; nil if there is none or more than one.
    func only(_ value: UnsafeRawBufferPointer) -> NodeID? {
        let node = slots[find(value, hash(value))].node
        return node >= 0 ? NodeID(node) : nil
    }

    /// Whether any element has a value.
    func contains(_ value: UnsafeRawBufferPointer) -> Bool { slots[find(value, hash(value))].node != Self.free }

    /// Returns the ranges of all values, or only of those that several elements have.
    func ranges(onlyShared: Bool) -> [ByteRange] {
        var result: [ByteRange] = []
        if !onlyShared { result.reserveCapacity(count) }
        for place in 0..<capacity where onlyShared ? slots[place].node < Self.free : slots[place].node != Self.free {
            result.append(slots[place].value)
        }
        return result
    }

    private func nodes(in place: Int) -> [NodeID] {
        let node = slots[place].node
        if node == Self.free { return [] }
        return node >= 0 ? [NodeID(node)] : lists[Self.list(node)]
    }

    // MARK: - Changing

    /// Makes room for an approximate total number of values.
    func reserve(_ count: Int) {
        var wanted = capacity
        while wanted * 3 / 4 < count { wanted *= 2 }
        if wanted > capacity { grow(to: wanted) }
    }

    /// Adds an element with the value in a range, whose hash is given.
    func add(_ node: Int32, _ value: ByteRange, hash: UInt32) {
        let place = store.with(value) { find($0, hash) }
        let other = slots[place].node
        if other == Self.free {
            slots[place] = Slot(hash: hash, node: node, value: value)
            count += 1
            if count * 4 > capacity * 3 { grow(to: capacity * 2) }
        } else if other >= 0 {
            slots[place].node = Self.entry(makeList([NodeID(other), NodeID(node)]))
        } else {
            lists[Self.list(other)].append(NodeID(node))
        }
    }

    /// Removes an element with a value; the bytes of `value` need not be in the store.
    func remove(_ node: Int32, _ value: UnsafeRawBufferPointer) {
        let place = find(value, hash(value))
        let entry = slots[place].node
        if entry >= 0 {
            free(place)
        } else if entry < Self.free {
            let list = Self.list(entry)
            guard let index = lists[list].lastIndex(of: NodeID(node)) else { return }
            lists[list].swapAt(index, lists[list].count - 1)
            lists[list].removeLast()
            guard lists[list].count == 1 else { return }
            slots[place].node = lists[list][0].index
            lists[list] = []
            freeLists.append(Int32(list))
        }
    }

    // MARK: - Slots

    /// Returns the slot of a value, or the slot where it would be inserted.
    @inline(__always)
    private func find(_ value: UnsafeRawBufferPointer, _ hash: UInt32) -> Int {
        var place = Int(hash) & (capacity - 1)
        while slots[place].node != Self.free {
            if slots[place].hash == hash, holds(slots[place].value, value) { return place }
            place = (place + 1) & (capacity - 1)
        }
        return place
    }

    @inline(__always)
    private func holds(_ range: ByteRange, _ value: UnsafeRawBufferPointer) -> Bool {
        Int(range.count) == value.count && store.with(range) { $0.isEqual(to: value) }
    }

    /// Frees a slot and moves up later entries that were displaced by it.
    private func free(_ start: Int) {
        count -= 1
        var hole = start
        var place = (start + 1) & (capacity - 1)
        while slots[place].node != Self.free {
            let home = Int(slots[place].hash) & (capacity - 1)
            // Move only an entry whose home slot is not between the hole and its present slot.
            if (place - home) & (capacity - 1) >= (place - hole) & (capacity - 1) {
                slots[hole] = slots[place]
                hole = place
            }
            place = (place + 1) & (capacity - 1)
        }
        slots[hole].node = Self.free
    }

    private func grow(to capacity: Int) {
        let (old, oldCapacity) = (slots, self.capacity)
        slots = Self.makeSlots(capacity)
        self.capacity = capacity
        for place in 0..<oldCapacity where old[place].node != Self.free {
            var new = Int(old[place].hash) & (capacity - 1)
            while slots[new].node != Self.free { new = (new + 1) & (capacity - 1) }
            slots[new] = old[place]
        }
        old.deallocate()
    }

    private static func makeSlots(_ capacity: Int) -> UnsafeMutablePointer<Slot> {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: capacity)
        slots.initialize(repeating: Slot(hash: 0, node: free, value: .empty), count: capacity)
        return slots
    }

    // MARK: - Lists

    private func makeList(_ nodes: [NodeID]) -> Int {
        if let free = freeLists.popLast() {
            lists[Int(free)] = nodes
            return Int(free)
        }
        lists.append(nodes)
        return lists.count - 1
    }

    private static func entry(_ list: Int) -> Int32 { -2 - Int32(list) }

    private static func list(_ entry: Int32) -> Int { Int(-2 - entry) }
}
