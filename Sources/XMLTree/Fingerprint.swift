import Platform

/// The fingerprint of a document: one number for what it is now, as far as it differs from the bytes that were parsed.
///
/// It is the sum of a hash for every place of the document, less that sum for the parsed bytes. A place is a piece of markup,
/// or the end of its parent, together with the text before it, the markup before that, and the parent's start tag. A change
/// concerns few places, so keeping the sum costs what the change costs. How the bytes came to be what they are does not
/// matter: two ways to the same bytes give the same fingerprint.
extension XMLTree {
    // MARK: - Changes

    /// Inserts or removes a child of a node, and counts the place that it belongs to again.
    ///
    /// - Parameters:
    ///   - next: the sibling behind the child; -1 for none.
    ///   - parent: the node; while it is not part of the document, the change concerns no place.
    ///   - change: makes the change.
    @inline(__always)
    func countingAgain(from next: Int32, in parent: Int32, change: () -> Void) {
        guard arena[parent].attached else { return change() }
        let end = end(from: next, in: parent, tag: hash(headOf: parent))
        fingerprint &-= place(before: end)
        change()
        fingerprint &+= place(before: end)
    }

    /// Changes the bytes of a text or comment, and counts the places that they concern again.
    @inline(__always)
    func countingAgain(textOf node: Int32, change: () -> Void) {
        guard arena[node].attached else { return change() }
        fingerprint &-= placesOfText(node)
        change()
        fingerprint &+= placesOfText(node)
    }

    /// Counts the places that new tags of an element concern, before it gets them: its own, that of what follows it, its end, and
    /// those of its children. Everything but the tags stays the same, so it is hashed only once.
    func countTags(of element: Int32, as head: ByteRange, _ tail: ByteRange) {
        guard arena[element].attached else { return }
        let old = (head: hash(headOf: element), tail: hash(arena[element].tail))
        let new = (head: hash(head), tail: hash(tail))
        let parent = arena[element].parent
        let tag = hash(headOf: parent)

        let (text, before) = textBefore(arena[element].previous)
        let markup = hash(headOf: before)
        let own = (
            old: PlaceEnd(node: element, parent: parent, tag: tag, head: old.head, tail: old.tail),
            new: PlaceEnd(node: element, parent: parent, tag: tag, head: new.head, tail: new.tail)
        )
        count(own.new.place(text, after: markup), insteadOf: own.old.place(text, after: markup))

        let next = end(from: arena[element].next, in: parent, tag: tag)
        let between = textBefore(last(before: next)).text
        count(next.place(between, after: new.head), insteadOf: next.place(between, after: old.head))
        if arena[element].first >= 0 { countInside(element, under: new.head, insteadOf: old.head) }
    }

    /// Counts the places of an element's children and its end, whose parent gets another start tag.
    private func countInside(_ element: Int32, under new: UInt64, insteadOf old: UInt64) {
        let (text, before) = textBefore(arena[element].last)
        let markup = hash(headOf: before)
        count(
            PlaceEnd(parent: element, tag: new).place(text, after: markup),
            insteadOf: PlaceEnd(parent: element, tag: old).place(text, after: markup))
        var child = arena[element].first
        while child >= 0 {
            if arena[child].kind != .text {
                let (text, before) = textBefore(arena[child].previous)
                let end = end(with: child, in: element, tag: old)
                let markup = hash(headOf: before)
                count(end.under(new).place(text, after: markup), insteadOf: end.place(text, after: markup))
            }
            child = arena[child].next
        }
    }

    private func count(_ new: UInt64, insteadOf old: UInt64) { fingerprint = fingerprint &- old &+ new }

    // MARK: - Places

    /// The places of a subtree that is inserted or removed: those inside it, and its own when it is markup.
    func placesOfSubtree(_ root: Int32) -> UInt64 {
        guard arena[root].kind != .text else { return 0 }
        return place(of: root) &+ placesInside(root)
    }

    /// The places inside a piece of markup.
    private func placesInside(_ root: Int32) -> UInt64 {
        var sum = placeOfEnd(of: root)
        var node = followingNode(root, within: root)
        while node >= 0 {
            if arena[node].kind != .text { sum = sum &+ place(of: node) &+ placeOfEnd(of: node) }
            node = followingNode(node, within: root)
        }
        return sum
    }

    /// The places that other bytes of a text or comment concern.
    private func placesOfText(_ node: Int32) -> UInt64 {
        let parent = arena[node].parent
        let tag = hash(headOf: parent)
        if arena[node].kind == .text { return place(before: end(from: node, in: parent, tag: tag)) }
        return place(of: node) &+ place(before: end(from: arena[node].next, in: parent, tag: tag))
    }

