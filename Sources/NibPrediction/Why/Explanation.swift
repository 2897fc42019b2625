import ClassFacts

/// The meaning of a message, and its likely causes.
package struct Explanation: Sendable {
    /// The message as it was recognized.
    package let line: RuntimeLine
    /// The meaning of the message, in a sentence.
    package let meaning: String
    /// The likely causes, the likeliest first.
    package internal(set) var suspects: [Suspect]
}
