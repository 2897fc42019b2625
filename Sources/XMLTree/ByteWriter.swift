import Bytes

/// Writes bytes in sequence into reserved memory.
struct ByteWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// The number of bytes written.
    private(set) var count = 0

    init(_ start: UnsafeMutablePointer<UInt8>, capacity: Int) {
        self.start = start
        self.capacity = capacity
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        precondition(count < capacity)
        start[count] = byte
        count &+= 1
    }

    @inline(__always)
    mutating func append(_ bytes: Slice<UnsafeRawBufferPointer>) { append(UnsafeRawBufferPointer(rebasing: bytes)) }

    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        precondition(count &+ bytes.count <= capacity)
        guard let source = bytes.baseAddress else { return }
        UnsafeMutableRawPointer(start + count).copyMemory(from: source, byteCount: bytes.count)
        count &+= bytes.count
    }

    @inline(__always)
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// Writes a space and `name="value"`; the value must be escaped already.
    mutating func append(attribute name: String, _ spelled: String) {
        append(Byte.space)
        append(name)
        append(Byte.equals)
        append(Byte.quote)
        append(spelled)
        append(Byte.quote)
    }
}
