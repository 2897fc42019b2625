/// A word such as `--force` that is given or not, anywhere in a statement.
///
/// A flag is declared once, used in the syntax (`.flag(force)`) and to read the arguments (`arguments[force]`). It is an object
/// because it is looked up by identity.
package final class Flag: Sendable {
    /// The word, with its two dashes.
    package let name: String
    /// What the flag means, in a line.
    package let summary: String

    /// Declares a flag.
    package init(_ name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}
