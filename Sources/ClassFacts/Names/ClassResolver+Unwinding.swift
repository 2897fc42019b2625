import SourceIndex

/// Looks up the actions of unwind segues.
extension ClassResolver {
    /// Returns the names of the classes in the code (including extended framework classes) that may answer an unwind
    /// action.
    package func classes(answeringUnwind action: String) -> Set<String> {
        code.map { UnwindNames($0).holders(of: action) } ?? []
    }

    /// Whether a class declares an unwind action, or may declare it because it is not fully known.
    package func mayUnwind(_ action: String, to objectClass: ObjectClass) -> Bool {
        if case .absent = objectClass.state { return false }
        switch method(action, of: objectClass) {
        case .code, .framework, .unknown: return true
        case .hidden, .missing: return false
        }
    }
}
