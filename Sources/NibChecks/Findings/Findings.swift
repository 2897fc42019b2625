import ClassFacts
import SourceIndex
import XMLTree

/// Collects the findings of the rules.
package struct Findings {
    /// The findings so far.
    package private(set) var all: [Finding] = []
    /// The identifier of the rule that is running.
    var rule = ""
    /// The severity from the settings, which replaces the rule's own; nil if they do not set one.
    var severity: Severity?

    /// The documents that are known but not checked.
    var unwanted: Set<String> = []

    /// Gives the findings away, so that they can be changed without a copy.
    mutating func takeAll() -> [Finding] {
        defer { all = [] }
        return all
    }

    /// Adds a finding at an element or one of its attributes.
    ///
    /// What fails at run time is a note in a scene that cannot be shown; in a prototype that is never used, it is left out.
    ///
    /// - Parameters:
    ///   - severity: the severity, unless the settings set another.
    ///   - message: the description of the problem.
    ///   - node: the element.
    ///   - attribute: the attribute to point at; the finding points at the element if it does not have the attribute.
    ///   - object: the object concerned.
    ///   - context: the document.
    ///   - runtime: the message at run time.
    ///   - declaration: the declaration in code that the finding refers to.
    ///   - fix: a command that fixes the problem.
    ///   - better: rules whose finding at the same place replaces this one.
    mutating func add(
        _ severity: Severity, _ message: String, at node: NodeID, attribute: String? = nil, object: CheckedObject?,
        in context: DocumentContext, runtime: RuntimeText? = nil, declaration: CodePosition? = nil,
        fix: String? = nil, unless better: Set<String> = []
    ) {
        if unwanted.contains(context.file) { return }
        if runtime != nil, object.map(context.isReplaced) == true { return }
        let place = attribute.flatMap { context.tree.offset(ofAttribute: $0, in: node) }
        let isDead = runtime != nil && object.map(context.isUnreachable) == true
        var finding = Finding(
            rule: rule, severity: self.severity ?? (isDead ? .note : severity), file: context.file,
            offset: place ?? context.tree.offset(of: node) ?? 0, objectID: object?.id,
            objectLabel: object.map { context.name(of: $0) }, message: message, runtime: runtime,
            declaration: declaration, fix: fix)
        finding.betterRules = better
        finding.elementID = context.tree.attribute("id", of: node)
        finding.subject = subject(of: node, attribute: attribute, message: message, in: context)
        all.append(finding)
    }

    /// Returns what of an object a finding is about.
    private func subject(
        of node: NodeID, attribute: String?, message: String, in context: DocumentContext
    ) -> String {
        if let connection = context.document.connection(node) {
            let name = connection.kind == .segue ? connection.identifier ?? connection.name : connection.name
            return "\(name)->\(connection.destination)"
        }
        // Several members of a class may be missing: the class's name would not tell which.
        if let attribute, attribute != "customClass", let value = context.tree.attribute(attribute, of: node) {
            return "\(attribute)=\(value)"
        }
        return message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { String($0.element) }.joined(separator: " ")
    }

    /// Adds a finding about an entry of another file, such as a translation.
    ///
    /// - Parameters:
    ///   - severity: the severity, unless the settings set another.
    ///   - message: the description of the problem.
    ///   - place: the path of the file, and the line of the entry from 1.
    ///   - subject: the entry's name.
    ///   - fix: a command that fixes the problem.
    mutating func add(
        _ severity: Severity, text message: String, at place: (path: String, line: Int), subject: String, fix: String?
    ) {
        var finding = Finding(
            rule: rule, severity: self.severity ?? severity, file: place.path, offset: place.line, message: message,
            runtime: nil, declaration: nil, fix: fix)
        finding.isInCode = true
        finding.subject = subject
        finding.line = place.line
        all.append(finding)
    }

    /// Adds a finding about a name that the code uses, at its place in the code.
    mutating func add(
        _ severity: Severity, _ message: String, at use: (path: String, use: CodeUse), runtime: RuntimeText?
    ) {
        let place = use.use.place
        var finding = Finding(
            rule: rule, severity: self.severity ?? severity, file: use.path, offset: place.offset, message: message,
            runtime: runtime, declaration: nil)
        finding.isInCode = true
        finding.owner = use.use.owner
        finding.subject = use.use.value
        finding.line = place.line
        finding.column = place.column
        all.append(finding)
    }
}
