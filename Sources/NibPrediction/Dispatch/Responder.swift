import ClassFacts

/// An object of a responder chain, and whether it implements the message.
package struct Responder: Hashable, Sendable {
    /// How the object reacts to the message.
    package enum Answer: Hashable, Sendable {
        /// The code implements the method.
        case code(CodePosition)
        /// A framework class implements the method.
        case framework(String)
        /// It has no such method, so the next object is asked.
        case declines
        /// It is not known, for the given reason.
        case unknown(String)
    }

    /// The object's label.
    package let label: String
    /// The object's id; nil for an object outside the document.
    package let objectID: String?
    /// The object's class; empty if it is not known.
    package let className: String
    /// How the object reacts.
    package let answer: Answer

    /// Whether it certainly implements the message.
    package var answers: Bool {
        switch answer {
        case .code, .framework: true
        case .declines, .unknown: false
        }
    }
}
