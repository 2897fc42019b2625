extension Catalog {
    /// Returns the superclass of a public class, or nil for a root class and for an unknown class.
    package func superclass(of className: String) -> String? {
        let names = ClassCache.superclasses(of: className)
        return family == .cocoa ? names?.last : names?.first
    }

    /// Returns a class and its superclasses, nearest first. The list is empty for an unknown class.
    package func superclasses(of className: String) -> [String] {
        if let known = classes.chains[className] { return known }
        let chain = isKnownClass(className) ? Array(sequence(first: className) { self.superclass(of: $0) }) : []
        classes.chains[className] = chain
        return chain
    }

    /// Returns whether the catalogue has a class.
    package func isKnownClass(_ className: String) -> Bool {
        ClassCache.superclasses(of: className) != nil
    }

    /// The names of all public classes of the frameworks.
    package static let classNames = DataText(CatalogData.classes).lines.compactMap { $0.words.first?.string }

    /// Returns whether a public class is another class or inherits from it.
    package func isClass(_ className: String, kindOf ancestor: String) -> Bool {
        superclasses(of: className).contains(ancestor)
    }

    /// Returns the outlets of a public class: its own first, then those of its superclasses.
    package func outlets(ofClass className: String) -> [Outlet] {
        var names: Set<String> = []
        return superclasses(of: className)
            .flatMap { classes.entry($0)?.outlets ?? [] }
            .filter { names.insert($0.name).inserted }
    }

    /// Returns the outlets of an element's class: its own first, then those of its superclasses.
    package func outlets(_ element: String) -> [Outlet] {
        self.element(element)?.className.map(outlets(ofClass:)) ?? []
    }

    /// Returns the selectors of the actions that objects of a public class accept: its own first, then those of its
    /// superclasses.
    package func actions(ofClass className: String) -> [String] {
        var names: Set<String> = []
        return superclasses(of: className)
            .flatMap { classes.entry($0)?.actions ?? [] }
            .filter { names.insert($0).inserted }
    }

    /// Returns the actions of a public class without those that every responder has, which would only clutter a list.
    package func ownActions(ofClass className: String) -> [String] {
        let common = Set(actions(ofClass: family == .cocoa ? "NSResponder" : "UIResponder"))
        return actions(ofClass: className).filter { !common.contains($0) }
    }

    /// Returns the selectors of the actions that menus and controls commonly send to the first responder.
    package var firstResponderActions: [String] {
        let targets =
            family == .cocoa
            ? [
                "NSResponder", "NSWindow", "NSApplication", "NSDocument", "NSDocumentController",
                "NSSplitViewController",
            ]
            : ["UIResponder"]
        var names: Set<String> = []
        return targets.flatMap { classes.entry($0)?.actions ?? [] }.filter { names.insert($0).inserted }.sorted()
    }
}
