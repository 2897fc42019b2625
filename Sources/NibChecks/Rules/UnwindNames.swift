import SourceIndex

/// The selectors of the classes that may answer unwind actions.
///
/// UIKit asks view controllers for the action, so that controllers and all classes with outlets or actions are looked into;
/// the controllers only where that is not enough, as finding them asks for more of the code.
final class UnwindNames {
    private static let frameworkControllers = [
        "UICollectionViewController", "UINavigationController", "UIPageViewController", "UISplitViewController",
        "UITabBarController", "UITableViewController", "UIViewController",
    ]

    private let code: any CodeLookup
    /// The classes that have a method, by its selector.
    private var classesBySelector: [String: Set<String>] = [:]
    private var actions: Set<String> = []
    private lazy var knowsControllers: Bool = {
        learn(controllers())
        return true
    }()

    init(_ code: any CodeLookup) {
        self.code = code
        learn(code.classesWithOutletsOrActions())
    }

    /// The names of the classes that have a method of a selector.
    func holders(of action: String) -> Set<String> {
        knowsControllers ? classesBySelector[action] ?? [] : []
    }

    /// Whether a class has a method of the selector.
    ///
    /// - Parameters:
    ///   - action: the selector.
    ///   - isAnswered: whether something else answers it; asked before the controllers are looked for.
    /// - Returns: whether a class has it, or something else answers it.
    func have(_ action: String, elseIf isAnswered: () -> Bool) -> Bool {
        classesBySelector[action] != nil || isAnswered() || knowsControllers && classesBySelector[action] != nil
    }

    /// The action that was probably meant.
    func nearest(to action: String) -> NearAction? {
        guard knowsControllers else { return nil }
        return NearAction(to: action, among: actions.sorted(), given: NearAction.unwinding)
    }

    private func learn(_ classes: [CodeClass]) {
        for codeClass in classes {
            let members = ClassMembers(codeClass, showsAll: false)
            for selector in members.selectors.keys { classesBySelector[selector, default: []].insert(codeClass.name) }
            actions.formUnion(members.actions.compactMap(\.member.selector))
        }
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
