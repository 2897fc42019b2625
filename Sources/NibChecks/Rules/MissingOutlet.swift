import ClassFacts
import NibDocument

extension Rule {
    /// Outlets and outlet collections that the source's class does not declare.
    static let missingOutlet = Rule(
        "missing-outlet", severity: .error, needsCode: false,
        summary: "an outlet or outlet collection that the class of its source does not have",
        rationale: """
            When the nib is loaded, each outlet is set by its name. On iOS a class without that name throws, and the \
            app ends; on macOS the outlet stays nil and a line is logged. This happens if an outlet is renamed or \
            deleted in code, if it is connected to the wrong object, or if File's Owner has the wrong class. It is an \
            error on iOS if the class and all its superclasses are known, and a warning if File's Owner may be of \
            another class. For a framework class it is a warning if all code was read and no public header has the name; \
            otherwise only a name that resembles a known one is reported.
            """,
        check: { context, findings in
            for connection in context.connections
            where connection.kind == .outlet || connection.kind == .outletCollection {
                MissingOutlet(context: context, connection: connection)?.report(to: &findings)
            }
        })
}

/// The check of one outlet against the class of its source.
private struct MissingOutlet {
    let context: DocumentContext
    let connection: Connection
    let source: CheckedObject
    let objectClass: ObjectClass

    init?(context: DocumentContext, connection: Connection) {
        guard let source = context.source(of: connection), !connection.name.isEmpty else { return nil }
        self.context = context
        self.connection = connection
        self.source = source
        objectClass = context.classAtRunTime(of: source)
    }

    func report(to findings: inout Findings) {
        let absence = MemberAbsence(of: .key(connection.name), in: source, as: objectClass, context: context)
        switch (absence.verdict, absence.answer) {
        case (.no, _): break
        case (_, .hidden(let found)): reportHidden(found, to: &findings)
        case (.likely, .unknown): reportOwner(to: &findings)
        case (_, .unknown): reportUnread(to: &findings)
        default: reportMissing(absence.verdict, to: &findings)
        }
    }

    private var runtime: RuntimeText {
        guard context.isMac else { return .uikitOutlet(objectClass.runtimeName, key: connection.name) }
        let destination = context.document.element(withID: connection.destination).map { node in
            context.object(node).map { context.objectClass(of: $0).runtimeName }
                ?? context.document.systemClassName(of: node)
        }
        return .appkitOutlet(objectClass.runtimeName, key: connection.name, to: destination ?? "NSObject")
    }

    private func reportMissing(_ verdict: MemberAbsence.Verdict, to findings: inout Findings) {
        let names = context.resolver.outletNames(of: objectClass)
        let used = context.outletNames[source.node] ?? []
        let near =
            Similar.name(to: connection.name, among: names.filter { !used.contains($0) })
            ?? Similar.name(to: connection.name, among: names)
        if verdict == .possible, near == nil { return }
        let what = connection.kind == .outlet ? "outlet" : "outlet collection"
        var message = "class '\(objectClass.name)' of \(context.name(of: source)) has no \(what) '\(connection.name)'"
        if let near { message += "; did you mean '\(near)'?" }
        let declared = near.flatMap { context.resolver.located(key: $0, of: objectClass) }
        findings.add(
            verdict == .certain ? .error : .warning, message, at: connection.node, attribute: "property",
            object: source,
            in: context, runtime: runtime, declaration: declared ?? objectClass.chains.first?.classes[0].place,
            fix: near.flatMap { certainlyMeans($0) ? Fix.set(connection.id, attribute: "property", to: $0) : nil },
            unless: near == nil ? [Rule.ownerClass.identifier] : [])
    }

    /// Reports an outlet that only code that was not read may declare, such as a superclass in a dependency, if the class has one that it
    /// was probably renamed to.
    private func reportUnread(to findings: inout Findings) {
        guard objectClass.system.map({ context.resolver.framework($0, declares: connection.name) }) != true,
            let near = Similar.renamed(
                connection.name, among: context.resolver.outletNames(of: objectClass).filter(canMean))
        else { return }
        findings.add(
            .warning,
            "class '\(objectClass.name)' of \(context.name(of: source)) has no outlet '\(connection.name)'; did you mean '\(near)'?",
            at: connection.node, attribute: "property", object: source, in: context, runtime: runtime,
            declaration: context.resolver.located(key: near, of: objectClass),
            fix: Similar.isSlip(connection.name, for: near)
                ? Fix.set(connection.id, attribute: "property", to: near) : nil)
    }

    /// Whether the connection certainly means another outlet: the names differ by a slip, and it can.
    private func certainlyMeans(_ name: String) -> Bool {
        Similar.isSlip(connection.name, for: name) && canMean(name)
    }

    /// Whether the connection can mean another outlet: nothing is connected to that outlet, and its kind and type are those of this
    /// connection.
    private func canMean(_ name: String) -> Bool {
        let isCollection = connection.kind == .outletCollection
        guard !context.document.connections(from: source.node).contains(where: { $0.name == name }),
            case .code(let found) = context.resolver.key(name, of: objectClass),
            let target = context.destinationClass(of: connection)
        else { return false }
        let fit = OutletFit(context.resolver)
        guard fit.isArray(found) == isCollection, let wanted = fit.wantedClass(found, isCollection: isCollection)
        else { return false }
        return !fit.differs(target, from: wanted)
    }

    private func reportHidden(_ found: Located, to findings: inout Findings) {
        let reason =
            found.member.traits.contains(.readOnly) ? "cannot be set" : "cannot be seen by the nib: it lacks @IBOutlet"
        findings.add(
            .warning, "'\(connection.name)' of class '\(found.className)' \(reason)", at: connection.node,
            attribute: "property", object: source, in: context, runtime: runtime, declaration: found.place)
    }

    private func reportOwner(to findings: inout Findings) {
        findings.add(
            .warning, "File's Owner has no class that could declare its outlet '\(connection.name)'",
            at: connection.node, attribute: "property", object: source, in: context,
            runtime: context.isMac ? nil : .uikitOutlet("NSObject", key: connection.name),
            unless: [Rule.ownerClass.identifier])
    }
}
