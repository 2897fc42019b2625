import NibChecks

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
