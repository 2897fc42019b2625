/// A place in a source file, as compilers print it.
package struct SourcePlace: Hashable, Sendable {
    /// The offset in bytes from the start of the file, from 0.
    package var offset: Int
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1, as clang and swiftc count.
    package var column: Int

    /// Makes a place from a byte offset and the line and column there.
    package init(offset: Int, line: Int, column: Int) {
        self.offset = offset
        self.line = line
        self.column = column
    }
}
