import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Nibs that are loaded for another owner than their File's Owner says.
    static let ownerClass = Rule(
        "owner-class", severity: .error, needsCode: true,
        summary: "a nib that is loaded for no owner, or for one of another class than File's Owner",
        rationale: """
            The outlets and actions of File's Owner belong to the object for which code loads the nib, whatever class the \
            document names. If that object lacks an outlet, loading throws on iOS; on macOS the outlet stays nil. Each place \
            that loads the nib is judged on its own: `owner: nil`, a table that makes cells of the nib, `self` in a method of \
            the class itself, an object of another class. It is an error on iOS if the object certainly lacks an outlet or \
            action. If it lacks nothing, another class is worth a note.
            """,
        check: { context, findings in
            guard !context.document.kind.isStoryboard,
                let owner = context.objects.first(where: { $0.placeholder == .owner })
            else { return }
            let check = OwnerClass(context: context, owner: owner)
            guard !check.outlets.isEmpty || !check.actions.isEmpty else { return }
            let count = findings.all.count
            for loader in context.nibLoaders { check.judge(loader, findings: &findings) }
            if findings.all.count == count { check.reportUnrelated(to: &findings) }
        })
}

/// File's Owner of a nib, and its connections.
private struct OwnerClass {
    let context: DocumentContext
    let owner: CheckedObject
    let outlets: [Connection]
    let actions: [Connection]

    init(context: DocumentContext, owner: CheckedObject) {
        self.context = context
        self.owner = owner
        let connections = context.connections.lazy
        outlets = connections.filter {
            $0.source == owner.node && ($0.kind == .outlet || $0.kind == .outletCollection)
        }
        actions = connections.filter { $0.kind == .action && $0.destination == owner.id }
    }

    /// Reports the first outlet, or else the first action, that the object lacks for which a place in the code loads the nib.
    func judge(_ loader: NibLoader, findings: inout Findings) {
        // What the document's own class lacks is reported by other rules.
        if case .object(let found, _) = loader.owner, found.name == context.objectClass(of: owner).name,
            !context.isWithoutKeys(found)
        {
            return
        }
        if let (outlet, verdict) = first(outlets, lackedBy: loader, as: { .key($0) }) {
            let what = outlet.kind == .outlet ? "outlet" : "outlet collection"
            report(
                message(loader, lacks: "\(what) '\(outlet.name)'"), verdict: verdict, at: outlet, attribute: "property",
                runtime: text(of: outlet, loader), loader: loader, to: &findings)
        } else if let (action, verdict) = first(actions, lackedBy: loader, as: { .selector($0) }),
            let name = loader.ownerClass?.runtimeName
        {
            report(
                message(loader, lacks: "action '\(action.name)'"), verdict: verdict, at: action, attribute: "selector",
                runtime: context.isMac
                    ? .appkitAction(name, selector: action.name) : .selector(name, selector: action.name),
                loader: loader, to: &findings)
        }
    }

    private func first(
        _ connections: [Connection], lackedBy loader: NibLoader, as wanted: (String) -> ClassResolver.Wanted
    ) -> (Connection, MemberAbsence.Verdict)? {
        for connection in connections where !connection.name.isEmpty {
            switch context.absence(of: wanted(connection.name), from: loader) {
            case .certain: return (connection, .certain)
            case .likely: return (connection, .likely)
            case .possible, .no: continue
            }
        }
        return nil
    }

    private func message(_ loader: NibLoader, lacks what: String) -> String {
        switch loader.owner {
        case .nobody, .unknown: "the nib is loaded for no owner, so \(what) of File's Owner cannot be set"
        case .cell: "the nib is registered for cells, which have no owner, so \(what) of File's Owner cannot be set"
        case .classItself(let found): "the nib is loaded for the class '\(found.name)' itself, which has no \(what)"
        case .object(let found, _):
            context.isWithoutKeys(found)
                ? "the nib is loaded for an object of class '\(found.name)', which does not derive from NSObject, so \(what) "
                    + "cannot be set"
                : "the nib is loaded for an object of class '\(found.name)', which has no \(what)"
        }
    }

    private func text(of outlet: Connection, _ loader: NibLoader) -> RuntimeText? {
        guard let objectClass = loader.ownerClass else {
            return context.isMac ? nil : .uikitOutlet("NSObject", key: outlet.name)
        }
        if context.isMac {
            let destination = context.destinationClass(of: outlet)?.runtimeName
            return .appkitOutlet(objectClass.runtimeName, key: outlet.name, to: destination ?? "NSObject")
        }
        return context.isWithoutKeys(objectClass)
            ? .withoutKeys(objectClass.runtimeName) : .uikitOutlet(objectClass.runtimeName, key: outlet.name)
    }

    private func report(
        _ message: String, verdict: MemberAbsence.Verdict, at connection: Connection, attribute: String,
        runtime: RuntimeText?, loader: NibLoader, to findings: inout Findings
    ) {
        findings.add(
            verdict == .certain && !context.isMac ? .error : .warning, message, at: connection.node,
            attribute: attribute, object: owner, in: context, runtime: runtime, declaration: loader.place)
    }

    /// Reports that only objects of classes load the nib that have nothing to do with that of File's Owner.
    func reportUnrelated(to findings: inout Findings) {
        guard let name = owner.customClass, !context.resolver.chains(named: name).isEmpty,
            let loader = unrelatedLoader(name)
        else { return }
        let objectClass = context.resolver.objectClass(named: loader)
        let declared = context.objectClass(of: owner)
        let isLacking = [declared, objectClass].allSatisfy { found in
            outlets.contains { context.resolver.key($0.name, of: found) == .missing }
                || actions.contains { context.resolver.method($0.name, of: found) == .missing }
        }
        findings.add(
            isLacking ? .warning : .note, "File's Owner is of class '\(name)', but '\(loader)' loads this nib",
            at: owner.node, attribute: "customClass", object: owner, in: context,
            declaration: objectClass.chains.first?.classes[0].place)
    }

    /// Returns the class that loads the nib, if all that do are known and none has to do with the class of File's Owner.
    private func unrelatedLoader(_ ownerClass: String) -> String? {
        guard let loaders = context.loaders else { return nil }
        let areUnrelated = loaders.allSatisfy { loader in
            context.resolver.isClass(loader, kindOf: ownerClass) == false
                && context.resolver.isClass(ownerClass, kindOf: loader) == false
        }
        return areUnrelated ? loaders.first : nil
    }
}
