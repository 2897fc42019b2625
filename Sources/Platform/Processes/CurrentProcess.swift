#if canImport(Glibc)
    import CSystem
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process that this code runs in.
package enum CurrentProcess {
    /// The number that the system knows it by.
    package static var number: Int { Int(getpid()) }

    /// The number of processors that this process may use, at least 1.
    package static let processorCount: Int = {
        #if canImport(Glibc)
            // A process may be bound to some of those that are online, as by taskset.
            var usable = cpu_set_t()
            if sched_getaffinity(0, MemoryLayout<cpu_set_t>.size, &usable) == 0 {
                return withUnsafeBytes(of: usable) { max(1, $0.reduce(0) { $0 + $1.nonzeroBitCount }) }
            }
        #endif
        return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }()

    /// The arguments that follow the program's name, which may be names of files that are not in UTF-8; nil if the system does not tell
    /// them. They are kept, because a program that ends from within releases nothing, which looks like a leak.
    package static let arguments: [String]? = {
        guard !CommandLine.arguments.isEmpty else { return nil }
        let pointers = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return pointers.dropFirst().compactMap { $0.map { SystemName.text($0) } }
    }()

    /// The path of the running program, without symbolic links; nil where the system does not tell.
    package static var programPath: String? {
        #if canImport(Darwin)
            var buffer = [CChar](repeating: 0, count: 4097)
            var size = UInt32(buffer.count)
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            return RealPath.of(SystemName.text(buffer))
        #else
            return try? FileSystem.destination(ofLink: "/proc/self/exe")
        #endif
    }

    /// Makes writing to a pipe that nobody reads, or more than a file may have, an error of that write, not the end of the
    /// process.
    package static func surviveFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Opens standard input, output and error on `/dev/null` where whoever started the process left them closed: otherwise the
    /// next file that is opened would get their number, and messages would be written into it.
    package static func openStandardDescriptors() {
        for number: Int32 in 0...2 where fcntl(number, F_GETFD) == -1 && errno == EBADF {
            // The lowest free number is given, which is this one.
            _ = open("/dev/null", O_RDWR)
        }
    }

    /// Lets the process have as many files open as the system permits, which is usually more than it gives unasked.
    package static func allowManyFiles() {
        #if canImport(Glibc)
            let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let files = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(files, &limit) == 0 else { return }
        #if canImport(Darwin)
            // More is refused, although the limit says otherwise.
            limit.rlim_max = min(limit.rlim_max, rlim_t(OPEN_MAX))
        #endif
        limit.rlim_cur = max(limit.rlim_cur, limit.rlim_max)
        setrlimit(files, &limit)
    }

    /// Makes a folder the one that relative paths begin in.
    ///
    /// - Throws: what the system reports.
    package static func enterFolder(_ path: String) throws(SystemError) {
        guard path.withSystemPath({ chdir($0) }) == 0 else { throw SystemError.last }
    }

    /// Ends the process with SIGALRM after some seconds, unless this is called again before; 0 cancels it.
    package static func end(afterSeconds seconds: Int) { alarm(UInt32(clamping: seconds)) }

    /// Ends the process.
    package static func exit(_ status: Int32) -> Never { systemExit(status) }
}

private func systemExit(_ status: Int32) -> Never { exit(status) }
