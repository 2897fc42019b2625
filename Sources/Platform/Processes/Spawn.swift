#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Starts a process whose standard input and output are a socket.
enum Spawn {
    /// Starts a program; what it prints on standard error is dropped.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for in PATH.
    ///   - arguments: what follows the name of the program.
    ///   - socket: becomes its standard input and output.
    ///   - environment: its environment, as `NAME=value`.
    /// - Returns: the number of the process.
    /// - Throws: what the system reports.
    static func start(
        _ program: String, arguments: [String], socket: Int32, environment: [String]
    ) throws(SystemError) -> pid_t {
        // An end that has the number 0 or 1 itself would be closed on the way.
        let high = fcntl(socket, F_DUPFD_CLOEXEC, 3)
        guard high >= 0 else { throw SystemError.last }
        defer { close(high) }
        var process: pid_t = 0
        let result = withActions(socket: high) { actions, attributes in
            withCStrings([program] + arguments) { arguments in
                withCStrings(environment) { environment in
                    posix_spawnp(&process, program, actions, attributes, arguments, environment)
                }
            }
        }
        guard result == 0 else { throw SystemError(result) }
        return process
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
    #endif

    private static func withActions(
        socket: Int32, _ body: (UnsafePointer<Actions>, UnsafePointer<Attributes>) -> Int32
    ) -> Int32 {
        #if canImport(Darwin)
            var actions: Actions
            var attributes: Attributes
        #else
            var actions = Actions()
            var attributes = Attributes()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // A group of its own, so that Ctrl-C at the prompt is not for it.
        #if canImport(Darwin)
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT))
        #else
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        #endif
        posix_spawnattr_setpgroup(&attributes, 0)
        return body(&actions, &attributes)
    }

    /// Calls a function with texts as C has them, ended by a null pointer.
    private static func withCStrings(
        _ texts: [String], body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = texts.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers)
    }
}
