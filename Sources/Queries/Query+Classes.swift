extension Query {
    /// The names of the classes that the query asks for with `class:` or `class=`, in order.
    package var classNames: [String] { condition.classNames }
}

extension Query {
    /// The plain words of the query that are written like classes of a framework, as `UILable` for `UILabel`, in lower case.
    package var possibleClassNames: [String] { condition.words.filter { $0.hasPrefix("ui") || $0.hasPrefix("ns") } }
}

extension Query.Condition {
    fileprivate var words: [String] {
        switch self {
        case .all(let parts), .any(let parts): parts.flatMap(\.words)
        case .anything(let low): [low]
        case .not, .related, .field, .attribute, .compared, .without: []
        }
    }

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
