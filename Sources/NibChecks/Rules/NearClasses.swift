import ClassFacts
import SourceIndex

/// Finds the classes of the code that missing ones were probably meant to be. Many objects may have the same missing class, which is
/// looked for once.
struct NearClasses {
    /// The names of the classes of the code.
    let names: [String]
    private var nearest: [String: String?] = [:]
    private var extended: [String: [String]] = [:]

    /// Looks classes up in code.
    init(_ code: any CodeLookup) { names = code.classNames() }

    /// Returns the class whose name is nearest to that of a missing one (``Similar/name(to:among:)``).
    mutating func nearest(to name: String) -> String? {
        if let known = nearest[name] { return known }
        let found = Similar.name(to: name, among: names)
        nearest[name] = .some(found)
        return found
    }

    /// Returns the classes to whose names that of a missing one adds words (``Similar/extended(by:among:)``).
    mutating func extended(by name: String) -> [String] {
        if let known = extended[name] { return known }
        let found = Similar.extended(by: name, among: names)
        extended[name] = found
        return found
    }
}
