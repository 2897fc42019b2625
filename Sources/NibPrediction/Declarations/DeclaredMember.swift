import ClassFacts

/// An outlet, action or attribute that a class declares for nibs, with its uses in documents.
package struct DeclaredMember: Sendable {
    /// The kinds of declarations.
    package enum Kind: String, Sendable, CaseIterable {
        case outlet, collection, action, segueAction, inspectable
    }

    /// A use: a connection or runtime attribute in a document.
    package struct Use: Hashable, Sendable {
        /// The path of the document.
        package let file: String
        /// The line, from 1.
        package let line: Int
        /// The column in bytes, from 1.
        package let column: Int
        /// The id of the object at the other end: the outlet's object, the action's sender, or the attribute's object.
        package let objectID: String
        /// The object's label.
        package let label: String
        /// The event of an action, or the value of an attribute.
        package let detail: String
        /// Whether the action goes to First Responder, so that the class may or may not receive it.
        package let isByResponders: Bool
    }

    /// The kind of declaration.
    package let kind: Kind
    /// The name; for an action its selector.
    package let name: String
    /// The type in the code; empty for actions.
    package let type: String
    /// Where it is declared.
    package let place: CodePosition
    /// The class that declares it.
    package let declaredBy: String
    /// Whether the class inherits it.
    package let isInherited: Bool
    /// The selectors that the action has in another version of Swift.
    package internal(set) var otherNames: [String] = []
    /// The uses in documents.
    package internal(set) var uses: [Use] = []

    /// Whether a document certainly uses it.
    package var isConnected: Bool { uses.contains { !$0.isByResponders } }
}
