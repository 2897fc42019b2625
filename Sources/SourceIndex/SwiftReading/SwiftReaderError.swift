/// The reason why no Swift file could be read.
package enum SwiftReaderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reader could not be started; the number is the system's `errno`.
    case cannotStart(program: String, errno: Int32)
    /// The reader ended unexpectedly with this status; 127 if a library was not found.
    case ended(program: String, status: Int32)
    /// The communication with the reader failed; the number is the system's `errno`.
    case connection(errno: Int32)

    /// The cause, for people.
    package var description: String {
        switch self {
        case .cannotStart(let program, let errno): "cannot start '\(program)': error \(errno)"
        case .ended(let program, let status): "'\(program)' ended with status \(status)"
        case .connection(let errno): "cannot communicate with the reader of Swift: error \(errno)"
        }
    }
}
