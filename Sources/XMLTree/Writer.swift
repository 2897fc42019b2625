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

    /// The bytes of a node and all in it, with some texts replaced.
    ///
    /// - Parameters:
    ///   - node: the root of what is written.
    ///   - replacement: gives the bytes to write for a text node, or nil for its own.
    /// - Returns: the bytes; the tree is not changed.
    public func bytes(of node: NodeID, replacingText replacement: (NodeID) -> [UInt8]?) -> [UInt8] {
        var out: [UInt8] = []
        forEachPiece(in: node.index, nodeByNode: true) { range, piece in
            if arena[piece].kind == .text, let bytes = replacement(NodeID(piece)) {
                out += bytes
            } else {
                store.with(range) { out.append(contentsOf: $0) }
            }
        }
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
        forEachPiece(in: root, nodeByNode: nodeByNode, stoppingAt: stop) { range, _ in
            // Base and added bytes are numbered through, but not one block of memory.
            if !nodeByNode, pending.count > 0, pending.end == range.start, range.start != UInt32(store.base.count) {
                pending = ByteRange(start: pending.start, count: pending.count + range.count)
            } else {
                if pending.count > 0 { body(pending) }
                pending = range
            }
        }
        if pending.count > 0 { body(pending) }
    }

    /// Calls `body` with the byte ranges of tags and texts and the nodes they belong to; unchanged subtrees in one piece.
    private func forEachPiece(
        in root: Int32, nodeByNode: Bool, stoppingAt stop: Int32 = -1, _ body: (ByteRange, Int32) -> Void
    ) {
        func emit(_ range: ByteRange, _ node: Int32) {
            if range.count > 0 { body(range, node) }
        }
        var node = root
        walk: while node >= 0 {
            let record = arena[node]
            if node == stop {
                emit(record.head, node)
                break walk
            }
            if !record.changed, !nodeByNode {
                emit(whole(record), node)
            } else {
                emit(record.head, node)
                if record.first >= 0 {
                    node = record.first
                    continue
                }
                emit(record.tail, node)
            }
            // On to the next sibling, closing what ends here.
            while true {
                if node == root { break walk }
                if arena[node].next >= 0 {
                    node = arena[node].next
                    break
                }
                node = arena[node].parent
                emit(arena[node].tail, node)
            }
        }
    }

    private func whole(_ record: NodeRecord) -> ByteRange {
        if record.tail.count == 0, record.kind != .document { return record.head }
        return ByteRange(start: record.head.start, count: record.tail.end - record.head.start)
    }
}
