#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Takes paths, each ended by a NUL, from a file descriptor as they come.
struct PathReader {
    private let descriptor: Int32
    private var pending: [UInt8] = []
    private var isAtEnd = false

    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next path with its NUL, nil at the end of the input; the last path may lack its NUL there.
    mutating func next() -> [CChar]? {
        var searched = 0
        while true {
            if let end = pending[searched...].firstIndex(of: 0) {
                let path = pending[...end].map { CChar(bitPattern: $0) }
                pending.removeFirst(end + 1)
                return path
            }
            searched = pending.count
            if isAtEnd {
                guard !pending.isEmpty else { return nil }
                pending.append(0)
            } else {
                fill()
            }
        }
    }

    private mutating func fill() {
        let size = 1 << 16
        let count = withUnsafeTemporaryAllocation(byteCount: size, alignment: 1) { buffer in
            let count = restarting { read(descriptor, buffer.baseAddress, size) }
            if count > 0 { pending.append(contentsOf: buffer[..<count]) }
            return count
        }
        if count <= 0 { isAtEnd = true }
    }
}

/// Repeats a system call while signals interrupt it.
func restarting(_ call: () -> Int) -> Int {
    while true {
        let result = call()
        if result >= 0 || errno != EINTR { return result }
    }
}
