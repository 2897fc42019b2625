import Platform
import SourceIndex

/// Reads paths, each ended by a NUL, from a file descriptor as they arrive.
struct PathReader {
    private let input: Descriptor
    private var pending: [UInt8] = []
    private var isAtEnd = false

    init(_ input: Descriptor) {
        self.input = input
    }

    /// Returns the next path, nil at the end of the input, where the last path may lack its NUL.
    mutating func next() -> String? {
        var searched = 0
        while true {
            if let end = pending[searched...].firstIndex(of: 0) {
                let path = String(decoding: pending[..<end], as: UTF8.self)
                pending.removeFirst(end + 1)
                return path
            }
            searched = pending.count
            if isAtEnd {
                guard !pending.isEmpty else { return nil }
                pending.append(0)
            } else {
                let bytes = (try? input.nextBytes(atMost: 1 << 16)) ?? []
                isAtEnd = bytes.isEmpty
                pending += bytes
            }
        }
    }

    /// Returns the question that an empty path announced; nil if the input is not one.
    mutating func nextQuestion() -> NameQuestion? {
        guard let head = next() else { return nil }
        let words = head.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        guard words.count == 3, let count = Int(words[0]), count >= 0 else { return nil }
        while pending.count < count, !isAtEnd {
            let bytes = (try? input.nextBytes(atMost: 1 << 16)) ?? []
            isAtEnd = bytes.isEmpty
            pending += bytes
        }
        guard pending.count >= count else { return nil }
        let bytes = Array(pending[..<count])
        pending.removeFirst(count)
        return NameQuestion(bytes, name: words[1], newName: words[2])
    }
}
