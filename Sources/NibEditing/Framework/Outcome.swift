import Replies

/// What applying a resolved command did, as far as only applying it can tell.
package struct Outcome {
    /// Lines about what went along; also shown by scripts.
    package var remarks: [StyledText] = []
    /// Further fields for programs.
    package var fields: [JSONValue.Member] = []
    /// The id of the object that was made, `$` from now on.
    package var made: String?

    /// Makes the outcome of a command of which there is nothing to tell.
    package init() {}
}
