import NibCatalog

/// Determines the class of an archived object, looking through the substitutes that archives use for custom classes.
final class ClassNames {
    private let catalog: Catalog
    private let graph: ArchiveGraph

    /// The maximum length of a class name in bytes; longer names are ignored.
    private static let longest = 500

    init(catalog: Catalog, graph: ArchiveGraph) {
        self.catalog = catalog
        self.graph = graph
    }

    /// Returns the framework class of an object, and the custom class that is instantiated in its place, if any.
    func classes(of object: Int32) -> (className: String, custom: ArchivedClass?) {
        let archived = graph.className(object)
        switch archived {
        case "NSClassSwapper", "UIClassSwapper":
            let prefix = archived == "NSClassSwapper" ? "NS" : "UI"
            let custom = custom("\(prefix)ClassName", of: object)
            // A framework class needs no custom class.
            if let name = custom?.name, !catalog.superclasses(of: name).isEmpty { return (name, nil) }
            return (bare(name("\(prefix)OriginalClassName", of: object) ?? "NSObject"), custom)
        case "NSCustomObject", "IBUICustomObject", "UICustomObject":
            let custom = custom("NSClassName", of: object) ?? self.custom("UIClassName", of: object)
            return ("NSObject", custom?.name == "NSObject" ? nil : custom)
        case "NSCustomView":
            let custom = custom("NSClassName", of: object)
            return ("NSView", custom?.name == "NSView" ? nil : custom)
        case "NSWindowTemplate":
            let custom = custom("NSWindowClass", of: object)
            return ("NSWindow", custom?.name == "NSWindow" ? nil : custom)
        default: return (bare(archived), nil)
        }
    }

    /// Returns the framework class for one of Interface Builder's own classes: `UIView` for `IBUIView`.
    private func bare(_ name: String) -> String {
        guard name.hasPrefix("IB") else { return name }
        let bare = String(name.dropFirst(2))
        return catalog.superclasses(of: bare).isEmpty && !bare.hasPrefix("UI") ? name : bare
    }

    private func name(_ key: String, of object: Int32) -> String? {
        guard let name = graph.string(key, of: object), !name.isEmpty, name.utf8.count <= Self.longest else {
            return nil
        }
        return name
    }

    /// Returns the custom class in a field; a class reference also gives its module.
    private func custom(_ key: String, of object: Int32) -> ArchivedClass? {
        if let reference = graph.object("IBClassReference", of: object), let name = name("IBClassName", of: reference) {
            return ArchivedClass(name: name, module: self.name("IBModuleName", of: reference))
        }
        return name(key, of: object).map { ArchivedClass(runtimeName: $0) }
    }
}
