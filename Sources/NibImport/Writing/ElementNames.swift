import NibCatalog

/// Finds the elements that stand for classes in documents.
struct ElementNames {
    private let catalog: Catalog
    private var byClass: [String: [String]] = [:]
    private var known: [String: String] = [:]

    init(catalog: Catalog) {
        self.catalog = catalog
        for info in catalog.allElements where info.isObject {
            if let name = info.className { byClass[name, default: []].append(info.name) }
        }
    }

    /// An element, and whether it stands for exactly the class or for one of its superclasses.
    struct Match {
        let element: String
        let isExact: Bool
    }

    /// The element for a class; nil when nothing is known of the class.
    mutating func element(ofClass className: String) -> Match? {
        if let kin = Self.kin[className] { return Match(element: kin, isExact: false) }
        if let exact = exact(className) { return Match(element: exact, isExact: true) }
        for ancestor in catalog.superclasses(of: className).dropFirst() {
            // What all objects are says nothing.
            if ancestor == "NSObject" || ancestor == "NSResponder" || ancestor == "UIResponder" { break }
            if let element = exact(ancestor) { return Match(element: element, isExact: false) }
        }
        return nil
    }

    /// Classes that documents write as another with an attribute or a class of its own.
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

    /// Classes with several elements, of which one is for the plain object.
    private static let common = [
        "NSView": "customView", "NSObject": "customObject", "NSWindow": "window",
        "NSViewController": "viewController", "NSCell": "customCell", "NSFormatter": "customFormatter",
        "UIView": "view", "UIViewController": "viewController", "UIWindow": "window",
    ]

    /// Of several elements the one with the name of the class.
    private func best(_ className: String) -> String? {
        guard let names = byClass[className] else { return nil }
        let bare = String(className.drop { $0.isUppercase }).lowercased()
        return names.first { className.lowercased().hasSuffix($0.lowercased()) } ?? names.first {
            $0.lowercased().hasSuffix(bare)
        }
            ?? names.first
    }
}
