import Platform

/// Reads a large document in two halves side by side.
///
/// The halves are documents of their own: the first is followed by end tags, the second preceded by start tags, both for
/// the elements that a quick look found open at the cut. expat reads each to its end. When both are well-formed and the
/// end tags were all read as such, the first half ended between two pieces of markup with just those elements open, and
/// the halves together are the whole; the nodes are those that one parser would have made. When not, nothing is kept, and
/// the document is to be read in one go, which finds the place of the error as well.
final class SplitParse: @unchecked Sendable {
    private let bytes: UnsafeRawBufferPointer
    private let cut: Int

    // Written by the second half's thread, and read when that has ended.
    private let arena: NodeArena
    private let names = NameTable()
    private var notes: ValueNotes?
    private var isRead = false
    /// Whether both halves were read and put together.
    private(set) var isJoined = false

    /// Finds a cut near the middle.
    ///
    /// - Returns: nil where there is no tag behind the middle.
    convenience init?(_ bytes: UnsafeRawBufferPointer) {
        guard let cut = Self.tag(in: bytes, from: bytes.count / 2) else { return nil }
        self.init(bytes, cut: cut)
    }

    /// Cuts at a given place, where a tag begins.
    init(_ bytes: UnsafeRawBufferPointer, cut: Int) {
        self.bytes = bytes
        self.cut = cut
        arena = NodeArena(capacity: (bytes.count - cut) / 40)
    }

    /// Finds a place where a start or end tag seems to begin.
    ///
    /// Comments and CDATA sections are none: a section belongs to the text before it.
    private static func tag(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        var place = start
        while place + 1 < bytes.count {
            let next = bytes[place + 1]
            if bytes[place] == UInt8(ascii: "<"), next != UInt8(ascii: "!"), next != UInt8(ascii: "?") { return place }
            place += 1
        }
        return nil
    }

    /// Reads both halves into a tree that holds nothing but its document node.
    ///
    /// - Returns: whether that succeeded; the tree is as it was if not.
    func read(into tree: XMLTree) -> Bool {
        guard let open = OpenElements(bytes, before: cut) else { return false }
        notes = tree.indexes.first?.notes
        let first = Parser(
            bytes, 0..<cut, at: 0, arena: tree.arena, names: tree.names, parent: 0, notes: tree.indexes.first?.notes)
        let (startTags, depth) = (open.startTags, open.names.count)
        guard let worker = Worker({ self.readSecond(startTags, depth: depth) }) else { return false }
        do throws(ParseError) {
            defer { worker.wait() }
            try Parser.checkEncoding(bytes)
            try first.read(before: [], behind: open.endTags)
        } catch { return reset(tree) }
        guard isRead, first.closedBehind == depth, let parents = path(to: first.current, in: tree.arena, count: depth)
        else { return reset(tree) }
        join(tree, under: parents, first.notes)
        isJoined = true
        return true
    }

    private func reset(_ tree: XMLTree) -> Bool {
        tree.arena.reset()
        return false
    }

    // MARK: - The second half

    private func readSecond(_ startTags: [UInt8], depth: Int) {
        // The document and the elements open at the cut stand for those that the first half makes.
        for level in 0...depth {
            var record = NodeRecord(kind: .document)
            record.attached = true
            record.parent = Int32(level) - 1
            _ = arena.append(record)
        }
        let parser = Parser(
            bytes, cut..<bytes.count, at: 0, arena: arena, names: names, parent: Int32(depth), notes: notes)
        do throws(ParseError) { try parser.read(before: startTags, behind: []) } catch { return }
        notes = parser.notes
        isRead = true
    }

    // MARK: - Joining

    /// The document and the elements down to one, if they are as many as they should be.
    private func path(to node: Int32, in arena: NodeArena, count: Int) -> [Int32]? {
        var path: [Int32] = []
        var node = node
        while node >= 0 {
            path.append(node)
            node = arena[node].parent
        }
        return path.count == count + 1 ? path.reversed() : nil
    }

    /// Puts the second half's nodes behind those of the first.
    private func join(_ tree: XMLTree, under parents: [Int32], _ firstNotes: ValueNotes?) {
        let standIns = Int32(parents.count)
        let moved = Int32(tree.arena.count) - standIns
        func place(_ node: Int32) -> Int32 { node < 0 ? node : node < standIns ? parents[Int(node)] : node + moved }
        let symbols = (0..<Int32(names.count)).map { tree.names.intern(names[$0]) }
        tree.arena.reserve(tree.arena.count + arena.count)
        for node in standIns..<Int32(arena.count) {
            var record = arena[node]
            if record.name >= 0 { record.name = symbols[Int(record.name)] }
            record.parent = place(record.parent)
            record.first = place(record.first)
            record.last = place(record.last)
            record.next = place(record.next)
            record.previous = place(record.previous)
            _ = tree.arena.append(record)
        }
        for depth in 0..<standIns {
            hang(arena[depth].first, arena[depth].last, under: parents[Int(depth)], in: tree.arena, moved: moved)
            if depth > 0 { tree.arena[parents[Int(depth)]].tail = arena[depth].tail }
        }
        if let firstNotes { tree.indexes[0].learn(firstNotes) { $0 } }
        if let notes { tree.indexes[0].learn(notes, nodes: place) }
    }

    /// Adds a run of siblings to the children of an element.
    private func hang(_ first: Int32, _ last: Int32, under parent: Int32, in arena: NodeArena, moved: Int32) {
        guard first >= 0 else { return }
        let before = arena[parent].last
        arena[first + moved].previous = before
        if before >= 0 { arena[before].next = first + moved } else { arena[parent].first = first + moved }
        arena[parent].last = last + moved
    }
}
