#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Element names, each kept once and known by a number.
final class NameTable {
    private(set) var names: [String] = []
    private var bytes: [UInt8] = []
    private var ranges: [Range<Int>] = []
    /// Open addressing; -1 is a free place.
    private var slots: [Int32] = Array(repeating: -1, count: 1024)

    /// The number of a name, given now if it is new.
    func intern(_ name: UnsafeRawBufferPointer) -> Int32 {
        let place = find(name)
        if slots[place] >= 0 { return slots[place] }
        let symbol = Int32(names.count)
        names.append(String(decoding: name, as: UTF8.self))
        ranges.append(bytes.count..<bytes.count + name.count)
        bytes.append(contentsOf: name)
        slots[place] = symbol
        if names.count * 2 > slots.count { rehash() }
        return symbol
    }

    func intern(_ name: String) -> Int32 {
        var name = name
        return name.withUTF8 { intern(UnsafeRawBufferPointer($0)) }
    }

    /// The number of a name that occurs, or nil.
    func symbol(_ name: String) -> Int32? {
        var name = name
        let symbol = name.withUTF8 { slots[find(UnsafeRawBufferPointer($0))] }
        return symbol >= 0 ? symbol : nil
    }

    private func find(_ name: UnsafeRawBufferPointer) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        var place = Int(hash) & (slots.count - 1)
        while slots[place] >= 0, !matches(slots[place], name) { place = (place + 1) & (slots.count - 1) }
        return place
    }

    private func matches(_ symbol: Int32, _ name: UnsafeRawBufferPointer) -> Bool {
        let range = ranges[Int(symbol)]
        guard range.count == name.count else { return false }
        guard let start = name.baseAddress else { return true }
        return bytes.withUnsafeBytes { memcmp($0.baseAddress! + range.lowerBound, start, name.count) == 0 }
    }

    private func rehash() {
        slots = Array(repeating: -1, count: slots.count * 2)
        for symbol in names.indices {
            let place = bytes.withUnsafeBytes { find(UnsafeRawBufferPointer(rebasing: $0[ranges[symbol]])) }
            slots[place] = Int32(symbol)
        }
    }
}
