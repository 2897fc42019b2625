import SourceIndex

/// The selectors of the classes that may answer unwind actions.
///
/// UIKit asks view controllers for the action. All classes with outlets or actions are read first; the remaining
/// controllers only if those do not have the action, because finding them reads more of the code.
package final class UnwindNames {
    private static let frameworkControllers = [
        "UICollectionViewController", "UINavigationController", "UIPageViewController", "UISplitViewController",
        "UITabBarController", "UITableViewController", "UIViewController",
    ]

    private let code: any CodeLookup
    /// The classes that declare a method, by its selector.
    private var classesBySelector: [String: Set<String>] = [:]
    private var actions: Set<String> = []
    /// Asked for only when the controllers are known.
    private lazy var sortedActions = actions.sorted()
    private lazy var knowsControllers: Bool = {
        learn(controllers())
        return true
    }()

    /// Collects the classes with outlets or actions of the code.
    package init(_ code: any CodeLookup) {
        self.code = code
        learn(code.classesWithOutletsOrActions())
    }

    /// Returns the names of the classes that declare a method.
    func holders(of action: String) -> Set<String> {
        knowsControllers ? classesBySelector[action] ?? [] : []
    }

    /// Whether a class declares a method, or `isAnswered` returns true.
    ///
    /// - Parameters:
    ///   - action: the selector.
    ///   - isAnswered: whether something else answers the action; called before the controllers are searched for.
    /// - Returns: whether the action is answered.
    package func have(_ action: String, elseIf isAnswered: () -> Bool) -> Bool {
        classesBySelector[action] != nil || isAnswered() || knowsControllers && classesBySelector[action] != nil
    }

    /// The actions that view controllers declare.
    package var all: [String] { knowsControllers ? sortedActions : [] }

    /// Returns the action that was probably meant.
    package func nearest(to action: String) -> NearAction? {
        guard knowsControllers else { return nil }
        return NearAction(to: action, among: sortedActions, given: NearAction.unwinding)
    }

    private func learn(_ classes: [CodeClass]) {
        for codeClass in classes {
            let members = ClassMembers(codeClass, showsAll: false)
            for selector in members.selectors.keys { classesBySelector[selector, default: []].insert(codeClass.name) }
            actions.formUnion(members.actions.compactMap(\.member.selector))
        }
    }

    /// Returns the controllers that the code declares, and its extensions of framework controllers.
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