    /// All places of the document; for tests, which compare it with the sum that was kept.
    func allPlaces() -> UInt64 { placesInside(0) }

    // MARK: - One place

    private func place(of node: Int32) -> UInt64 {
        let parent = arena[node].parent
        return place(before: end(with: node, in: parent, tag: hash(headOf: parent)))
    }

    private func placeOfEnd(of parent: Int32) -> UInt64 {
        guard arena[parent].first >= 0 else { return 0 }
        return place(before: PlaceEnd(parent: parent, tag: hash(headOf: parent)))
    }

    private func place(before end: PlaceEnd) -> UInt64 {
        let (text, before) = textBefore(last(before: end))
        return end.place(text, after: hash(headOf: before))
    }

    /// The end of a place that is a piece of markup.
    private func end(with node: Int32, in parent: Int32, tag: UInt64) -> PlaceEnd {
        PlaceEnd(node: node, parent: parent, tag: tag, head: hash(headOf: node), tail: hash(arena[node].tail))
    }

    /// The end of the place that a child before `next` belongs to: the markup that follows, or the end of the parent.
    private func end(from next: Int32, in parent: Int32, tag: UInt64) -> PlaceEnd {
        var node = next
        while node >= 0, arena[node].kind == .text { node = arena[node].next }
        return node >= 0 ? end(with: node, in: parent, tag: tag) : PlaceEnd(parent: parent, tag: tag)
    }

    /// The last node before the end of a place; -1 if there is none.
    private func last(before end: PlaceEnd) -> Int32 {
        end.node >= 0 ? arena[end.node].previous : arena[end.parent].last
    }

    /// Hashes the text that ends with a node, and returns the markup before it.
    private func textBefore(_ last: Int32) -> (text: UInt64, markup: Int32) {
        guard last >= 0, arena[last].kind == .text else { return (PlaceEnd.hashOfNothing, last) }
        let previous = arena[last].previous
        guard previous >= 0, arena[previous].kind == .text else { return (hash(arena[last].head), previous) }
        // Edits leave several pieces where a parser makes one.
        var first = previous
        while arena[first].previous >= 0, arena[arena[first].previous].kind == .text { first = arena[first].previous }
        var bytes: [UInt8] = []
        var node = first
        while true {
            store.with(arena[node].head) { bytes.append(contentsOf: $0) }
            if node == last { break }
            node = arena[node].next
        }
        return (bytes.withUnsafeBytes { XXH64.hash($0) }, arena[first].previous)
    }

    private func hash(headOf node: Int32) -> UInt64 {
        node > 0 ? hash(arena[node].head) : 0
    }

    private func hash(_ range: ByteRange) -> UInt64 {
        range.count == 0 ? PlaceEnd.hashOfNothing : store.with(range) { XXH64.hash($0) }
    }
}

/// What ends a place: a piece of markup, or the end of its parent. It stays the same while what is before it changes.
private struct PlaceEnd {
    /// The markup; -1 for the end of the parent.
    let node: Int32
    let parent: Int32
    /// The hash of the parent's start tag.
    let tag: UInt64
    /// The hashes of the markup, or zeros.
    let head: UInt64
    let tail: UInt64

    /// The end of a parent.
    init(parent: Int32, tag: UInt64) { self.init(node: -1, parent: parent, tag: tag, head: 0, tail: 0) }

    init(node: Int32, parent: Int32, tag: UInt64, head: UInt64, tail: UInt64) {
        self.node = node
        self.parent = parent
        self.tag = tag
        self.head = head
        self.tail = tail
    }

    /// The same end in a parent with another start tag.
    func under(_ tag: UInt64) -> PlaceEnd { PlaceEnd(node: node, parent: parent, tag: tag, head: head, tail: tail) }

    /// The hash of the place with a text, after markup with a hash.
    func place(_ text: UInt64, after markup: UInt64) -> UInt64 {
        // No text and no markup is the same as no children.
        if node < 0, markup == 0, text == Self.hashOfNothing { return 0 }
        var hash: UInt64 = 0
        func mix(_ value: UInt64) {
            hash = (hash ^ value) &* 0x9E37_79B1_85EB_CA87
            hash ^= hash >> 32
        }
        mix(text)
        mix(markup)
        mix(tag)
        mix(head)
        mix(tail)
        return hash
    }

    static let hashOfNothing = XXH64.hash(UnsafeRawBufferPointer(start: nil, count: 0))
}
