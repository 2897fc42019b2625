#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads and writes what may make the process wait, such as pipes and terminals. Ctrl-C ends the waiting.
enum PipeTransfer {
    /// How often the user is asked whether to go on waiting, in milliseconds.
    private static let patience: Int32 = 50
    /// How many bytes a pipe that is ready takes at once without waiting; POSIX says so of 512.
    private static let piece = 512

    /// Reads all bytes of a pipe until nobody can write to it any more.
    ///
    /// - Parameters:
    ///   - path: the pipe.
    ///   - limit: how many bytes there may be.
    /// - Returns: the bytes.
    /// - Throws: what the system reports, `SystemError.tooLarge`, or `SystemError.interrupted`.
    static func readToEnd(_ path: String, atMost limit: Int) throws(SystemError) -> [UInt8] {
        let file = try open(path)
        var bytes: [UInt8] = []
        while true {
            try wait(for: file, toBe: .reading)
            let more = try file.nextBytes(atMost: 1 << 16)
            if more.isEmpty { return bytes }
            bytes += more
            if bytes.count > limit { throw .tooLarge }
        }
    }

    /// Opens a pipe as soon as somebody has opened it for writing.
    ///
    /// A thread waits for that, which Ctrl-C cannot end. If a pipe is opened without waiting, only Linux tells one that nobody has opened
    /// for writing yet from one that has ended.
    private static func open(_ path: String) throws(SystemError) -> Descriptor {
        let opening = BackgroundValues<Result<Descriptor, SystemError>> { deliver in
            deliver(Result { () throws(SystemError) in try Descriptor(path, options: .reading) })
        }
        while true {
            if let opened = opening.next(within: patience) { return try opened.get() }
            guard Interruption.isPending else { continue }
            // Ends the thread's waiting.
            _ = try? Descriptor(path, options: [.writing, .withoutWaiting])
            throw .interrupted
        }
    }

    /// Writes all bytes at the descriptor's place.
    ///
    /// - Throws: the failure of the write that stopped, or `SystemError.interrupted`.
    static func write(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
        // A file on a disk makes nobody wait; what is no open descriptor is left to the write.
        if (try? file.status())?.isFile != false { return try AtomicFile.writeAll(bytes, to: file) }
        let failure = bytes.withUnsafeBytes { bytes -> SystemError? in
            var rest = bytes[...]
            do throws(SystemError) {
                while !rest.isEmpty {
                    try wait(for: file, toBe: .writing)
                    rest = rest.dropFirst(try file.writeSome(UnsafeRawBufferPointer(rebasing: rest.prefix(piece))))
                }
                return nil
            } catch { return error }
        }
        if let failure { throw failure }
    }

    private static func wait(for file: Descriptor, toBe readiness: Descriptor.Readiness) throws(SystemError) {
        while try !file.isReady(for: readiness, within: patience) {
            if Interruption.isPending { throw .interrupted }
        }
    }
}
