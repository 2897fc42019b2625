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

/// The way of a message without a target.
public struct ResponderChain: Sendable {
    /// What people call the object that it starts from.
    public let start: String
    /// The id of the object.
    public let startID: String
    /// The control event that sends it, or AppKit's trigger.
    public let event: String?
    /// Who is asked, in order.
    public let responders: [Responder]

    /// The first that answers for certain, nil where nobody does.
    public var first: Responder? { responders.first(where: \.answers) }

    /// Those before the first that may answer.
    public var doubtful: [Responder] {
        responders.prefix { !$0.answers }.filter { if case .unknown = $0.answer { true } else { false } }
    }
}
