import Bytes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lines of standard input, for a program that answers each of them on standard output.
package struct InputLines {
    private var bytes: [UInt8] = []
    /// The bytes before this one were returned.
    private var start = 0
    private var hasEnded = false

    /// Begins with the first line.
    package init() {}

    /// Waits for the next line.
    ///
    /// - Returns: the line without its line end; nil at the end of the input, and when nobody can read standard output any more.
    package mutating func next() -> String? {
        var searched = start
        while true {
            if let end = bytes[searched...].firstIndex(of: Byte.newline) {
                defer { start = end + 1 }
                return line(upTo: end)
            }
            searched = bytes.count
            guard !hasEnded, Self.waitForInput() else { break }
            bytes.removeFirst(start)
            searched -= start
            start = 0
            hasEnded = !readMore()
        }
        guard hasEnded, start < bytes.count else { return nil }
        defer { start = bytes.count }
        return line(upTo: bytes.count)
    }

    private func line(upTo end: Int) -> String {
        let line = bytes[start..<end]
        return String(decoding: line.last == Byte.carriageReturn ? line.dropLast() : line, as: UTF8.self)
    }

    /// Appends what can be read; false at the end.
    private mutating func readMore() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            let count = retrying { read(STDIN_FILENO, buffer.baseAddress, buffer.count) }
            if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
            return count > 0
        }
    }

    /// Waits until there is something to read, or the input has ended; false if the reader of standard output goes away before.
    private static func waitForInput() -> Bool {
        var polls = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
        ]
        guard retrying({ poll(&polls, nfds_t(polls.count), -1) }) > 0 else { return true }
        return polls[1].revents & Int16(POLLERR | POLLHUP) == 0
    }
}
