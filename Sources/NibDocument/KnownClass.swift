import NibCatalog
import XMLTree

/// The class known to the catalogue that is nearest to an object's class.
package struct KnownClass: Equatable, Sendable {
    /// How the class was found.
    package enum Basis: String, Sendable {
        /// It is the object's own class.
        case own
        /// It is the class of the element; the object's custom class derives from it.
        case element
        /// It was inferred from the name of an unknown class, such as `ItemViewController`.
        case name
        /// Nothing is known: the object is a placeholder, or a plain object with an unknown class.
        case none
    }

    /// The name of the class.
    package let name: String
    /// How the class was found.
    package let basis: Basis

    /// Whether the object's class is an unknown subclass of this one.
    package var isSubclass: Bool { basis != .own }
}

extension NibDocument {
    /// Returns the class known to the catalogue that is nearest to an object's class.
    ///
    /// It uses only the document; the project's source code could tell more.
    package func knownClass(of node: NodeID) -> KnownClass {
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

    /// Suffixes of class names that imply a superclass, longest first.
    private static let cocoaTouchEndings: [(ending: String, name: String)] = [
        ("CollectionViewController", "UICollectionViewController"), ("NavigationController", "UINavigationController"),
        ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
    ]

    private static let cocoaEndings: [(ending: String, name: String)] = [
        ("WindowController", "NSWindowController"), ("ViewController", "NSViewController"),
    ]
}
