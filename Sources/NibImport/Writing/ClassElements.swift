import NibCatalog

/// Finds the element that represents a class in documents.
struct ClassElements {
    private let catalog: Catalog
    private var byClass: [String: [String]] = [:]
    private var known: [String: String] = [:]

    init(catalog: Catalog) {
        self.catalog = catalog
        for info in catalog.allElements where info.isObject {
            if let name = info.className { byClass[name, default: []].append(info.name) }
        }
    }

    /// An element, and whether it represents exactly the class or one of its superclasses.
    struct Match {
        let element: String
        let isExact: Bool
    }

    /// Returns the element for a class; nil if neither the class nor a superclass has one.
    mutating func element(ofClass className: String) -> Match? {
        if let kin = Self.kin[className] { return Match(element: kin, isExact: false) }
        if let exact = exact(className) { return Match(element: exact, isExact: true) }
        for ancestor in catalog.superclasses(of: className).dropFirst() {
            // The root classes have elements for any object, which say nothing about the class.
            if ancestor == "NSObject" || ancestor == "NSResponder" || ancestor == "UIResponder" { break }
            if let element = exact(ancestor) { return Match(element: element, isExact: false) }
        }
        return nil
    }

    /// Classes that documents write as the element of another class, with an attribute or a custom class.
    private static let kin = [
        "NSToolbarSpaceItem": "toolbarItem", "NSToolbarFlexibleSpaceItem": "toolbarItem",
        "NSToolbarSeparatorItem": "toolbarItem", "NSForm": "matrix",
    ]

    private mutating func exact(_ className: String) -> String? {
        if let name = known[className] { return name.isEmpty ? nil : name }
        let name = Self.common[className] ?? best(className)
        known[className] = name ?? ""
        return name
    }

    /// The elements of plain objects of classes that have several elements.
    private static let common = [
        "NSView": "customView", "NSObject": "customObject", "NSWindow": "window",
        "NSViewController": "viewController", "NSCell": "customCell", "NSFormatter": "customFormatter",
        "UIView": "view", "UIViewController": "viewController", "UIWindow": "window",
    ]

    /// Returns, of several elements for a class, the one whose name matches the class name.
    private func best(_ className: String) -> String? {
        guard let names = byClass[className] else { return nil }
        let bare = String(className.drop { $0.isUppercase }).lowercased()
        return names.first { className.lowercased().hasSuffix($0.lowercased()) } ?? names.first {
            $0.lowercased().hasSuffix(bare)
        }
            ?? names.first
    }
}
