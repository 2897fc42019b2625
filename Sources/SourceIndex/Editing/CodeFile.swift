#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A source file in which uses of a name are looked for.
public struct CodeFile: Sendable {
    /// The file, as the index names it.
    public let path: String
    /// What it declares.
    public let declarations: FileDeclarations
    /// Its bytes.
    public let bytes: [UInt8]

    /// Makes a file.
    public init(path: String, declarations: FileDeclarations, bytes: [UInt8]) {
        self.path = path
        self.declarations = declarations
        self.bytes = bytes
    }

    /// Whether a name stands somewhere in bytes, as a name or as a part of one; a first look that costs little.
    public static func mentions(_ name: String, in bytes: [UInt8]) -> Bool {
        let wanted = Array(name.utf8)
        guard let first = wanted.first else { return false }
        return bytes.withUnsafeBytes { bytes in
            guard var start = bytes.baseAddress else { return false }
            let end = start + bytes.count
            while end - start >= wanted.count, let found = memchr(start, Int32(first), end - start) {
                guard end - UnsafeRawPointer(found) >= wanted.count else { return false }
                if memcmp(found, wanted, wanted.count) == 0 { return true }
                start = UnsafeRawPointer(found) + 1
            }
            return false
        }
    }

    /// The innermost type whose body a byte is in.
    func type(at offset: Int) -> TypeDeclaration? {
        declarations.types.filter { $0.body.contains(offset) }.min { $0.body.count < $1.body.count }
    }

    /// The places of bytes, which must be in order.
    func places(_ offsets: [Int]) -> [SourcePlace] {
        var (line, start, index) = (1, 0, 0)
        return offsets.map { offset in
            while index < min(offset, bytes.count) {
                if bytes[index] == Byte.newline {
                    line += 1
                    start = index + 1
                }
                index += 1
            }
            return SourcePlace(offset: offset, line: line, column: offset - start + 1)
        }
    }
}
