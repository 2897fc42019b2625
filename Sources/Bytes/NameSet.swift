/// Some names, against which others are held by their bytes.
public struct NameSet: Sendable {
    /// The names one behind the other, the shortest first.
    @usableFromInline let bytes: [UInt8]
    /// Where the names of n bytes end in it, at n.
    @usableFromInline let ends: [Int]

    /// Makes a set of names.
    public init(_ names: [String]) {
        let sorted = names.map { Array($0.utf8) }.sorted { $0.count < $1.count }
        var ends: [Int] = []
        var bytes: [UInt8] = []
        for name in sorted {
            while ends.count < name.count { ends.append(bytes.count) }
            bytes += name
        }
        self.ends = ends + [bytes.count]
        self.bytes = bytes
    }

    /// Whether some bytes are one of the names.
    @inlinable @inline(__always)
    public func contains(_ name: UnsafeRawBufferPointer) -> Bool {
        let length = name.count
        guard length > 0, length < ends.count, ends[length] > ends[length - 1] else { return false }
        return bytes.withUnsafeBytes { bytes in
            var place = ends[length - 1]
            while place < ends[length] {
                if bytes.holds(name, at: place) { return true }
                place &+= length
            }
            return false
        }
    }

    /// Whether a name is one of them.
    @inlinable
    public func contains(_ name: String) -> Bool {
        guard name.utf8.count < ends.count else { return false }
        var name = name
        return name.withUTF8 { contains(UnsafeRawBufferPointer($0)) }
    }
}
