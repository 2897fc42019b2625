import NibCatalog
import XMLTree

/// The nearest class of an object that the catalogue knows.
public struct KnownClass: Equatable, Sendable {
    /// How the class was found.
    public enum Basis: String, Sendable {
        /// It is the object's class itself.
        case own
        /// The object's own class is put in place of the element's, so it comes from that one.
        case element
        /// The name of an unknown class says so, as that of `ItemViewController` does.
        case name
        /// Nothing is known: an object outside the document, or one of a class of the project's own.
        case none
    }

    /// A class that the catalogue knows.
    public let name: String
    /// How it was found.
    public let basis: Basis

    /// Whether the object is of a class that the catalogue does not know, below this one.
    public var isSubclass: Bool { basis != .own }
}

extension NibDocument {
    /// Finds the nearest class of an object that the catalogue knows.
    ///
    /// The source code of a project would tell more; this goes by the document alone.
    public func knownClass(of node: NodeID) -> KnownClass {
        let isCocoa = kind.family == .cocoa
        let standsFor = placeholder(node)
        if standsFor == .firstResponder {
            return KnownClass(name: isCocoa ? "NSResponder" : "UIResponder", basis: .own)
        }
        var custom = tree.attribute("customClass", of: node) ?? ""
        if standsFor != nil, custom == "NSObject" { custom = "" }
        if catalog.isKnownClass(custom) { return KnownClass(name: custom, basis: .own) }
        if standsFor == .application {
            return KnownClass(name: "NSApplication", basis: custom.isEmpty ? .own : .element)
        }
        let element = catalog.element(tree.name(node))?.className ?? "NSObject"
        let isStandIn = standsFor != nil || tree.name(node) == "customObject"
        if custom.isEmpty { return KnownClass(name: element, basis: isStandIn ? .none : .own) }
        if !isStandIn { return KnownClass(name: element, basis: .element) }
        let endings = isCocoa ? Self.cocoaEndings : Self.cocoaTouchEndings
        if let ending = endings.first(where: { custom.hasSuffix($0.ending) }) {
            return KnownClass(name: ending.name, basis: .name)
        }
        return KnownClass(name: element, basis: .none)
    }

    /// Endings of class names that say what the class comes from, longest first.
    private static let cocoaTouchEndings: [(ending: String, name: String)] = [
        ("CollectionViewController", "UICollectionViewController"), ("NavigationController", "UINavigationController"),
        ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
    ]

    private static let cocoaEndings: [(ending: String, name: String)] = [
        ("WindowController", "NSWindowController"), ("ViewController", "NSViewController"),
    ]
}
