import ClassFacts
import NibCatalog
import NibDocument

extension Rule {
    /// Actions whose selector or attributes do not suit their platform or sender, or that take too many arguments.
    static let actionForm = Rule(
        "action-form", severity: .error, needsCode: false,
        summary: "an action in a form that its platform or sender does not support",
        rationale: """
            UIKit calls methods of the forms `action`, `action:` and `action:forEvent:`, and a control sends an action \
            only for the events that the connection names: without `eventType` the action is never sent. AppKit sends \
            `action:` only; a method without the colon is called, but Interface Builder does not offer it. If the \
            method takes more arguments than the sender passes, it reads arguments that do not exist. An unwind segue \
            passes only itself, so its action takes one argument.
            """,
        check: { context, findings in
            for connection in context.connections {
                if connection.kind == .segue, connection.name == "unwind" {
                    reportUnwinding(connection, in: context, to: &findings)
                }
                guard connection.kind == .action, !connection.name.isEmpty,
                    let source = context.source(of: connection)
                else { continue }
                ActionCheck(context: context, connection: connection, source: source).report(to: &findings)
            }
        })

    /// Reports an unwind segue whose action does not take exactly one argument.
    private static func reportUnwinding(
        _ segue: Connection, in context: DocumentContext, to findings: inout Findings
    ) {
        guard let action = context.tree.attribute("unwindAction", of: segue.node), !action.isEmpty,
            !NearAction.unwinding.contains(NearAction.count(action))
        else { return }
        findings.add(
            NearAction.count(action) > NearAction.unwinding.upperBound ? .error : .warning,
            "unwind action '\(action)' takes \(NearAction.taken(by: action)); an unwind segue passes only itself",
            at: segue.node, attribute: "unwindAction", object: context.source(of: segue), in: context,
            unless: [Rule.unansweredAction.identifier])
    }
}

private struct ActionCheck {
    let context: DocumentContext
    let connection: Connection
    let source: CheckedObject

    private var what: String { "action '\(connection.name)' of \(context.name(of: source))" }

    private var count: Int { NearAction.count(connection.name) }

    func report(to findings: inout Findings) {
        context.isMac ? reportMac(to: &findings) : reportTouch(to: &findings)
    }

    private func reportMac(to findings: inout Findings) {
        if count == 0 {
            add(
                .warning, saying: "\(what) takes no argument; AppKit's actions take the sender: '\(connection.name):'",
                to: &findings, unless: [Rule.missingAction.identifier, Rule.unansweredAction.identifier])
        } else if count > 1 {
            add(.error, saying: "\(what) takes \(count) arguments; AppKit passes only the sender", to: &findings)
        }
    }

    private func reportTouch(to findings: inout Findings) {
        // Controls of watchOS have a single action and no events.
        if context.isWatch { return }
        let form = context.catalog.actionForm(source.element)
        if form == .event, connection.event == nil {
            let event = context.catalog.defaultEvent(source.element)
            add(
                .error, saying: "\(what) has no event, so it is never sent", to: &findings,
                fix: event.flatMap { Fix.set(connection.id, attribute: "eventType", to: $0) })
        }
        let most = NearAction.given(by: source, in: context).upperBound
        if count > most {
            add(.error, saying: "\(what) takes \(count) arguments; senders pass at most \(most)", to: &findings)
        }
    }

    private func add(
        _ severity: Severity, saying message: String, to findings: inout Findings, fix: String? = nil,
        unless better: Set<String> = []
    ) {
        findings.add(
            severity, message, at: connection.node, attribute: "selector", object: source, in: context, fix: fix,
            unless: better)
    }
}
