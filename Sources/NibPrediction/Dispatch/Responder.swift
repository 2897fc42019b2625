import NibChecks

/// One object of a responder chain, and whether it answers.
public struct Responder: Sendable {
    /// What it does with the message.
    public enum Answer: Hashable, Sendable {
        /// It has the method, in the code.
        case code(Finding.CodePlace)
        /// It has the method from a framework's class.
        case framework(String)
        /// It has no such method, so the next is asked.
        case declines
        /// It cannot be known, and why.
        case unknown(String)
    }

    /// What people call it.
    public let label: String
    /// Its id, nil for what is outside the document.
    public let objectID: String?
    /// Its class, empty where that is not known.
    public let className: String
    /// Whether it answers.
    public let answer: Answer

    /// Whether it answers for certain.
    public var answers: Bool {
        switch answer {
        case .code, .framework: true
        case .declines, .unknown: false
        }
    }
}
