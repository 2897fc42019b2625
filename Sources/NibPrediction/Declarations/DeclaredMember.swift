import NibChecks

/// An outlet, action or attribute that a class declares for nibs, with its uses in documents.
public struct DeclaredMember: Sendable {
    /// The kinds of declarations.
    public enum Kind: String, Sendable, CaseIterable {
        case outlet, collection, action, segueAction, inspectable
    }

    /// A use: a connection or runtime attribute in a document.
    public struct Use: Hashable, Sendable {
        /// The path of the document.
        public let file: String
        /// The line, from 1.
        public let line: Int
        /// The column in bytes, from 1.
        public let column: Int
        /// The id of the object at the other end: the outlet's object, the action's sender, or the attribute's object.
        public let objectID: String
        /// The object's label.
        public let label: String
        /// The event of an action, or the value of an attribute.
        public let detail: String
        /// Whether the action goes to First Responder, so that the class may or may not receive it.
        public let isByResponders: Bool
    }

    /// The kind of declaration.
    public let kind: Kind
    /// The name; for an action its selector.
    public let name: String
    /// The type in the code; empty for actions.
    public let type: String
    /// Where it is declared.
    public let place: Finding.CodePlace
    /// The class that declares it.
    public let declaredBy: String
    /// Whether the class inherits it.
    public let isInherited: Bool
    /// The uses in documents.
    public internal(set) var uses: [Use] = []

    /// Whether a document certainly uses it.
    public var isConnected: Bool { uses.contains { !$0.isByResponders } }
}
