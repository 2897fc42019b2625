import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Bindings to keys that the classes of the code do not declare.
    static let bindingKey = Rule(
        "binding-key", severity: .warning, needsCode: true,
        summary: "a binding whose key path begins with a key that the object's class does not have",
        rationale: """
            A binding reads its object by key-value coding when the nib is loaded. If no property, method or instance \
            variable has the name of the first key, an exception is thrown, which ends loading or is logged. In Swift \
            only members marked `@objc` can be read. The rule checks objects of classes in the code whose superclasses \
            are all known, except controllers (NSController), whose content is not known before the program runs.
            """,
        check: { context, findings in
            for connection in context.connections where connection.kind == .binding {
                BindingKey(context: context, connection: connection)?.report(to: &findings)
            }
        })
}

/// The first key of one binding and the object that must answer it.
private struct BindingKey {
    let context: DocumentContext
    let connection: Connection
    let target: CheckedObject
    let objectClass: ObjectClass
    let path: BindingPath

    init?(context: DocumentContext, connection: Connection) {
        guard let target = context.object(withID: connection.destination), target.customClass != nil,
            let path = connection.bindingPath
        else { return nil }
        self.context = context
        self.connection = connection
        self.target = target
        self.path = path
        objectClass = context.objectClass(of: target)
    }

    func report(to findings: inout Findings) {
        let nib = target.placeholder == .owner ? context.nibName : nil
        switch path.fault(in: objectClass, owning: nib, context.resolver) {
        case nil: break
        case .hidden(let found):
            add(
                "'\(path.first)' of class '\(found.className)' cannot be read by the binding: it lacks @objc",
                declaredAt: found.place, to: &findings)
        case .missing(let near): reportMissing(near, to: &findings)
        }
    }

    private func reportMissing(_ near: String?, to findings: inout Findings) {
        var message = "class '\(objectClass.name)' of \(context.name(of: target)) has no '\(path.first)'"
        if let near { message += "; did you mean '\(near)'?" }
        let declared = near.flatMap { context.resolver.value($0, of: objectClass).place }
        add(
            message, declaredAt: declared ?? objectClass.chains.first?.classes[0].place, to: &findings,
            fix: path.fix(connection, near: near))
    }

    private func add(
        _ message: String, declaredAt place: CodePosition?, to findings: inout Findings, fix: String? = nil
    ) {
        findings.add(
            .warning, message, at: connection.node, attribute: "keyPath", object: context.source(of: connection),
            in: context, runtime: .binding(objectClass.runtimeName, key: path.first), declaration: place,
            fix: fix)
    }
}
