import ClassFacts

/// The objects that a message without a target is offered to.
package struct ResponderChain: Sendable {
    /// The label of the object where the chain starts.
    package let start: String
    /// The id of that object.
    package let startID: String
    /// The control event that sends the message, or AppKit's trigger.
    package let event: String?
    /// The objects, in order.
    package let responders: [Responder]

    /// The first object that certainly implements the message; nil if there is none.
    package var first: Responder? { responders.first(where: \.answers) }

    /// The objects before the first that may implement the message.
    package var doubtful: [Responder] {
        responders.prefix { !$0.answers }.filter { if case .unknown = $0.answer { true } else { false } }
    }
}
