import NibChecks

/// The meaning of a message, and its likely causes.
public struct Explanation: Sendable {
    /// The message as it was recognized.
    public let line: RuntimeLine
    /// The meaning of the message, in a sentence.
    public let meaning: String
    /// The likely causes, the likeliest first.
    public internal(set) var suspects: [Suspect]
}
