import NibChecks

/// What a message means, and what it is about.
public struct Explanation: Sendable {
    /// The line as it was recognized.
    public let line: RuntimeLine
    /// What such a message says, in a sentence.
    public let meaning: String
    /// What it is about, the likeliest first.
    public internal(set) var suspects: [Suspect]
}
