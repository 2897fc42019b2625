#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file descriptor that closes itself, with its system calls retried when a signal interrupts them.
package final class Descriptor {
    let number: Int32
    private let closesItself: Bool

    /// How a file is opened.
    package struct Options: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// To be read.
        package static let reading = Options(rawValue: O_RDONLY)
        /// To be written to.
        package static let writing = Options(rawValue: O_WRONLY)
        /// To be read and written to.
        package static let updating = Options(rawValue: O_RDWR)
        /// Every write goes to the end.
        package static let appending = Options(rawValue: O_APPEND)
        /// A file that is not there is made.
        package static let making = Options(rawValue: O_CREAT)
        /// The file must not be there yet, and is made.
        package static let new = Options(rawValue: O_CREAT | O_EXCL)
        /// Nobody is waited for: neither the other end of a pipe nor more bytes.
        package static let withoutWaiting = Options(rawValue: O_NONBLOCK)
    }

    /// Opens `path`; the descriptor is not passed on to child processes.
    ///
    /// - Parameters:
    ///   - path: the file, absolute or relative to the current folder.
    ///   - options: what is to be done with it.
    ///   - permissions: the permission bits of a file that is made, less the umask.
    /// - Throws: `EINVAL` for a path that holds a NUL byte, or what `open` reports.
    package init(_ path: String, options: Options, permissions: UInt32 = 0) throws(SystemError) {
        guard !path.utf8.contains(0) else { throw SystemError(EINVAL) }
        let flags = options.rawValue | O_CLOEXEC | O_NOCTTY
        let opened = retrying { open(path, flags, mode_t(permissions)) }
        guard opened >= 0 else { throw SystemError.last }
        number = opened
        closesItself = true
    }

    /// Uses a descriptor that somebody else opened and will close.
    package init(borrowing number: Int32) {
        self.number = number
        closesItself = false
    }

    /// The standard input of this process.
    package static var standardInput: Descriptor { Descriptor(borrowing: 0) }
    /// The standard output of this process.
    package static var standardOutput: Descriptor { Descriptor(borrowing: 1) }
    /// The standard error of this process.
    package static var standardError: Descriptor { Descriptor(borrowing: 2) }

    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(number) == 1 }

    deinit {
        if closesItself { close(number) }
    }

    /// What the file system says of the open file.
    package func status() throws(SystemError) -> FileStatus { try FileStatus(descriptor: number) }

    /// Reads until `buffer` is full or the file ends.
    ///
    /// - Parameters:
    ///   - buffer: where the bytes go.
    ///   - offset: where to read from, in bytes; nil reads on from where the last read ended.
    /// - Returns: how many bytes were read.
    /// - Throws: what the system reports.
    package func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int? = nil) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let wanted = min(buffer.count - filled, Self.largestTransfer)
            let target = buffer.baseAddress! + filled
            let count = retrying {
                if let offset {
                    pread(number, target, wanted, off_t(offset + filled))
                } else {
                    sysRead(number, target, wanted)
                }
            }
            if count == 0 { break }
            if count < 0 {
                guard errno == EAGAIN else { throw SystemError.last }
                waitUntilReady(for: Int16(POLLIN))
            } else {
                filled += count
            }
        }
        return filled
    }

    /// Reads `count` bytes from `offset` on; fewer when the file ends before.
    package func bytes(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(SystemError) {
                filled = try read(into: UnsafeMutableRawBufferPointer(buffer), at: offset)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Reads what is there, once something is; nothing at the end.
    package func nextBytes(atMost count: Int) throws(SystemError) -> [UInt8] {
        var failure: SystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            let got = retrying { sysRead(number, buffer.baseAddress!, count) }
            if got < 0 { failure = SystemError.last }
            filled = max(0, got)
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes a text; what cannot be written is lost.
    package func write(_ text: String) {
        var text = text
        text.withUTF8 { _ = write(UnsafeRawBufferPointer($0)) }
    }

    /// Writes all bytes, in one call where the system takes them in one.
    ///
    /// - Returns: how many bytes were written, and why it is fewer than asked for where it is.
    package func write(_ bytes: UnsafeRawBufferPointer) -> (written: Int, failure: SystemError?) {
        var done = 0
        while done < bytes.count {
            let wanted = min(bytes.count - done, Self.largestTransfer)
            let count = retrying { sysWrite(number, bytes.baseAddress! + done, wanted) }
            if count >= 0 {
                done += count
            } else if errno == EAGAIN {
                waitUntilReady(for: Int16(POLLOUT))
            } else {
                return (done, SystemError.last)
            }
        }
        return (done, nil)
    }

    /// Cuts the file off after so many bytes.
    package func truncate(to count: Int) throws(SystemError) {
        guard retrying({ ftruncate(number, off_t(count)) }) == 0 else { throw SystemError.last }
    }

    /// Takes the lock that one open file at a time has; the system frees it when the descriptor is closed.
    ///
    /// - Returns: whether it was taken; false while another one has it. On a file system that has no locks it counts as taken.
    package func lock() -> Bool {
        retrying({ flock(number, LOCK_EX | LOCK_NB) }) == 0 || errno != EWOULDBLOCK
    }

    /// Asks the system to bring the file's bytes to the disk; a file system that knows no such thing is no error.
    package func synchronize() throws(SystemError) {
        if retrying({ fsync(number) }) != 0 && errno != EINVAL && errno != ENOTSUP {
            throw SystemError.last
        }
    }

    /// Reads and writes above this size fail on some systems.
    private static let largestTransfer = 1 << 30

    private func waitUntilReady(for events: Int16) {
        var request = pollfd(fd: number, events: events, revents: 0)
        _ = retrying { poll(&request, 1, -1) }
    }
}

/// Repeats a system call as long as signals interrupt it.
@inline(__always)
func retrying<Count: FixedWidthInteger & SignedInteger>(_ call: () -> Count) -> Count {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}

private func sysRead(_ number: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
    read(number, target, count)
}

private func sysWrite(_ number: Int32, _ source: UnsafeRawPointer, _ count: Int) -> Int {
    write(number, source, count)
}
