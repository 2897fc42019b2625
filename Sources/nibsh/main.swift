#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

// A closed pipe is an error of one write, not the end of a save that is under way.
signal(SIGPIPE, SIG_IGN)
exit(Program(arguments: Array(CommandLine.arguments.dropFirst())).run())
