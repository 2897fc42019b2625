import NibDocument
import SourceIndex

/// The outlet by which a controller finds what it shows in the nib that it loads.
package enum MainOutlet: String, Sendable {
    /// That of a view controller.
    case view
    /// That of a window controller, or of a document that makes one.
    case window
}

extension DocumentContext {
    /// Returns the outlet by which an owner of a class finds what it shows; nil if it is no controller, or if that is not known.
    package func mainOutlet(of objectClass: ObjectClass) -> MainOutlet? {
        guard isMac else { return isKind(objectClass, of: "UIViewController") ? .view : nil }
        if isKind(objectClass, of: "NSViewController") { return .view }
        return isKind(objectClass, of: "NSWindowController") || isKind(objectClass, of: "NSDocument") ? .window : nil
    }

    private func isKind(_ objectClass: ObjectClass, of base: String) -> Bool {
        switch objectClass.state {
        case .framework(let name): catalog.isClass(name, kindOf: base)
        case .code(let chains): chains.allSatisfy { resolver.isChain($0, kindOf: base) == true }
        case .absent, .unknown: false
        }
    }

    /// Returns the names of the outlets that set it: a table view controller's table is its view (Apple's documentation of
    /// `UITableViewController`), and so for collections.
    package func names(of outlet: MainOutlet, in objectClass: ObjectClass) -> Set<String> {
        var names: Set = [outlet.rawValue]
        guard outlet == .view else { return names }
        for (system, name) in [
            ("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView"),
        ]
        where resolver.derives(objectClass, from: system) != false { names.insert(name) }
        return names
    }

    /// Whether code of a class gives it what it shows, or may do so when the nib has been loaded: macOS calls `awakeFromNib` of File's
    /// Owner too, before a view controller looks for its view.
    package func makesItself(_ outlet: MainOutlet, in objectClass: ObjectClass) -> Bool {
        let name = outlet.rawValue
        var selectors = outlet == .view ? ["loadView", "view"] : ["loadWindow", "window", "setWindow:"]
        if isMac, outlet == .view { selectors.append("awakeFromNib") }
        return objectClass.chains.contains { chain in
            chain.members.contains { members in selectors.contains { members.selectors[$0] != nil } }
                || chain.classes.flatMap(\.parts).contains {
                    code?.assigns(name, inFile: $0.path, within: $0.declaration.body) == true
                }
        }
    }

    /// Whether a controller of a class, or of a related one, loads the nib for itself, as far as code says: it is made with the nib's name,
    /// or it gives the name itself; a name that it computes is that of its class.
    package func isLoadedForItself(_ objectClass: ObjectClass) -> Bool {
        let name = objectClass.name
        let isNamed = nibLoaders.contains { loader in
            guard loader.isByController, let other = loader.ownerClass?.name else { return false }
            return resolver.isClass(other, kindOf: name) == true || resolver.isClass(name, kindOf: other) == true
        }
        return isNamed || nibName == name && resolver.nibUses("").contains { computesName(of: name, in: $0.use) }
    }

    private func computesName(of className: String, in use: CodeUse) -> Bool {
        guard case .controller(let made) = use.nibOwner else { return false }
        return (made.isEmpty ? use.owner : made) == className
    }
}
