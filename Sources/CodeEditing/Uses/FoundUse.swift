/// A place that has the name of a member or class which is changed, with what is known about it.
package struct FoundUse: Hashable, Sendable {
    /// What the place means for the change.
    package enum Verdict: Hashable, Sendable {
        /// It certainly means what is changed; the text that replaces it.
        case certain(String)
        /// It may mean it, so the change is not whole while it stays. The lower the number, the more likely.
        case possible(Int)
        /// It means something else.
        case another
        /// It is in a comment or in a text that code does not look names up with.
        case mention
    }

    /// The bytes of the name.
    package var range: Range<Int>
    /// What the place means.
    package var verdict: Verdict
    /// Why, in a few words.
    package var reason: String

    /// Makes a use.
    package init(_ range: Range<Int>, _ verdict: Verdict, because reason: String) {
        (self.range, self.verdict, self.reason) = (range, verdict, reason)
    }
}

extension FoundUse.Verdict {
    /// A requirement of a protocol, or a use through one.
    static let byProtocol = Self.possible(1)
    /// A selector or key path as text.
    static let byText = Self.possible(2)
    /// A receiver whose type is `Any` or `id`.
    static let dynamic = Self.possible(3)
    /// A selector that any object may get.
    static let bySelector = Self.possible(4)
    /// One of several methods of the name.
    static let overloaded = Self.possible(5)
    /// A receiver of an unknown type.
    static let unknown = Self.possible(6)
}
