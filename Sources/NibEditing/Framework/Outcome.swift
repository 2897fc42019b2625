import Replies

/// The part of a command's reply that is known only after it was applied.
package struct Outcome {
    /// Lines about what else was changed; also shown by scripts.
    package var remarks: [StyledText] = []
    /// What programs are told besides.
    package var details = EditDetails()
    /// The id of the new object, which `$` then stands for.
    package var made: String?

    /// Makes the outcome of a command that has nothing to report.
    package init() {}
}
