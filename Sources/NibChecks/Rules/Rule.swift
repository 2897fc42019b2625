import ClassFacts

/// A check with its explanation. Its examples, which are its tests and a part of its page of help, are texts (``RuleExample``).
///
/// An error is reported only if it is certain (``MemberAbsence``): what was not read is not missing, and a framework class never certainly lacks
/// a member, because no table of them is complete. What fails only at run time is a note in a scene that nothing can show, and so is
/// what code asks for in a class of which nothing makes an object. A fix is offered only if it is certainly right; a name that is merely
/// similar is a hint in the message. What no target of an Xcode project builds has no findings.
package struct Rule: Sendable {
    /// Checks one document.
    package typealias DocumentCheck = @Sendable (DocumentContext, inout Findings) -> Void
    /// Checks all documents of a project together.
    package typealias ProjectCheck = @Sendable (ProjectContext, inout Findings) -> Void

    /// The name by which users select, silence and see the rule.
    package let identifier: String
    /// What the rule finds, in one line.
    package let summary: String
    /// Why that is a problem, and when it is an error, a warning or a note.
    package let rationale: String
    /// The highest severity of its findings.
    package let severity: Severity
    /// Whether the rule finds nothing if no source code was read.
    package let needsCode: Bool
    /// Checks each document on its own; nil if the rule needs all of them.
    let check: DocumentCheck?
    /// Checks all documents together; nil if the rule looks at each document on its own.
    let checkProject: ProjectCheck?

    /// Whether the rule's findings in a document depend on other documents.
    package var needsProject: Bool { checkProject != nil }

    /// Declares a rule.
    init(
        _ identifier: String, severity: Severity, needsCode: Bool, summary: String, rationale: String,
        check: DocumentCheck? = nil, checkProject: ProjectCheck? = nil
    ) {
        self.identifier = identifier
        self.severity = severity
        self.needsCode = needsCode
        self.summary = summary
        self.rationale = rationale
        self.check = check
        self.checkProject = checkProject
    }
}
