import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Actions to First Responder and of unwind segues that no known class implements.
    static let unansweredAction = Rule(
        "unanswered-action", severity: .warning, needsCode: true,
        summary: "an action to First Responder or of an unwind segue that no class of code or frameworks has",
        rationale: """
            An action to First Responder goes up the responder chain until an object implements it. If none does, \
            nothing happens: a control does nothing, and a menu item is disabled. It is a warning, given only if the \
            classes with outlets and actions declare a method with a similar name, or if it is a slip for an action of AppKit. An unwind segue looks for its \
            action in the controllers on the way back, and if none has it, the segue does nothing. Frameworks declare \
            no unwind actions, so this is a warning whenever all code was read. An action on Did End On Exit may have any \
            name: that there is one makes Return hide the keyboard.
            """,
        checkProject: { project, findings in
            guard let code = project.code else { return }
            UnwindActions(project, code: code).report(to: &findings)
            let asked = project.documents.flatMap { document in
                document.connections.lazy.filter { connection in
                    // Any action on this event makes Return end editing, whether or not an object answers it.
                    connection.kind == .action && connection.event != "editingDidEndOnExit"
                        && document.object(withID: connection.destination)?.placeholder == .firstResponder
                }.map { (document, $0) }
            }
            guard !asked.isEmpty else { return }
            var known: Set<String> = []
            var hidden: [String: Located] = [:]
            for codeClass in code.classesWithOutletsOrActions() + code.extensionsWithOutletsOrActions() {
                let members = ClassMembers(codeClass, showsAll: false)
                known.formUnion(members.selectors.keys)
                hidden.merge(members.hiddenMethods) { one, _ in one }
            }
            for (document, connection) in asked {
                let name = connection.name
                if known.contains(name) || document.catalog.firstResponderActions.contains(name)
                    || FrameworkMembers.hasMethod(name, in: document.catalog.family) || document.catalog.hasMethod(name)
                {
                    continue
                }
                if let method = hidden[name] {
                    findings.add(
                        .warning,
                        "no class answers '\(name)': '\(method.member.name)' of class '\(method.className)' lacks @IBAction",
                        at: connection.node, attribute: "selector", object: document.source(of: connection),
                        in: document,
                        declaration: method.place)
                    continue
                }
                // Frameworks implement more actions than are listed, so report only a name that resembles an existing
                // one.
                let given = NearAction.given(by: document.source(of: connection), in: document)
                guard
                    let near = NearAction(to: name, among: known.sorted(), given: given, byVerb: false)
                        ?? slip(name, given: given, in: document, code: code)
                else { continue }
                findings.add(
                    .warning, "no class answers '\(name)'\(near.text)", at: connection.node,
                    attribute: "selector", object: document.source(of: connection), in: document,
                    fix: near.certainFit(for: name).flatMap { Fix.set(connection.id, attribute: "selector", to: $0) })
            }
        })

    /// Returns the action of AppKit for which a selector is a slip, if no code has the selector's first word.
    private static func slip(
        _ name: String, given: ClosedRange<Int>, in document: DocumentContext, code: any CodeLookup
    ) -> NearAction? {
        let actions = document.catalog.firstResponderActions + document.catalog.actions(ofClass: "NSTextView")
        guard document.isMac, let near = NearAction(to: name, among: actions, given: given, byVerb: false),
            near.certainFit(for: name) != nil, !code.isNamed(String(name.prefix { $0 != ":" }))
        else { return nil }
        return near
    }
}
