/// A fixed word of a command's syntax, declared as a value if the command asks whether it is given.
///
/// Like a ``Flag``, it is looked up by identity.
package final class Keyword: Sendable {
    /// The word.
    package let name: String

    /// Declares a keyword.
    package init(_ name: String) {
        self.name = name
    }
}
