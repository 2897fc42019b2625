/// One line of a unified diff.
package struct DiffLine: Equatable, Sendable {
    /// What a line of a unified diff is.
    package enum Kind: String, Equatable, Sendable {
        /// A name of a file: `--- a/View.xib`.
        case header
        /// The position of the lines that follow: `@@ -1,3 +1,4 @@`.
        case hunk
        /// A line that both have.
        case context
        /// A line of the new text only.
        case added
        /// A line of the old text only.
        case removed
        /// The remark that the line before has no line feed.
        case remark
    }

    /// What the line is.
    package let kind: Kind
    /// The whole line with its first character (`+`, `-`, a space), without its line feed.
    package let text: String

    /// Makes a line of a diff.
    package init(_ kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }
}
