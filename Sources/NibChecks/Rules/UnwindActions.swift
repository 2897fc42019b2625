import ClassFacts
import NibDocument
import SourceIndex

/// The check of the unwind actions of a project.
struct UnwindActions {
    private let code: any CodeLookup
    /// The classes of the controllers of all scenes, each once: scenes can be many, their classes are few.
    private let controllers: [(resolver: ClassResolver, objectClass: ObjectClass)]
    private let segues: [(document: DocumentContext, connection: Connection, action: String)]

    init(_ project: ProjectContext, code: any CodeLookup) {
        self.code = code
        controllers = Self.controllers(of: project)
        segues = project.documents.flatMap { document in
            document.connections.compactMap { connection in
                guard connection.kind == .segue, connection.name == "unwind",
                    let action = document.tree.attribute("unwindAction", of: connection.node), !action.isEmpty
                else { return nil }
                return (document, connection, action)
            }
        }
    }

    /// Reports segues whose action no class declares.
    func report(to findings: inout Findings) {
        guard !segues.isEmpty else { return }
        let known = UnwindNames(code)
        for (document, connection, action) in segues
        where !known.have(action, elseIf: { isAnswered(action) }) {
            let near = known.nearest(to: action)
            // A class of a dependency that was not read may declare it.
            guard near != nil || code.isComplete else { continue }
            findings.add(
                .warning, "no class has the unwind action '\(action)'" + (near?.text ?? ""),
                at: connection.node, attribute: "unwindAction", object: document.source(of: connection), in: document,
                fix: near?.certainFit(for: action).flatMap {
                    Fix.set(connection.id, attribute: "unwindAction", to: $0)
                })
        }
    }

    /// Whether the class of a scene's controller declares the action, or may declare it because it is not fully known.
    private func isAnswered(_ action: String) -> Bool {
        controllers.contains { $0.resolver.mayUnwind(action, to: $0.objectClass) }
    }

    private static func controllers(
        of project: ProjectContext
    ) -> [(resolver: ClassResolver, objectClass: ObjectClass)] {
        var seen: Set<String> = []
        var found: [(resolver: ClassResolver, objectClass: ObjectClass)] = []
        for document in project.documents {
            for scene in document.scenes.indices {
                guard let controller = document.controller(ofScene: scene), controller.customClass != nil else {
                    continue
                }
                let objectClass = document.objectClass(of: controller)
                let key = "\(objectClass.runtimeName) \(objectClass.system ?? "") \(document.isMac)"
                if seen.insert(key).inserted { found.append((document.resolver, objectClass)) }
            }
        }
        return found
    }
}
