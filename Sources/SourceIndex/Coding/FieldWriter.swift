/// Appends fields to bytes, in the format that ``FieldReader`` reads.
struct FieldWriter: FieldCoder {
    private(set) var bytes: [UInt8] = []
    var depth = 0

    init() { bytes.reserveCapacity(1024) }

    mutating func write(byte: UInt8) { bytes.append(byte) }

    /// Writes bytes without their count.
    mutating func write(raw: some Collection<UInt8>) { bytes.append(contentsOf: raw) }

    /// Writes eight bytes, least significant first.
    mutating func write(fixed value: UInt64) { withUnsafeBytes(of: value.littleEndian) { write(raw: $0) } }

    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        write(raw: text.utf8)
    }

    /// Writes a value.
    mutating func write(_ value: some FieldCoded) {
        var value = value
        value.code(with: &self)
    }

    mutating func code(_ number: inout Int) { write(number) }

    mutating func code(_ text: inout String) { write(text) }

    mutating func code<Element>(
        _ list: inout [Element], blank: @autoclosure () -> Element, each one: (inout Self, inout Element) -> Void
    ) {
        write(list.count)
        for var element in list { one(&self, &element) }
    }

    mutating func require(_ isValid: Bool) {}
}
