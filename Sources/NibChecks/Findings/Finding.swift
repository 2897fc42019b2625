import ClassFacts

/// A problem in a document: where it is, what will happen and how to fix it.
///
/// A document may have a finding for each of its connections, so numbers take no more room than they need.
package struct Finding: Hashable, Sendable {
    /// The rule's identifier.
    package var rule: String
    /// The severity.
    package var severity: Severity
    /// Whether the file is a code file.
    package internal(set) var isInCode = false
    /// The path of the document as it was given to the check, or of a code file for a finding in code.
    package var file: String
    /// The byte offset in the file, from 0.
    package var offset: Int
    /// The line in the file, from 1.
    package internal(set) var line: Int {
        get { Int(lineNumber) }
        set { lineNumber = UInt32(newValue) }
    }
    /// The column in bytes, from 1.
    package internal(set) var column: Int {
        get { Int(columnNumber) }
        set { columnNumber = UInt32(newValue) }
    }
    var lineNumber: UInt32 = 1
    var columnNumber: UInt32 = 1
    /// The id of the object concerned; nil if the finding is about the whole document.
    package var objectID: String?
    /// The id of the element at the place, such as a connection of the object; nil if it has none.
    package internal(set) var elementID: String?
    /// What of the object it is about, in a form that edits elsewhere do not change: `titleLabel->hSs-g6-Zcb` for a connection,
    /// `customClass=List` for an attribute, else the names in the message.
    package internal(set) var subject = ""
    /// The class whose code a finding in code is about; empty for others.
    package internal(set) var owner = ""
    /// The label of the object, as in the outline.
    package var objectLabel: String?
    /// The description of the problem.
    package var message: String
    /// The message at run time, if it is known.
    package var runtime: RuntimeText?
    /// The declaration in code that the finding refers to.
    package var declaration: CodePosition?
    /// The nibsh commands that fix the problem, one a line; nil if none is certain to.
    package var fix: String?
    /// The lines of `fix`.
    package var fixes: [Substring] { fix?.split(separator: "\n") ?? [] }
    /// Rules whose finding at the same place replaces this one.
    var betterRules: Set<String> = []
}
