#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Starts processes.
enum Spawn {
    /// Starts a program whose standard input and output are a socket; what it prints on standard error is dropped.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for in the absolute folders of PATH.
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
        return try start(program, arguments: arguments, environment: ProgramPath.trusting(environment)) {
            actions, attributes in
            posix_spawn_file_actions_adddup2(actions, high, STDIN_FILENO)
            posix_spawn_file_actions_adddup2(actions, high, STDOUT_FILENO)
            posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
            // A group of its own, so that Ctrl-C at the prompt is not for it.
            #if canImport(Darwin)
                posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT))
            #else
                posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETPGROUP))
            #endif
            posix_spawnattr_setpgroup(attributes, 0)
        }
    }

    /// Starts a program that has this process's terminal and streams, with signals as a shell gives them to programs.
    ///
    /// - Parameters:
    ///   - program: its path, or a name that is looked for in the absolute folders of PATH.
    ///   - arguments: what follows the name of the program.
    ///   - input: becomes its standard input; nil for that of this process.
    ///   - environment: its environment, as `NAME=value`.
    /// - Returns: the number of the process.
    /// - Throws: what the system reports.
    static func startInForeground(
        _ program: String, arguments: [String], input: Int32?, environment: [String]
    ) throws(SystemError) -> pid_t {
        try start(program, arguments: arguments, environment: environment) { actions, attributes in
            if let input { posix_spawn_file_actions_adddup2(actions, input, STDIN_FILENO) }
            // Signals that this process ignores would be ignored by the program as well.
            var signals = sigset_t()
            sigemptyset(&signals)
            posix_spawnattr_setsigmask(attributes, &signals)
            for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
            posix_spawnattr_setsigdefault(attributes, &signals)
            posix_spawnattr_setflags(attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        }
    }

    private static func start(
        _ program: String, arguments: [String], environment: [String],
        prepare: (UnsafeMutablePointer<Actions>, UnsafeMutablePointer<Attributes>) -> Void
    ) throws(SystemError) -> pid_t {
        guard let path = program.contains("/") ? program : ProgramPath.find(program) else {
            throw SystemError(ENOENT)
        }
        var process: pid_t = 0
        let result = withActions(prepare) { actions, attributes in
            withCStrings([program] + arguments) { arguments in
                withCStrings(environment) { environment in
                    path.withSystemPath { posix_spawn(&process, $0, actions, attributes, arguments, environment) }
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
        _ prepare: (UnsafeMutablePointer<Actions>, UnsafeMutablePointer<Attributes>) -> Void,
        body: (UnsafePointer<Actions>, UnsafePointer<Attributes>) -> Int32
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
        prepare(&actions, &attributes)
        return body(&actions, &attributes)
    }

    /// Calls a function with texts as C has them, ended by a null pointer.
    private static func withCStrings(
        _ texts: [String], body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = texts.map { $0.withSystemPath { strdup($0) } }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers)
    }
}
