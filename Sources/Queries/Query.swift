import CommandLanguage

/// A search in a document: what is searched for, and the condition that it must satisfy.
///
/// ```
/// class:UILabel fontDescription.pointSize<12 not in:Login
/// connection: kind:action selector:old:
/// ```
///
/// Reading a query needs no document: its fields and attributes are those of all documents.
package struct Query: Sendable {
    /// What is searched for.
    package enum Subject: Sendable {
        case objects, connections, constraints, document
    }

    /// The condition of a query.
    indirect enum Condition: Sendable {
        case all([Condition])
        case any([Condition])
        case not(Condition)
        /// A text, in lower case, that is searched for everywhere.
        case anything(String)
        case field(QueryField, Test)
        case attribute(AttributePath, Test)
        /// An attribute has the value of another one of the object, or not.
        case compared(AttributePath, with: AttributePath, isEqual: Bool)
        /// The attribute, or what it leads to, is missing.
        case without(AttributePath)
        case related(Relation)
    }

    /// A condition about another object: one around the object, or an end of the connection.
    struct Relation: Sendable {
        /// How the other object is related.
        let field: QueryField
        let condition: Condition
        /// Its place among the relations of the query.
        let number: Int
    }

    /// What is searched for.
    package let subject: Subject
    let condition: Condition
    /// How many conditions about related objects there are.
    let relationCount: Int

    /// What one of the things is called that are searched for.
    package var noun: String {
        switch subject {
        case .objects: "object"
        case .connections: "connection"
        case .constraints: "constraint"
        case .document: "document"
        }
    }

    /// The query that asks for nothing.
    package static let everything = Query(subject: .objects, condition: .all([]), relationCount: 0)

    /// Whether the query asks for nothing, and so finds everything.
    package var isEmpty: Bool {
        if case .all(let parts) = condition { parts.isEmpty } else { false }
    }
}
