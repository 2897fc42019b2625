import Platform

/// The fingerprint of a document: one number for what it is now, as far as it differs from the bytes that were parsed.
///
/// It is the sum of a hash for every place of the document, less that sum for the parsed bytes. A place is a piece of markup,
/// or the end of its parent, together with the text before it, the markup before that, and the parent's start tag. A change
/// concerns few places, so keeping the sum costs what the change costs. How the bytes came to be what they are does not
/// matter: two ways to the same bytes give the same fingerprint.
extension XMLTree {
    /// Makes a change in a node that is part of the document, or is not, and keeps the fingerprint.
    ///
    /// - Parameters:
    ///   - places: the places that the change concerns, before it and after it.
    ///   - node: the node; while it is not part of the document, the change concerns no place.
    ///   - change: makes the change.
    @inline(__always)
    func countingAgain(_ places: @autoclosure () -> UInt64, ifIn node: Int32, change: () -> Void) {
        guard arena[node].attached else { return change() }
        fingerprint &-= places()
        change()
        fingerprint &+= places()
    }

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

    /// The place that a child inserted before `next`, or removed from there, belongs to: that of the markup that follows, or
    /// the end of the parent.
    func place(from next: Int32, in parent: Int32) -> UInt64 {
        var node = next
        while node >= 0, arena[node].kind == .text { node = arena[node].next }
        return node >= 0 ? place(of: node) : placeOfEnd(of: parent)
    }

    /// The places that a new start tag concerns: those of the element, of what follows it, and of its children.
    func placesOfTag(_ element: Int32) -> UInt64 {
        var sum = place(of: element) &+ place(from: arena[element].next, in: arena[element].parent)
        sum = sum &+ placeOfEnd(of: element)
        let tag = hash(headOf: element)
        var child = arena[element].first
        while child >= 0 {
            if arena[child].kind != .text { sum = sum &+ place(of: child, under: tag) }
            child = arena[child].next
        }
        return sum
    }

    /// The places that other bytes of a text or comment concern.
    func placesOfText(_ node: Int32) -> UInt64 {
        let parent = arena[node].parent
        if arena[node].kind == .text { return place(from: node, in: parent) }
        return place(of: node) &+ place(from: arena[node].next, in: parent)
    }

    /// All places of the document; for tests, which compare it with the sum that was kept.
    func allPlaces() -> UInt64 { placesInside(0) }

    // MARK: - One place

    private func place(of node: Int32) -> UInt64 { place(of: node, under: hash(headOf: arena[node].parent)) }

    /// Returns the place of a piece of markup whose parent's start tag has a hash.
    private func place(of node: Int32, under parent: UInt64) -> UInt64 {
        let (text, before) = textBefore(arena[node].previous)
        return Self.mixed((text, before, parent, hash(headOf: node), hash(arena[node].tail)))
    }

    private func placeOfEnd(of parent: Int32) -> UInt64 {
        guard arena[parent].first >= 0 else { return 0 }
        let (text, before) = textBefore(arena[parent].last)
        // No text and no markup is the same as no children.
        guard before != 0 || text != Self.hashOfNothing else { return 0 }
        return Self.mixed((text, before, hash(headOf: parent), 0, 0))
    }

    /// Hashes the text that ends with a node, and the start tag of the markup before it.
    private func textBefore(_ last: Int32) -> (text: UInt64, markup: UInt64) {
        guard last >= 0, arena[last].kind == .text else { return (Self.hashOfNothing, hash(headOf: last)) }
        let previous = arena[last].previous
        guard previous >= 0, arena[previous].kind == .text else {
            return (hash(arena[last].head), hash(headOf: previous))
        }
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
        return (bytes.withUnsafeBytes { XXH64.hash($0) }, hash(headOf: arena[first].previous))
    }

    private func hash(headOf node: Int32) -> UInt64 {
        node > 0 ? hash(arena[node].head) : 0
    }

    private func hash(_ range: ByteRange) -> UInt64 {
        range.count == 0 ? Self.hashOfNothing : store.with(range) { XXH64.hash($0) }
    }

    private static let hashOfNothing = XXH64.hash(UnsafeRawBufferPointer(start: nil, count: 0))

    private static func mixed(_ values: (UInt64, UInt64, UInt64, UInt64, UInt64)) -> UInt64 {
        var hash: UInt64 = 0
        func mix(_ value: UInt64) {
            hash = (hash ^ value) &* 0x9E37_79B1_85EB_CA87
            hash ^= hash >> 32
        }
        mix(values.0)
        mix(values.1)
        mix(values.2)
        mix(values.3)
        mix(values.4)
        return hash
    }
}
