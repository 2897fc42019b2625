import ClassFacts
import NibDocument

extension Rule {
    /// Events that do not exist or that the sender never sends.
    static let unknownEvent = Rule(
        "unknown-event", severity: .error, needsCode: false,
        summary: "an event or trigger that the sender of an action does not have",
        rationale: """
            An action for an event that no control knows is refused or never sent. Some controls never send certain \
            events: a button has no value that changes, a text field is edited instead, and only text fields are. On macOS few classes have a \
            trigger such as doubleAction.
            """,
        check: { context, findings in
            for connection in context.connections where connection.kind == .action {
                guard let event = connection.event, let source = context.source(of: connection) else { continue }
                if context.isMac {
                    checkTrigger(event, of: connection, from: source, in: context, to: &findings)
                } else {
                    checkEvent(event, of: connection, from: source, in: context, to: &findings)
                }
            }
        })

    private static func checkEvent(
        _ event: String, of connection: Connection, from source: CheckedObject, in context: DocumentContext,
        to findings: inout Findings
    ) {
        let events = context.catalog.events
        if !events.contains(event) {
            let near = Similar.name(to: event, among: events)
            findings.add(
                .error, "there is no event '\(event)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: connection.node, attribute: "eventType", object: source, in: context,
                fix: near.flatMap {
                    Similar.isSlip(event, for: $0) ? Fix.set(connection.id, attribute: "eventType", to: $0) : nil
                })
            return
        }
        guard context.isNeverSent(connection) else { return }
        findings.add(
            .warning, "\(context.document.typeName(of: source.node)) does not send the event '\(event)'",
            at: connection.node, attribute: "eventType", object: source, in: context,
            // What is meant for a text field may be any of several events.
            fix: source.element == "textField"
                ? nil
                : context.catalog.defaultEvent(source.element).flatMap { event in
                    // Which event is meant is certain only while nothing is sent for the usual one.
                    context.sentEvents.contains(.init(source: connection.source, event: event))
                        ? nil : Fix.set(connection.id, attribute: "eventType", to: event)
                })
    }

    private static func checkTrigger(
        _ trigger: String, of connection: Connection, from source: CheckedObject, in context: DocumentContext,
        to findings: inout Findings
    ) {
        guard source.customClass == nil, context.catalog.element(source.element) != nil,
            !context.catalog.actionTriggers(source.element).contains(trigger)
        else { return }
        findings.add(
            .warning, "\(context.document.typeName(of: source.node)) has no '\(trigger)'", at: connection.node,
            attribute: "trigger", object: source, in: context, fix: Fix.unset(connection.id, attribute: "trigger"))
    }
}
