/// Stores node records in a single growing block of memory.
final class NodeArena {
    private(set) var records: UnsafeMutablePointer<NodeRecord>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        records = .allocate(capacity: self.capacity)
    }

    init(copyOf original: NodeArena) {
        capacity = original.capacity
        records = .allocate(capacity: capacity)
        count = original.count
        records.initialize(from: original.records, count: count)
    }

    deinit { records.deallocate() }

    func append(_ record: NodeRecord) -> Int32 {
        if count == capacity { grow() }
        (records + count).initialize(to: record)
        count += 1
        return Int32(count - 1)
    }

    /// Appends a record as the last child of another one; its parent, its siblings and whether it is attached are filled in.
    func append(_ record: NodeRecord, under parent: Int32) -> Int32 {
        precondition(parent >= 0 && parent < count)
        let index = append(record)
        let last = records[Int(parent)].last
        records[Int(index)].parent = parent
        records[Int(index)].attached = records[Int(parent)].attached
        records[Int(index)].previous = last
        records[Int(parent)].last = index
        if last >= 0 { records[Int(last)].next = index } else { records[Int(parent)].first = index }
        return index
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

    private func grow() {
        precondition(capacity < Int(Int32.max) / 2, "too many nodes")
        capacity *= 2
        let grown = UnsafeMutablePointer<NodeRecord>.allocate(capacity: capacity)
        grown.moveInitialize(from: records, count: count)
        records.deallocate()
        records = grown
    }
}
