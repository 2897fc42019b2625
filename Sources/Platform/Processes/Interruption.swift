import Synchronization

/// Whether the user asked the running command to stop, with Ctrl-C.
///
/// Commands ask in their long loops, and before they commit a change. It is a property of the process, like its terminal: the program
/// says once how to find out, and as long as it has not, nothing is ever interrupted.
package enum Interruption {
    private static let source = Mutex<(@Sendable () -> Bool)?>(nil)

    /// Whether the user asked to stop.
    package static var isPending: Bool { source.withLock { $0 }?() ?? false }

    /// Says how to find out whether the user asked to stop.
    ///
    /// - Parameter isPending: returns whether Ctrl-C was pressed since the last command began; called on any thread.
    package static func ask(_ isPending: @escaping @Sendable () -> Bool) { source.withLock { $0 = isPending } }
}
