import ClassFacts
import NibDocument

extension Rule {
    /// Actions whose selector no class in the target's chain declares.
    static let missingAction = Rule(
        "missing-action", severity: .error, needsCode: false,
        summary: "an action whose target's class has no method of that selector",
        rationale: """
            UIKit looks for the method only when the event occurs; if there is none, the app ends with an unrecognized \
            selector. AppKit looks for it when the nib is loaded; if there is none, it logs a line and makes no \
            connection. A renamed method, a missing colon or another first label (`save(sender:)` is \
            `saveWithSender:`) is enough to cause this, and no compiler reports it. It is an error on iOS if all \
            classes are known. For an object without a class of the code, it is a warning, if all code was read.
            """,
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .action && !context.leadsToAnotherScene(connection) {
                MissingAction(context: context, connection: connection)?.report(to: &findings)
            }
        })
}

/// The check of one action against the class of its target.
private struct MissingAction {
    let context: DocumentContext
    let connection: Connection
    let target: CheckedObject
    let objectClass: ObjectClass

    init?(context: DocumentContext, connection: Connection) {
        guard let target = context.object(withID: connection.destination), target.placeholder != .firstResponder,
            target.element != "exit", !connection.name.isEmpty
        else { return nil }
        self.context = context
        self.connection = connection
        self.target = target
        objectClass = context.classAtRunTime(of: target)
    }

    func report(to findings: inout Findings) {
        if mayBeOfSwift2 { return }
        let absence = MemberAbsence(of: .selector(connection.name), in: target, as: objectClass, context: context)
        switch (absence.verdict, absence.answer) {
        case (.no, _): break
        case (_, .hidden(let found)):
            findings.add(
                .warning,
                "'\(found.member.name)' of class '\(found.className)' cannot be seen by the nib: it lacks @IBAction",
                at: connection.node, attribute: "selector", object: context.source(of: connection), in: context,
                runtime: runtime, declaration: found.place)
        case (_, .unknown): reportUnread(to: &findings)
        default: reportMissing(absence.verdict, to: &findings)
        }
    }

    /// What happens on the event; nothing if UIKit never sends the action.
    private var runtime: RuntimeText? {
        if context.isNeverSent(connection) { return nil }
        return context.isMac
            ? .appkitAction(objectClass.runtimeName, selector: connection.name)
            : .selector(objectClass.runtimeName, selector: connection.name)
    }

    private func reportMissing(_ verdict: MemberAbsence.Verdict, to findings: inout Findings) {
        let near = NearAction(
            to: connection.name, among: context.resolver.actionNames(of: objectClass),
            given: NearAction.given(by: context.source(of: connection), in: context))
        if verdict == .possible, near == nil { return }
        let message = "class '\(objectClass.name)' of \(context.name(of: target)) has no method '\(connection.name)'"
        let declared = near.flatMap { context.resolver.located(selector: $0.selector, of: objectClass) }
        findings.add(
            verdict == .certain && isSent ? .error : .warning, message + (near?.text ?? ""), at: connection.node,
            attribute: "selector",
            object: context.source(of: connection), in: context, runtime: runtime,
            declaration: declared ?? objectClass.chains.first?.classes[0].place,
            fix: fix(near))
    }

    /// Whether an action has the selector if it is of Swift 2: the project does not tell the version, and the document was last saved when
    /// there was no other.
    private var mayBeOfSwift2: Bool {
        guard (1..<Self.firstOfXcode8).contains(context.document.toolsVersion) else { return false }
        return objectClass.chains.flatMap { $0.members.flatMap(\.actions) }.contains {
            $0.dialect.isEmpty && ClassMembers.selectorOfSwift2(of: $0) == connection.name
        }
    }

    /// The first `toolsVersion` of Xcode 8, which brought Swift 3.
    private static let firstOfXcode8 = 11000

    /// Reports a method that only code that was not read may declare, such as a superclass in a dependency, if the class has an action that
    /// it was probably renamed to and that nothing sends.
    private func reportUnread(to findings: inout Findings) {
        let actions = objectClass.chains.flatMap { $0.members.flatMap(\.actions) }.compactMap(\.member.selector)
        let free = actions.filter { action in
            NearAction.count(action) == NearAction.count(connection.name)
                && !context.sentActions.contains(.init(selector: action, destination: connection.destination))
        }
        guard let near = Similar.renamed(connection.name, among: free) else { return }
        findings.add(
            .warning,
            "class '\(objectClass.name)' of \(context.name(of: target)) has no method '\(connection.name)'; did you mean '\(near)'?",
            at: connection.node, attribute: "selector", object: context.source(of: connection), in: context,
            runtime: runtime, declaration: context.resolver.located(selector: near, of: objectClass),
            fix: Similar.isSlip(connection.name, for: near)
                ? Fix.set(connection.id, attribute: "selector", to: near) : nil)
    }

    /// Returns the fix if the meant method is certain and no other object sends it already.
    private func fix(_ near: NearAction?) -> String? {
        guard let selector = near?.certainFit(for: connection.name) else { return nil }
        let isUsed = context.sentActions.contains(.init(selector: selector, destination: connection.destination))
        return isUsed ? nil : Fix.set(connection.id, attribute: "selector", to: selector)
    }

    /// Whether something sends the action: UIKit may never do so, nor does a recognizer that no view has.
    private var isSent: Bool {
        !context.isNeverSent(connection) && context.source(of: connection).map(context.isLooseRecognizer) != true
    }
}
