/// A place in a source file, as compilers print it.
public struct SourcePlace: Hashable, Sendable {
    /// The offset in bytes from the start of the file, from 0.
    public var offset: Int
    /// The line, from 1.
    public var line: Int
    /// The column in bytes, from 1, as clang and swiftc count.
    public var column: Int

    /// Makes a place from a byte offset and the line and column there.
    public init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}
