import NibDocument
import SourceIndex

/// The actions of a project's unwind segues, and the classes that may have them.
///
/// UIKit asks view controllers for the action, so that controllers and all classes with outlets or actions are looked into.
struct UnwindActions {
    private static let frameworkControllers = [
        "UICollectionViewController", "UINavigationController", "UIPageViewController", "UISplitViewController",
        "UITabBarController", "UITableViewController", "UIViewController",
    ]

    private let project: ProjectContext
    private let code: any CodeLookup
    private let segues: [(document: DocumentContext, connection: Connection, action: String)]

    init(_ project: ProjectContext, _ code: any CodeLookup) {
        self.project = project
        self.code = code
        segues = project.documents.flatMap { document in
            document.connections.compactMap { connection in
                guard connection.kind == .segue, connection.name == "unwind",
                    let action = document.tree.attribute("unwindAction", of: connection.node), !action.isEmpty
                else { return nil }
                return (document, connection, action)
            }
        }
    }

    /// Finds the segues whose action no class has.
    func report(to findings: inout Findings) {
        guard !segues.isEmpty else { return }
        var (selectors, actions) = names(of: code.classesWithOutletsOrActions())
        var lost = segues.filter { !selectors.contains($0.action) && !isAnswered($0.action) }
        guard !lost.isEmpty else { return }
        let others = names(of: controllers())
        selectors.formUnion(others.selectors)
        actions.formUnion(others.actions)
        lost.removeAll { selectors.contains($0.action) }
        let offered = actions.sorted()
        for (document, connection, action) in lost {
            let near = Similar.name(to: action, among: offered) ?? Similar.selector(to: action, among: offered)
            // A class of a dependency that was not read may have it.
            guard near != nil || code.isComplete else { continue }
            findings.add(
                .warning, "no class has the unwind action '\(action)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
                at: connection.node, attribute: "unwindAction", object: document.source(of: connection), in: document,
                fix: near.flatMap { Fix.set(connection.id, "unwindAction", $0) })
        }
    }

    /// Whether a controller of a scene has the action, or may have it, as its class is not known.
    private func isAnswered(_ action: String) -> Bool {
        project.documents.contains { document in
            document.scenes.indices.contains { scene in
                guard let controller = document.controller(ofScene: scene), controller.customClass != nil else {
                    return false
                }
                let objectClass = document.objectClass(of: controller)
                if case .absent = objectClass.state { return false }
                switch document.resolver.method(action, of: objectClass) {
                case .code, .framework, .unknown: return true
                case .hidden, .missing: return false
                }
            }
        }
    }

    private func names(of classes: [CodeClass]) -> (selectors: Set<String>, actions: Set<String>) {
        var selectors: Set<String> = []
        var actions: Set<String> = []
        for codeClass in classes {
            let members = ClassMembers(codeClass, showsAll: false)
            selectors.formUnion(members.selectors.keys)
            actions.formUnion(members.actions.compactMap(\.member.selector))
        }
        return (selectors, actions)
    }

    /// The controllers that the code declares, and what it adds to those of the framework.
    private func controllers() -> [CodeClass] {
        var found = Self.frameworkControllers.compactMap { code.extensions(of: $0) }
        var names = Self.frameworkControllers
        var seen = Set(names)
        var next = 0
        while next < names.count {
            for codeClass in code.subclasses(of: names[next]) where seen.insert(codeClass.name).inserted {
                found.append(codeClass)
                names.append(codeClass.name)
            }
            next += 1
        }
        return found
    }
}
