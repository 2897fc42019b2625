/// Why Swift files could not be read at all, rather than one of them.
public enum SwiftReaderError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The program that reads could not be started; the number is the system's `errno`.
    case cannotStart(program: String, errno: Int32)
    /// The program ended by itself before it was told to, with this status; 127 where a library was not found.
    case ended(program: String, status: Int32)
    /// Talking to the program failed; the number is the system's `errno`.
    case connection(errno: Int32)

    /// What is wrong, for people.
    public var description: String {
        switch self {
        case .cannotStart(let program, let errno): "cannot start '\(program)': error \(errno)"
        case .ended(let program, let status): "'\(program)' ended with status \(status)"
        case .connection(let errno): "the reader of Swift cannot be talked to: error \(errno)"
        }
    }
}
