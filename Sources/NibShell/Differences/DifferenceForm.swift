/// How the difference between two versions of a document is shown.
package struct DifferenceForm: Sendable {
    /// The kinds of output.
    package enum Kind: Sendable {
        case text, markdown, script, lines
    }

    /// The kind of output.
    package var kind = Kind.text
    /// Whether what Xcode did on its own is listed, rather than counted.
    package var showsAll = false
    /// Whether a script leaves out what Xcode did on its own.
    package var isEssential = false

    /// Whether every change is also told to programs, which takes longer.
    package var wantsFields = true

    /// The file that a picture of the difference goes to; nil if none is drawn.
    package var picture: String?
    /// Whether the picture may replace a file.
    package var replacesPicture = false
    /// Whether nothing is written.
    var isDryRun = false

    /// Text for people, with what Xcode did folded.
    package init() {}
}
