#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Two connected sockets that no program started elsewhere gets; this process's own one does not block.
struct SocketPair {
    let own: Int32
    let other: Int32

    /// Flags for `send` that make a broken connection an error instead of SIGPIPE.
    static var sendFlags: Int32 {
        #if canImport(Darwin)
            // There the socket itself was told so.
            0
        #else
            Int32(MSG_NOSIGNAL)
        #endif
    }

    init() throws(SystemError) {
        var ends: (Int32, Int32) = (-1, -1)
        let result = withUnsafeMutableBytes(of: &ends) { buffer in
            #if canImport(Darwin)
                socketpair(AF_UNIX, SOCK_STREAM, 0, buffer.baseAddress?.assumingMemoryBound(to: Int32.self))
            #else
                socketpair(
                    AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0,
                    buffer.baseAddress?.assumingMemoryBound(to: Int32.self))
            #endif
        }
        guard result == 0 else { throw SystemError.last }
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(ends.0, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
            _ = fcntl(ends.0, F_SETFD, FD_CLOEXEC)
            _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
        #endif
        _ = fcntl(ends.0, F_SETFL, O_NONBLOCK)
        (own, other) = ends
    }
}
