/// The one name with an apostrophe that nibsh prints, which may be written without quotes: `File's Owner`.
enum OwnerName {
    private static let before = Array("File".utf8)
    private static let after = Array("'s Owner".utf8)

    /// Whether an apostrophe belongs to the name rather than opening a quote.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - index: the index of the apostrophe.
    /// - Returns: the length of the rest of the name; nil if the apostrophe opens a quote.
    static func rest(_ bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
        let (start, end) = (index - before.count, index + after.count)
        guard start >= bytes.startIndex, end <= bytes.endIndex, bytes[start..<index].elementsEqual(before),
            bytes[index..<end].elementsEqual(after),
            start == bytes.startIndex || Byte.isBlank(bytes[start - 1]) || bytes[start - 1] == Byte.newline,
            end == bytes.endIndex || Byte.isBlank(bytes[end]) || bytes[end] == Byte.newline
                || bytes[end] == Byte.period
        else { return nil }
        return after.count
    }
}
