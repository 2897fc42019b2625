/// Stores node records in a single growing block of memory.
final class NodeArena {
    private(set) var records: UnsafeMutablePointer<NodeRecord>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        records = .allocate(capacity: self.capacity)
    }

    deinit { records.deallocate() }

    func append(_ record: NodeRecord) -> Int32 {
        if count == capacity { grow() }
        (records + count).initialize(to: record)
        count += 1
        return Int32(count - 1)
    }

    subscript(index: Int32) -> NodeRecord {
        @inline(__always) _read {
            precondition(index >= 0 && index < count)
            yield records[Int(index)]
        }
        @inline(__always) _modify {
            precondition(index >= 0 && index < count)
            yield &records[Int(index)]
        }
    }

    /// Makes room for a total number of nodes.
    func reserve(_ count: Int) {
        while capacity < count { grow() }
    }

    /// Removes all nodes except the first, and all children of that.
    func reset() {
        count = 1
        records[0].first = -1
        records[0].last = -1
    }

    private func grow() {
        precondition(capacity < Int(Int32.max) / 2, "too many nodes")
        capacity *= 2
        let grown = UnsafeMutablePointer<NodeRecord>.allocate(capacity: capacity)
        grown.moveInitialize(from: records, count: count)
        records.deallocate()
        records = grown
    }
}
