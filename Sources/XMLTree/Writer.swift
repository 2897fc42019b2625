/// Writing: runs of unchanged nodes are copied as they stand in the store.
extension XMLTree {
    /// The bytes of the document as it is now.
    public func bytes() -> [UInt8] { bytes(of: document) }

    /// The bytes of the document written node by node, also where nothing was changed; for checking the tree.
    public func rewritten() -> [UInt8] {
        var out: [UInt8] = []
        forEachRun(in: 0, nodeByNode: true) { range in store.with(range) { out.append(contentsOf: $0) } }
        return out
    }

    /// The bytes of a node and all in it.
    public func bytes(of node: NodeID) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(node == document ? store.base.count + 1024 : 256)
        forEachRun(in: node.index) { range in store.with(range) { out.append(contentsOf: $0) } }
        return out
    }

    /// Whether the document's bytes are still the ones that were parsed.
    public var isUnchanged: Bool {
        guard arena[0].changed else { return true }
        var position = 0
        var same = true
        forEachRun(in: 0) { range in
            guard same else { return }
            let start = Int(range.start)
            if start == position, start < store.base.count {
                position += Int(range.count)
            } else {
                same = matchesBase(range, at: position)
                position += Int(range.count)
            }
        }
        return same && position == store.base.count
    }

    private func matchesBase(_ range: ByteRange, at position: Int) -> Bool {
        guard position + Int(range.count) <= store.base.count else { return false }
        return store.base.withUnsafeBytes { base in
            store.with(range) { $0.elementsEqual(base[position..<position + Int(range.count)]) }
        }
    }

    /// The line and column, both from 1 and the column in bytes, at which a node starts in the document as it is now.
    public func position(of node: NodeID) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        let target = arena[node.index].head
        var found = false
        forEachRun(in: 0, nodeByNode: true, stoppingAt: node.index) { range in
            guard !found else { return }
            if range == target { found = true }
            store.with(range) { bytes in
                for byte in bytes where !found {
                    if byte == 0xA {
                        line += 1
                        column = 1
                    } else {
                        column += 1
                    }
                }
            }
        }
        return (line, column)
    }

    /// Calls `body` with the byte ranges that make up a subtree, neighbours joined into one unless `nodeByNode`.
    private func forEachRun(
        in root: Int32, nodeByNode: Bool = false, stoppingAt stop: Int32 = -1, _ body: (ByteRange) -> Void
    ) {
        var pending = ByteRange.empty
        func emit(_ range: ByteRange) {
            guard range.count > 0 else { return }
            // Base and added bytes are numbered through, but not one block of memory.
            if !nodeByNode, pending.count > 0, pending.end == range.start, range.start != UInt32(store.base.count) {
                pending = ByteRange(start: pending.start, count: pending.count + range.count)
            } else {
                if pending.count > 0 { body(pending) }
                pending = range
            }
        }
        var node = root
        walk: while node >= 0 {
            let record = arena[node]
            if node == stop {
                emit(record.head)
                break walk
            }
            if !record.changed, !nodeByNode {
                emit(whole(record))
            } else {
                emit(record.head)
                if record.first >= 0 {
                    node = record.first
                    continue
                }
                emit(record.tail)
            }
            // On to the next sibling, closing what ends here.
            while true {
                if node == root { break walk }
                if arena[node].next >= 0 {
                    node = arena[node].next
                    break
                }
                node = arena[node].parent
                emit(arena[node].tail)
            }
        }
        if pending.count > 0 { body(pending) }
    }

    private func whole(_ record: NodeRecord) -> ByteRange {
        if record.tail.count == 0, record.kind != .document { return record.head }
        return ByteRange(start: record.head.start, count: record.tail.end - record.head.start)
    }
}
