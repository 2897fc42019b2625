/// Searches for names as whole words, not as parts of longer ones.
package enum WholeWord {
    /// Returns the offsets at which a name is a whole word.
    package static func offsets(of name: String, in bytes: [UInt8]) -> [Int] {
        let wanted = Array(name.utf8)
        guard let first = wanted.first, bytes.count >= wanted.count else { return [] }
        var found: [Int] = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while index <= bytes.count - wanted.count {
                defer { index += 1 }
                guard bytes[index] == first, index == 0 || !Byte.isName(bytes[index - 1]) else { continue }
                let end = index + wanted.count
                guard end == bytes.count || !Byte.isName(bytes[end]) else { continue }
                if (1..<max(1, wanted.count)).allSatisfy({ bytes[index + $0] == wanted[$0] }) { found.append(index) }
            }
        }
        return found
    }
}
