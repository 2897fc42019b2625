/// Finds bytes in bytes.
enum ByteSearch {
    /// Whether some bytes occur.
    static func contains(_ needle: [UInt8], in bytes: [UInt8]) -> Bool {
        guard let first = needle.first, needle.count <= bytes.count else { return false }
        return bytes.withUnsafeBufferPointer { text in
            var place = 0
            let last = text.count - needle.count
            while place <= last {
                if text[place] == first, needle.indices.allSatisfy({ text[place + $0] == needle[$0] }) { return true }
                place += 1
            }
            return false
        }
    }
}
