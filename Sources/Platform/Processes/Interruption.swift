import Synchronization

/// Whether the user asked the running command to stop, with Ctrl-C.
///
/// Commands ask in their long loops, and before they commit a change. It is a property of the process, like its terminal: the program
/// says once how to find out, and as long as it has not, nothing is ever interrupted.
package enum Interruption {
    /// A function in a structure: one that is kept in a generic type directly is wrapped once more each time it is read, and every call
    /// then goes through all wrappers.
    private struct Source {
        let isPending: @Sendable () -> Bool
    }

    private static let source = Mutex<Source?>(nil)

    /// Whether the user asked to stop.
    package static var isPending: Bool { source.withLock { $0 }?.isPending() ?? false }

    /// What is said of a command that was stopped.
    package static let message = "stopped by Ctrl-C; nothing was changed"

    /// Says how to find out whether the user asked to stop.
    ///
    /// - Parameter isPending: returns whether Ctrl-C was pressed since the last command began; called on any thread.
    package static func ask(_ isPending: @escaping @Sendable () -> Bool) {
        source.withLock { $0 = Source(isPending: isPending) }
    }
}
