import ClassFacts
import NibDocument

extension Rule {
    /// Segue actions whose selector the class of the scene's controller lacks.
    static let segueAction = Rule(
        "segue-action", severity: .error, needsCode: false,
        summary: "a segue action that the class of the segue's controller does not declare",
        rationale: """
            A segue can have a segue action (@IBSegueAction), a method of the controller that makes the destination. UIKit sends \
            it when the segue is performed; if the class has no such method, the app ends with an unrecognized selector. \
            A renamed method or another number of arguments is enough to cause this, and no compiler reports it. It is \
            an error if all classes are known.
            """,
        check: { context, findings in
            for segue in context.connections where segue.kind == .segue {
                SegueActionCheck(segue, in: context)?.report(to: &findings)
            }
        })
}

/// The check of the segue action of one segue.
private struct SegueActionCheck {
    let segue: Connection
    let selector: String
    let controller: CheckedObject
    let context: DocumentContext

    init?(_ segue: Connection, in context: DocumentContext) {
        guard let selector = context.segueAction(of: segue), let source = context.source(of: segue),
            let controller = context.controller(ofScene: source.scene)
        else { return nil }
        (self.segue, self.selector, self.controller, self.context) = (segue, selector, controller, context)
    }

    func report(to findings: inout Findings) {
        let objectClass = context.classAtRunTime(of: controller)
        let absence = MemberAbsence(of: .selector(selector), in: controller, as: objectClass, context: context)
        if absence.verdict == .no { return }
        let runtime = RuntimeText.selector(objectClass.runtimeName, selector: selector)
        if case .hidden(let found) = absence.answer {
            findings.add(
                .warning,
                "'\(found.member.name)' of class '\(found.className)' cannot be seen by the storyboard: it lacks @IBSegueAction",
                at: segue.node, attribute: DocumentContext.segueActionName, object: context.source(of: segue),
                in: context, runtime: runtime, declaration: found.place)
            return
        }
        let known = objectClass.chains.flatMap { $0.members.flatMap(\.segueActions) }
        let near = NearAction(to: selector, among: known.compactMap(\.member.selector), given: 1...3)
        if absence.verdict == .possible, near == nil { return }
        findings.add(
            absence.verdict == .certain ? .error : .warning,
            "class '\(objectClass.name)' of \(context.name(of: controller)) has no segue action '\(selector)'"
                + (near?.text ?? ""),
            at: segue.node, attribute: DocumentContext.segueActionName, object: context.source(of: segue), in: context,
            runtime: runtime,
            declaration: near.flatMap { near in known.first { $0.member.selector == near.selector }?.place }
                ?? objectClass.chains.first?.classes[0].place,
            fix: near?.certainFit(for: selector).flatMap {
                Fix.set(segue.id, attribute: DocumentContext.segueActionName, to: $0)
            })
    }
}
