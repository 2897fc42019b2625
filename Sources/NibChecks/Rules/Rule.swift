/// One thing that is checked: what it is, why, and examples that are its tests and its page of help.
public struct Rule: Sendable {
    /// Looks at one document.
    public typealias DocumentCheck = @Sendable (DocumentContext, inout Findings) -> Void
    /// Looks at all documents of a project.
    public typealias ProjectCheck = @Sendable (ProjectContext, inout Findings) -> Void

    /// The name by which the rule is chosen, silenced and shown.
    public let identifier: String
    /// What it finds, in a line.
    public let summary: String
    /// Why that is wrong, and when it is an error, a warning or a note.
    public let rationale: String
    /// How bad its findings are at most.
    public let severity: Severity
    /// Whether it can find nothing without source code.
    public let needsCode: Bool
    /// Documents in which it finds something.
    public let triggering: [RuleExample]
    /// Documents in which it finds nothing.
    public let nonTriggering: [RuleExample]
    /// What it does with each document.
    let check: DocumentCheck?
    /// What it does with all of them.
    let checkProject: ProjectCheck?

    /// Declares a rule.
    init(
        _ identifier: String, _ severity: Severity, needsCode: Bool, summary: String, rationale: String,
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
