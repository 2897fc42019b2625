import SourceIndex
import XMLTree

/// Collects what rules find in one document.
public struct Findings {
    /// What was found so far.
    public private(set) var all: [Finding] = []
    /// The rule that runs.
    var rule = ""
    /// The severity that stands for the rule's own, when the settings give one.
    var severity: Severity?

    /// Adds a finding at an element or one of its attributes.
    ///
    /// - Parameters:
    ///   - severity: how bad it is, unless the settings say otherwise.
    ///   - message: what is wrong.
    ///   - node: the element.
    ///   - attribute: the attribute that is meant; the element where it has none of the name.
    ///   - object: the object that is meant.
    ///   - context: the document.
    ///   - runtime: what will be said.
    ///   - declaration: the place in code that is meant.
    ///   - fix: a command that mends it.
    ///   - better: rules whose finding at the same place makes this one needless.
    mutating func add(
        _ severity: Severity, _ message: String, at node: NodeID, attribute: String? = nil, object: CheckedObject?,
        in context: DocumentContext, runtime: Finding.RuntimeText? = nil, declaration: Finding.CodePlace? = nil,
        fix: String? = nil, unless better: Set<String> = []
    ) {
        let place = attribute.flatMap { context.tree.offset(ofAttribute: $0, in: node) }
        var finding = Finding(
            rule: rule, severity: self.severity ?? severity, file: context.file,
            offset: place ?? context.tree.offset(of: node) ?? 0, objectID: object?.id,
            objectLabel: object.map { context.name(of: $0) }, message: message, runtime: runtime,
            declaration: declaration, fix: fix)
        finding.betterRules = better
        finding.elementID = context.tree.attribute("id", of: node)
        all.append(finding)
    }

    /// Adds a finding about a name that code uses, at its place in the code.
    mutating func add(
        _ severity: Severity, _ message: String, at use: (path: String, use: CodeUse), runtime: Finding.RuntimeText?
    ) {
        let place = use.use.place
        var finding = Finding(
            rule: rule, severity: self.severity ?? severity, file: use.path, offset: place.offset, message: message,
            runtime: runtime, declaration: nil)
        finding.isInCode = true
        finding.line = place.line
        finding.column = place.column
        all.append(finding)
    }
}
