import NibChecks

/// Something that a class declares for nibs, with what documents connect to it.
public struct DeclaredMember: Sendable {
    /// What is declared.
    public enum Kind: String, Sendable, CaseIterable {
        case outlet, collection, action, segueAction, inspectable
    }

    /// A connection or attribute of a document.
    public struct Use: Hashable, Sendable {
        /// The document.
        public let file: String
        /// The line, from 1.
        public let line: Int
        /// The byte in the line, from 1.
        public let column: Int
        /// The object at the other end: what the outlet holds, what sends the action, what has the attribute.
        public let objectID: String
        /// What people call the object.
        public let label: String
        /// The event, or the attribute's value.
        public let detail: String
        /// Whether the action is sent to First Responder, so that the class may get it.
        public let isByResponders: Bool
    }

    /// What is declared.
    public let kind: Kind
    /// The name, of an action its selector.
    public let name: String
    /// The type as the code has it, empty for actions.
    public let type: String
    /// Where it is declared.
    public let place: Finding.CodePlace
    /// The class that declares it.
    public let declaredBy: String
    /// Whether the class that is shown has it from a superclass.
    public let isInherited: Bool
    /// What documents connect to it.
    public internal(set) var uses: [Use] = []

    /// Whether a document connects it for certain.
    public var isConnected: Bool { uses.contains { !$0.isByResponders } }
}
