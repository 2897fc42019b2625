import ClassFacts
import NibDocument
import SourceIndex

extension Rule {
    /// Outlets that the code declares but no document connects.
    static let unconnectedOutlet = Rule(
        "unconnected-outlet", severity: .warning, needsCode: true,
        summary: "an outlet that the code declares and no document connects",
        rationale: """
            An outlet that no document connects is nil at run time, and reading one that is declared with `!` ends the \
            app. If one document is checked, only its own connections count; if the whole project is checked, those of \
            all documents count. Outlets declared with `?`, those to which code assigns an object, and \
            those that no code reads without a check (`?`, `if let`) are notes, and so are those of a class of which \
            nothing makes an object.
            """,
        checkProject: { project, findings in
            var connected: Set<String> = []
            for document in project.documents {
                for connection in document.connections
                where connection.kind == .outlet || connection.kind == .outletCollection {
                    guard let source = document.source(of: connection) else { continue }
                    for objectClass in document.possibleClasses(of: source) {
                        for member in document.resolver.members(ofKey: connection.name, objectClass) {
                            // Key-value coding also finds `title` by the name `Title`.
                            connected.insert("\(member.className) \(connection.name)")
                            connected.insert("\(member.className) \(member.member.selector ?? member.member.name)")
                        }
                    }
                }
            }
            let declared = DeclaredMembers(project) { $0.outlets }
            for item in declared.all where !connected.contains(item.key) {
                let isNeeded =
                    item.member.member.traits.contains(.implicitlyUnwrapped) && project.code.map(item.isNeeded) == true
                    && !project.isNeverMade(CodeOwner(name: item.member.className, path: item.member.path))
                declared.report(
                    item, severity: isNeeded ? .warning : .note,
                    message:
                        "\(project.noneConnects) the outlet '\(item.member.member.name)' of class '\(item.member.className)'",
                    runtime: isNeeded ? .nilValue : nil, to: &findings)
            }
        })

    /// Actions that the code declares but no document connects.
    static let unconnectedAction = Rule(
        "unconnected-action", severity: .note, needsCode: true,
        summary: "an action that the code declares and no document connects",
        rationale: """
            An @IBAction that nothing sends is code that no user reaches, or the sign of a lost connection. It is a \
            note, because code can send it too.
            """,
        checkProject: { project, findings in
            // A selector that is sent up the responder chain or named in code may reach any class.
            var selectors = Set(project.code?.uses(of: .selector).map(\.use.value) ?? [])
            var connected: Set<String> = []
            for document in project.documents {
                for connection in document.connections {
                    guard connection.kind == .action || connection.kind == .segue else { continue }
                    if connection.kind == .segue {
                        selectors.formUnion(document.selectors(ofSegue: connection))
                        continue
                    }
                    guard let target = document.object(withID: connection.destination) else { continue }
                    if target.placeholder == .firstResponder { selectors.insert(connection.name) }
                    let holders = document.resolver.holders(
                        ofSelector: connection.name, document.objectClass(of: target))
                    connected.formUnion(holders.map { "\($0) \(connection.name)" })
                }
            }
            let declared = DeclaredMembers(project) { $0.actions + $0.segueActions }
            for item in declared.all where !connected.contains(item.key) {
                let selector = item.member.member.selector ?? item.member.member.name
                if selectors.contains(selector) || selectors.contains(item.member.member.name) { continue }
                if let older = ClassMembers.olderSelector(of: item.member),
                    selectors.contains(older) || connected.contains("\(item.member.className) \(older)")
                {
                    continue
                }
                let isForSegues = item.member.member.traits.contains(.segueAction)
                let kind = isForSegues ? "segue action" : "action"
                declared.report(
                    item, severity: .note,
                    message: "\(project.noneConnects) the \(kind) '\(selector)' of class '\(item.member.className)'",
                    to: &findings)
            }
        })
}

extension ProjectContext {
    /// The beginning of a message about a missing connection: it names all documents, or the only one that was checked.
    fileprivate var noneConnects: String {
        documents.count == 1 && !isWhole ? "this document does not connect" : "no document connects"
    }
}

extension DocumentContext {
    /// Returns the class of an object. For File's Owner of a class that does not exist: those of the objects for which the nib is
    /// loaded, as far as code tells, or that which has the nib's name.
    fileprivate func possibleClasses(of object: CheckedObject) -> [ObjectClass] {
        let stated = objectClass(of: object)
        guard object.placeholder == .owner, case .absent = stated.state else { return [stated] }
        return (loaders ?? [nibName]).map { name in
            resolver.objectClass(customClass: name, module: nil, isTarget: true, system: nil, isStandIn: true)
        }
    }
}

/// The outlets or actions declared by the classes that documents use.
private struct DeclaredMembers {
    struct Item {
        let member: Located
        /// The class, and the name by which a nib finds the member.
        let key: String
        /// The files of the object's class and its superclasses.
        let files: [String]
        let document: DocumentContext
        let object: CheckedObject

        /// Whether code reads an outlet that no code of the class sets, and would fail.
        func isNeeded(by code: any CodeLookup) -> Bool {
            let name = member.member.name
            guard !files.contains(where: { code.assigns(name, inFile: $0) }) else { return false }
            let heirs = code.subclasses(of: member.className)
            let classes = [member.className] + heirs.map(\.name) + [object.customClass].compactMap { $0 }
            return code.reads(name, ofClassesIn: files + heirs.flatMap(\.parts).map(\.path), named: classes)
                && !code.assigns(name, toObjectsOf: classes)
        }
    }

    private(set) var all: [Item] = []

    /// Collects the members of the classes of all objects, each once, with the first object of its class.
    init(_ project: ProjectContext, members: (ClassMembers) -> [Located]) {
        var seen: Set<String> = []
        for document in project.documents {
            for object in document.objects where object.customClass != nil {
                let chains = document.objectClass(of: object).chains
                // If several classes share the name, it is not known which one is meant.
                guard chains.count == 1 else { continue }
                // What a dependency declares is not the project's to connect or to delete.
                let own = zip(chains[0].classes, chains[0].members).filter { !$0.0.isDependency }
                for member in own.map(\.1).flatMap(members) {
                    // Objective-C declares an action twice, in the interface and in the implementation.
                    let key = "\(member.className) \(member.member.selector ?? member.member.name)"
                    guard seen.insert(key).inserted else { continue }
                    let files = own.flatMap { $0.0.parts.map(\.path) }
                    all.append(Item(member: member, key: key, files: files, document: document, object: object))
                }
            }
        }
    }

    func report(
        _ item: Item, severity: Severity, message: String, runtime: RuntimeText? = nil,
        to findings: inout Findings
    ) {
        findings.add(
            severity, message, at: item.object.node, attribute: "customClass", object: item.object, in: item.document,
            runtime: runtime, declaration: item.member.place)
    }
}
