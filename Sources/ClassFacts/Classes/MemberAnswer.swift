/// The result of looking up a member that a document refers to.
package enum MemberAnswer: Hashable, Sendable {
    /// The code declares it.
    case code(Located)
    /// A framework class declares it; `type` is empty if the catalogue does not record one.
    case framework(type: String, isCollection: Bool)
    /// The code declares a member of that name that a nib may not be able to reach.
    case hidden(Located)
    /// No class in the chain declares it.
    case missing
    /// The answer cannot be known, for example because a superclass is not in the code.
    case unknown
}

extension MemberAnswer {
    /// Where the code is that answers.
    package var place: CodePosition? {
        switch self {
        case .code(let located), .hidden(let located): located.place
        case .framework, .missing, .unknown: nil
        }
    }
}
