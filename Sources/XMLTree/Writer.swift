import Bytes
import Platform

/// Writes the tree: runs of unchanged nodes are copied from the store as they are.
extension XMLTree {
    /// Returns the current bytes of the document.
    package func bytes() -> [UInt8] { bytes(of: document) }

    /// Returns the document's bytes written node by node, even if nothing was changed, to check the tree.
    package func rewritten() -> [UInt8] {
        var out: [UInt8] = []
        forEachRun(in: 0, nodeByNode: true) { range in store.with(range) { out.append(contentsOf: $0) } }
        return out
    }

    /// Returns the bytes of a subtree.
    package func bytes(of node: NodeID) -> [UInt8] {
        var size = 0
        forEachRun(in: node.index) { size += Int($0.count) }
        return [UInt8](unsafeUninitializedCapacity: size) { out, count in
            guard let start = UnsafeMutableRawPointer(out.baseAddress) else { return }
            forEachRun(in: node.index) { range in
                store.with(range) { (start + count).copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
                count += Int(range.count)
            }
        }
    }

    /// Whether a subtree has the same bytes as one of another tree, as far as that can be told at once.
    ///
    /// - Parameters:
    ///   - node: the root of the subtree.
    ///   - other: the root of the other subtree.
    ///   - tree: the other tree.
    /// - Returns: false as well if one of them was changed since it was parsed or added.
    package func isSurelySame(_ node: NodeID, as other: NodeID, in tree: XMLTree) -> Bool {
        let (record, theirs) = (arena[node.index], tree.arena[other.index])
        guard !record.changed, !theirs.changed else { return false }
        let (range, otherRange) = (whole(record), tree.whole(theirs))
        guard range.count == otherRange.count else { return false }
        return store.with(range) { bytes in tree.store.with(otherRange) { bytes.isEqual(to: $0) } }
    }

    /// Returns the bytes of a subtree with some texts replaced.
    ///
    /// - Parameters:
    ///   - node: the root of the subtree.
    ///   - replacement: returns the bytes to write for a text node, or nil to keep its own.
    /// - Returns: the bytes; the tree is not changed.
    package func bytes(of node: NodeID, replacingText replacement: (NodeID) -> [UInt8]?) -> [UInt8] {
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

    /// Whether the document's bytes are the same as the parsed bytes.
    package var isUnchanged: Bool {
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
            store.with(range) { $0.isEqual(to: UnsafeRawBufferPointer(rebasing: base[position..<position + $0.count])) }
        }
    }

    /// Returns the line and column at which a node starts in the current document, both from 1, the column in bytes.
    package func position(of node: NodeID) -> (line: Int, column: Int) {
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

    /// Returns the lines and columns at which nodes start in the current document, both from 1, found in one pass.
    package func positions(of nodes: Set<NodeID>) -> [NodeID: (line: Int, column: Int)] {
        var (found, line, column): ([NodeID: (line: Int, column: Int)], Int, Int) = ([:], 1, 1)
        forEachPiece(in: 0, nodeByNode: true) { range, index in
            let node = NodeID(index)
            if nodes.contains(node), found[node] == nil { found[node] = (line, column) }
            store.with(range) { bytes in
                for byte in bytes {
                    column = byte == 0xA ? 1 : column + 1
                    if byte == 0xA { line += 1 }
                }
            }
        }
        return found
    }

    /// Calls `body` with the byte ranges of a subtree; adjacent ranges are joined unless `nodeByNode` is true.
    private func forEachRun(
        in root: Int32, nodeByNode: Bool = false, stoppingAt stop: Int32 = -1, _ body: (ByteRange) -> Void
    ) {
        var pending = ByteRange.empty
        forEachPiece(in: root, nodeByNode: nodeByNode, stoppingAt: stop) { range, _ in
            // Offsets run on from the parsed to the added bytes, but these are separate blocks of memory.
            if !nodeByNode, pending.count > 0, pending.end == range.start, range.start != UInt32(store.base.count) {
                pending = ByteRange(start: pending.start, count: pending.count + range.count)
            } else {
                if pending.count > 0 { body(pending) }
                pending = range
            }
        }
        if pending.count > 0 { body(pending) }
    }

    /// Calls `body` with the byte range and node of each tag and text; an unchanged subtree is one range.
    private func forEachPiece(
        in root: Int32, nodeByNode: Bool, stoppingAt stop: Int32 = -1, _ body: (ByteRange, Int32) -> Void
    ) {
        func emit(_ range: ByteRange, of node: Int32) {
            if range.count > 0 { body(range, node) }
        }
        var node = root
        walk: while node >= 0 {
            let record = arena[node]
            if node == stop {
                emit(record.head, of: node)
                break walk
            }
            if !record.changed, !nodeByNode {
                emit(whole(record), of: node)
            } else {
                emit(record.head, of: node)
                if record.first >= 0 {
                    node = record.first
                    continue
                }
                emit(record.tail, of: node)
            }
            // Continue with the next sibling, and emit the end tags of the elements that end here.
            while true {
                if node == root { break walk }
                if arena[node].next >= 0 {
                    node = arena[node].next
                    break
                }
                node = arena[node].parent
                emit(arena[node].tail, of: node)
            }
        }
    }

    private func whole(_ record: NodeRecord) -> ByteRange {
        if record.tail.count == 0, record.kind != .document { return record.head }
        return ByteRange(start: record.head.start, count: record.tail.end - record.head.start)
    }
}
