/// What a term of a query asks for besides attributes: `class:UIButton`.
package enum QueryField: String, CaseIterable, Sendable {
    // Of objects.
    case `class`, element, id, label, text, outlet, action, event, segue, binding, color, font, image, reuse, identifier
    case module, runtime
    // How objects are related to others.
    case `in`, inside, no
    // Of connections, constraints and the document as a whole.
    case connection, constraint, document, kind, selector, name, from, to

    /// The fields that make a query one for something else than objects.
    static let subjects: [QueryField: Query.Subject] = [
        .connection: .connections, .constraint: .constraints, .document: .document,
    ]
    /// The fields that only connections have.
    static let ofConnections: Set<QueryField> = [.kind, .selector, .name, .from, .to]
    /// The fields whose value is a term of its own.
    static let relations: Set<QueryField> = [.inside, .from, .to]

    /// The fields of objects, in the order in which help lists them.
    package static let ofObjects: [QueryField] = allCases.filter { !ofConnections.contains($0) }
}
