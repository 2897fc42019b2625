/// Numbers for names: the place of each name in a list, found by its bytes.
///
/// Open addressing over the bytes of the catalogue itself: no name is copied and no string is made.
struct NameTable {
    private var names: [DataText] = []
    private var buckets: [Int32]
    private let mask: Int

    init(_ names: [DataText]) {
        var size = 8
        while size < names.count * 2 { size *= 2 }
        buckets = Array(repeating: -1, count: size)
        mask = size - 1
        self.names = names
        for (index, name) in names.enumerated() {
            var hash = NameTable.seed
            NameTable.mix(&hash, UnsafeBufferPointer(start: name.start, count: name.count))
            var at = NameTable.bucket(hash, mask)
            while buckets[at] >= 0 { at = (at + 1) & mask }
            buckets[at] = Int32(truncatingIfNeeded: index)
        }
    }

    var count: Int { names.count }

    subscript(index: Int) -> DataText { names[index] }

    /// The place of a name, or -1.
    func index(_ name: UnsafeBufferPointer<UInt8>) -> Int32 {
        var hash = NameTable.seed
        NameTable.mix(&hash, name)
        return find(hash) { $0.equals(name) }
    }

    /// The place of the name `tag@key`, or -1.
    func index(_ tag: UnsafeBufferPointer<UInt8>, key: UnsafeBufferPointer<UInt8>) -> Int32 {
        var hash = NameTable.seed
        NameTable.mix(&hash, tag)
        NameTable.mix(&hash, UInt8(ascii: "@"))
        NameTable.mix(&hash, key)
        return find(hash) { name in
            name.count == tag.count + 1 + key.count && name.prefix(tag.count).equals(tag)
                && name[tag.count] == UInt8(ascii: "@") && name.dropFirst(tag.count + 1).equals(key)
        }
    }

    private func find(_ hash: UInt32, _ matches: (DataText) -> Bool) -> Int32 {
        var at = NameTable.bucket(hash, mask)
        while true {
            let index = buckets[at]
            if index < 0 || matches(names[Int(index)]) { return index }
            at = (at + 1) & mask
        }
    }

    // FNV-1a, folded
    private static let seed: UInt32 = 2_166_136_261

    private static func mix(_ hash: inout UInt32, _ byte: UInt8) {
        hash = (hash ^ UInt32(byte)) &* 16_777_619
    }

    private static func mix(_ hash: inout UInt32, _ bytes: UnsafeBufferPointer<UInt8>) {
        for byte in bytes { mix(&hash, byte) }
    }

    private static func bucket(_ hash: UInt32, _ mask: Int) -> Int {
        Int(hash ^ (hash >> 15)) & mask
    }
}
