import ClassFacts

/// A problem of a document that a check found, and what fixes it.
package struct Remedy {
    /// The byte offset of the problem in the document.
    let offset: Int
    /// A command that fixes it.
    let fix: String?
    /// The declaration concerned.
    let declaration: CodePosition?

    /// Makes a remedy.
    package init(offset: Int, fix: String?, declaration: CodePosition?) {
        self.offset = offset
        self.fix = fix
        self.declaration = declaration
    }
}
