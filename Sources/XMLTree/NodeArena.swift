/// Stores node records in a single growing block of memory.
final class NodeArena {
    /// The block. It is itself in memory of its own, because reading and writing a class's properties is checked at run time for
    /// overlaps, for every node several times.
    private let block: UnsafeMutablePointer<Block>

    private struct Block {
        var records: UnsafeMutablePointer<NodeRecord>
        var count: Int
        var capacity: Int
    }

    /// Makes an arena with room for some records.
    init(capacity: Int) {
        let capacity = max(capacity, 16)
        block = .allocate(capacity: 1)
        block.initialize(to: Block(records: .allocate(capacity: capacity), count: 0, capacity: capacity))
    }

    /// Makes an arena with the same records.
    init(copyOf original: NodeArena) {
        let old = original.block.pointee
        let records = UnsafeMutablePointer<NodeRecord>.allocate(capacity: old.capacity)
        records.initialize(from: old.records, count: old.count)
        block = .allocate(capacity: 1)
        block.initialize(to: Block(records: records, count: old.count, capacity: old.capacity))
    }

    deinit {
        block.pointee.records.deallocate()
        block.deallocate()
    }

    /// The number of records.
    var count: Int { block.pointee.count }

    /// Appends a record; returns its index.
    func append(_ record: NodeRecord) -> Int32 {
        if count == block.pointee.capacity { grow() }
        let index = count
        (block.pointee.records + index).initialize(to: record)
        block.pointee.count = index + 1
        return Int32(index)
    }

    /// Appends a record as the last child of another one; its parent, its siblings and whether it is attached are filled in.
    func append(_ record: NodeRecord, under parent: Int32) -> Int32 {
        precondition(parent >= 0 && parent < count)
        let index = append(record)
        let records = block.pointee.records
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
            yield block.pointee.records[Int(index)]
        }
        @inline(__always) _modify {
            precondition(index >= 0 && index < count)
            yield &block.pointee.records[Int(index)]
        }
    }

    private func grow() {
        let old = block.pointee
        precondition(old.capacity < Int(Int32.max) / 2, "too many nodes")
        block.pointee.capacity *= 2
        block.pointee.records = .allocate(capacity: block.pointee.capacity)
        block.pointee.records.moveInitialize(from: old.records, count: old.count)
        old.records.deallocate()
    }
}
