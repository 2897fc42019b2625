import NibCatalog

/// Says of what class an archived object is, behind the stand-ins that archives have for classes of a program's own.
final class ClassNames {
    private let catalog: Catalog
    private let graph: ArchiveGraph

    /// Longer names are no classes.
    private static let longest = 500

    init(catalog: Catalog, graph: ArchiveGraph) {
        self.catalog = catalog
        self.graph = graph
    }

    /// The class of the framework, and the program's own class that is made instead.
    func classes(of object: Int32) -> (className: String, custom: CustomClass?) {
        let archived = graph.className(object)
        switch archived {
        case "NSClassSwapper", "UIClassSwapper":
            let prefix = archived == "NSClassSwapper" ? "NS" : "UI"
            let custom = custom("\(prefix)ClassName", object)
            // A class of the framework's own needs no stand-in.
            if let name = custom?.name, !catalog.superclasses(of: name).isEmpty { return (name, nil) }
            return (bare(name("\(prefix)OriginalClassName", object) ?? "NSObject"), custom)
        case "NSCustomObject", "IBUICustomObject", "UICustomObject":
            let custom = custom("NSClassName", object) ?? self.custom("UIClassName", object)
            return ("NSObject", custom?.name == "NSObject" ? nil : custom)
        case "NSCustomView":
            let custom = custom("NSClassName", object)
            return ("NSView", custom?.name == "NSView" ? nil : custom)
        case "NSWindowTemplate":
            let custom = custom("NSWindowClass", object)
            return ("NSWindow", custom?.name == "NSWindow" ? nil : custom)
        default: return (bare(archived), nil)
        }
    }

    /// The class for which Interface Builder has one of its own, such as `IBUIView`.
    private func bare(_ name: String) -> String {
        guard name.hasPrefix("IB") else { return name }
        let bare = String(name.dropFirst(2))
        return catalog.superclasses(of: bare).isEmpty && !bare.hasPrefix("UI") ? name : bare
    }

    private func name(_ key: String, _ object: Int32) -> String? {
        guard let name = graph.string(key, of: object), !name.isEmpty, name.utf8.count <= Self.longest else {
            return nil
        }
        return name
    }

    /// A reference to a class says its module as well.
    private func custom(_ key: String, _ object: Int32) -> CustomClass? {
        if let reference = graph.object("IBClassReference", of: object), let name = name("IBClassName", reference) {
            return CustomClass(name: name, module: self.name("IBModuleName", reference))
        }
        return name(key, object).map { CustomClass(runtimeName: $0) }
    }
}
