extension Query {
    /// The names of the classes that the query asks for with `class:` or `class=`, in order.
    package var classNames: [String] { condition.classNames }
}

extension Query.Condition {
    fileprivate var classNames: [String] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap(\.classNames)
        case .not(let part): part.classNames
        case .related(let relation): relation.condition.classNames
        case .field(.class, let test) where [.field, .equal].contains(test.comparison) && !test.text.isEmpty:
            [test.text]
        case .field, .anything, .attribute, .compared, .without: []
        }
    }
}
