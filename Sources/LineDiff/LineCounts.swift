import Bytes

/// How many lines were added and removed between two versions of a text; cheaper than a whole diff if little changed.
package struct LineCounts: Equatable {
    /// Lines of the new text that the old one lacks.
    package let added: Int
    /// Lines of the old text that the new one lacks.
    package let removed: Int

    /// The counts of two versions that are the same.
    package static let none = LineCounts(added: 0, removed: 0)

    /// Makes counts.
    package init(added: Int, removed: Int) {
        self.added = added
        self.removed = removed
    }

    /// The counts of a diff.
    package init(_ diff: UnifiedDiff) { self.init(added: diff.added, removed: diff.removed) }

    /// Compares two versions.
    package init(old: [UInt8], new: [UInt8]) {
        let prefix = Self.commonLines(old: old, new: new)
        let suffix = Self.commonEnd(old: old, new: new, behind: prefix)
        let diff = UnifiedDiff.make(
            old: Array(old[prefix..<old.count - suffix]), new: Array(new[prefix..<new.count - suffix]), oldName: "",
            newName: "", context: 0)
        added = diff.added
        removed = diff.removed
    }

    /// The counts as replies show them: `+1 −0 lines`.
    package var summary: String { "+\(added) −\(removed) lines" }

    /// The length of the equal lines at the beginning.
    private static func commonLines(old: [UInt8], new: [UInt8]) -> Int {
        let limit = min(old.count, new.count)
        let equal = old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                commonLength(limit) {
                    old[$0] == new[$0]
                } blocks: {
                    new.holds(UnsafeRawBufferPointer(rebasing: old[$0..<$0 + $1]), at: $0)
                }
            }
        }
        if equal == old.count, equal == new.count { return equal }
        return (old[..<equal].lastIndex(of: 0xA) ?? -1) + 1
    }

    /// The length of the equal lines at the end, not reaching into the first `start` bytes.
    private static func commonEnd(old: [UInt8], new: [UInt8], behind start: Int) -> Int {
        let limit = min(old.count, new.count) - start
        let equal = old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                let (oldEnd, newEnd) = (old.count, new.count)
                return commonLength(limit) {
                    old[oldEnd - 1 - $0] == new[newEnd - 1 - $0]
                } blocks: {
                    new.holds(
                        UnsafeRawBufferPointer(rebasing: old[oldEnd - $0 - $1..<oldEnd - $0]), at: newEnd - $0 - $1)
                }
            }
        }
        guard equal > 0, let feed = old[(old.count - equal)...].firstIndex(of: 0xA) else { return 0 }
        // The line that the equal bytes begin in may differ before them.
        return old.count - feed - 1
    }

    /// How many of the first `limit` positions are equal: compared in blocks, then one by one.
    private static func commonLength(_ limit: Int, equal: (Int) -> Bool, blocks: (Int, Int) -> Bool) -> Int {
        var length = 0
        while length + 4096 <= limit, blocks(length, 4096) { length += 4096 }
        while length < limit, equal(length) { length += 1 }
        return length
    }
}
