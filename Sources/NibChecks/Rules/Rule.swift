/// A check with its explanation, and examples that serve as its tests and as its page of help.
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
    /// Documents in which the rule finds something.
    package let triggering: [RuleExample]
    /// Documents in which the rule finds nothing.
    package let nonTriggering: [RuleExample]
    /// Checks each document by itself; nil if the rule needs all of them.
    let check: DocumentCheck?
    /// Checks all documents together; nil if the rule looks at each document by itself.
    let checkProject: ProjectCheck?

    /// Declares a rule.
    init(
        _ identifier: String, severity: Severity, needsCode: Bool, summary: String, rationale: String,
        triggering: [RuleExample], nonTriggering: [RuleExample], check: DocumentCheck? = nil,
        checkProject: ProjectCheck? = nil
    ) {
        self.identifier = identifier
        self.severity = severity
        self.needsCode = needsCode
        self.summary = summary
        self.rationale = rationale
        self.triggering = triggering
        self.nonTriggering = nonTriggering
        self.check = check
        self.checkProject = checkProject
    }
}
