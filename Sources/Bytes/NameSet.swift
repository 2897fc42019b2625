#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Some names, against which others are held by their bytes.
public struct NameSet: Sendable {
    /// The names of n bytes, one behind the other, at n.
    @usableFromInline let byLength: [[UInt8]]

    /// Makes a set of names.
    public init(_ names: [String]) {
        var byLength: [[UInt8]] = []
        for name in names.map(\.utf8) {
            while byLength.count <= name.count { byLength.append([]) }
            byLength[name.count] += name
        }
        self.byLength = byLength
    }

    /// Whether some bytes are one of the names.
    @inlinable @inline(__always)
    public func contains(_ name: UnsafeRawBufferPointer) -> Bool {
        guard name.count < byLength.count, let wanted = name.baseAddress else { return false }
        return Self.contains(byLength[name.count], wanted, name.count)
    }

    @usableFromInline
    static func contains(_ names: [UInt8], _ wanted: UnsafeRawPointer, _ length: Int) -> Bool {
        guard !names.isEmpty else { return false }
        return names.withUnsafeBytes { names in
            var place = 0
            while place < names.count {
                if memcmp(names.baseAddress! + place, wanted, length) == 0 { return true }
                place &+= length
            }
            return false
        }
    }

    /// Whether a name is one of them.
    @inlinable
    public func contains(_ name: String) -> Bool {
        guard name.utf8.count < byLength.count else { return false }
        var name = name
        return name.withUTF8 { contains(UnsafeRawBufferPointer($0)) }
    }
}
