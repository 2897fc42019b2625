import Platform

/// The reason why a document cannot be opened or a change cannot be made.
package struct NibError: Error, Equatable, Sendable {
    /// The kinds of errors; the raw values are stable, because programs read them.
    package enum Code: String, Sendable {
        case malformed = "malformed-xml"
        case tooDeep = "too-deep"
        case conflict = "merge-conflict"
        case encoding = "unsupported-encoding"
        case documentType = "document-type"
        case notNib = "not-a-nib"
        case archive = "archive-format"
        case compiled = "compiled-nib"
        case damaged = "damaged-nib"
        case readOnly = "read-only-format"
        case unknownObject = "unknown-object"
        case ambiguousObject = "ambiguous-object"
        case unknownPath = "unknown-path"
        case duplicateID = "duplicate-id"
        case badID = "bad-id"
        case danglingReference = "dangling-reference"
        case stillReferenced = "still-referenced"
        case protected = "protected-object"
        case wrongPlace = "wrong-place"
        case badValue = "bad-value"
        case badXML = "bad-xml"
        case unboundPrefix = "unbound-prefix"
        case exists = "already-exists"
        case missing = "not-there"
        case interrupted = "interrupted"
    }

    /// The kind of error.
    package let code: Code
    /// The description for the user.
    package let message: String
    /// The line in the document, from 1; nil if it is not known.
    package let line: Int?
    /// The column, from 1; nil if it is not known.
    package let column: Int?
    /// Ids or names to suggest instead, best first.
    package let candidates: [String]

    /// Makes an error.
    package init(_ code: Code, _ message: String, line: Int? = nil, column: Int? = nil, candidates: [String] = []) {
        self.code = code
        self.message = message
        self.line = line
        self.column = column
        self.candidates = candidates
    }

    /// Throws an error if the user asked to stop; long loops of edits call it.
    static func throwIfInterrupted() throws(NibError) {
        if Interruption.isPending { throw NibError(.interrupted, Interruption.message) }
    }
}
