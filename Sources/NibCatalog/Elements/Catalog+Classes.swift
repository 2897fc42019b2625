extension Catalog {
    /// Gives the superclass of a public class; nil for a root class and for a class that is not known.
    public func superclass(of className: String) -> String? {
        guard let entry = classes.entry(className) else { return nil }
        return family == .cocoa ? entry.superclasses.last : entry.superclasses.first
    }

    /// Gives a class and its superclasses, nearest first; empty for a class that is not known.
    public func superclasses(of className: String) -> [String] {
        if let known = classes.chains[className] { return known }
        let isKnown = classes.entry(className) != nil
        let chain = isKnown ? Array(sequence(first: className) { self.superclass(of: $0) }) : []
        classes.chains[className] = chain
        return chain
    }

    /// Says whether a class is one of the public ones that the catalogue has.
    public func isKnownClass(_ className: String) -> Bool {
        classes.entry(className) != nil
    }

    /// Says whether a public class is another one or inherits from it.
    public func isClass(_ className: String, kindOf ancestor: String) -> Bool {
        superclasses(of: className).contains(ancestor)
    }

    /// Gives the outlets of a public class, its own first, then its superclasses'.
    public func outlets(ofClass className: String) -> [Outlet] {
        var names: Set<String> = []
        return superclasses(of: className)
            .flatMap { classes.entry($0)?.outlets ?? [] }
            .filter { names.insert($0.name).inserted }
    }

    /// Gives the outlets that an element has by its class, the nearest class's first.
    public func outlets(_ element: String) -> [Outlet] {
        self.element(element)?.className.map(outlets(ofClass:)) ?? []
    }

    /// Gives the actions that a public class lets others send to it, its own first, as selectors.
    public func actions(ofClass className: String) -> [String] {
        var names: Set<String> = []
        return superclasses(of: className)
            .flatMap { classes.entry($0)?.actions ?? [] }
            .filter { names.insert($0).inserted }
    }

    /// Gives the actions that menus and controls commonly send to the first responder, as selectors.
    public var firstResponderActions: [String] {
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
