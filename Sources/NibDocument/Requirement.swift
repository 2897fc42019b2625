import NibCatalog
import XMLTree

/// A feature that an element or attribute requires of Xcode: an entry in `<dependencies>`
/// (Documentation/Format/Document.md#dependencies).
enum Requirement: Hashable {
    /// A capability by name, and the first version of Xcode that has it.
    case capability(String, Double)
    /// A plug-in by identifier.
    case plugIn(String)

    /// Whether setting an attribute can add a requirement.
    static func isAffected(by attribute: String) -> Bool { affecting.contains(attribute) }

    private static let affecting: Set = [
        "systemColor", "name", "catalog", "firstAttribute", "secondAttribute", "multiplier", "spacingType", "key",
        "distribution", "metaFont",
    ]

    /// What the entry of a capability has besides its name and its first version of Xcode.
    static let furtherAttributes = [
        "the Touch Bar": [("minSystemVersion", "10.12.2"), ("requiredIntegratedClassName", "NSTouchBar")],
        "Search Toolbar Item": [("minSystemVersion", "11.0")],
        "stacking Non-gravity area distributions on NSStackView": [("minSystemVersion", "10.11")],
    ]

    /// Whether a font of macOS is the system font in another weight than regular and bold.
    fileprivate static func isWeight(_ metaFont: String) -> Bool {
        metaFont.hasPrefix("system") && !["system", "systemBold"].contains(metaFont)
    }

    /// Elements of AppKit that require a plug-in, all measured.
    fileprivate static let plugIns: [String: String] = [
        "avPlayerView": "com.apple.AVKitIBPlugin", "mapView": "com.apple.MapKitIBPlugin",
        "pdfView": "com.apple.pdfkit.ibplugin", "sceneView": "com.apple.SceneKitIBPlugin",
        "touchBar": "com.apple.InterfaceBuilder.CocoaDFRPlugin", "webView": "com.apple.WebKitIBPlugin",
        "wkWebView": "com.apple.WebKit2IBPlugin",
    ]

    /// Colors of AppKit by the system version that introduced them (AppKit, "NSColor").
    fileprivate static let newColors: [String: Requirement] = {
        let of1014: Requirement = .capability("System colors introduced in macOS 10.14", 10)
        return [
            "alternatingContentBackgroundColor": of1014, "controlAccentColor": of1014,
            "selectedContentBackgroundColor": of1014, "separatorColor": of1014,
            "unemphasizedSelectedContentBackgroundColor": of1014,
            "unemphasizedSelectedTextBackgroundColor": of1014, "unemphasizedSelectedTextColor": of1014,
            "findHighlightColor": .capability("System colors introduced in macOS 10.13", 9),
        ]
    }()
}

extension NibDocument {
    /// Returns the requirements of an element itself, without its content.
    func requirements(of node: NodeID) -> [Requirement] {
        let symbol = tree.symbol(of: node)
        if symbol == symbols.color { return colorRequirement(of: node).map { [$0] } ?? [] }
        if symbol == symbols.constraint { return constraintRequirements(of: node) }
        return kind.family == .cocoa ? cocoaRequirements(of: node) : cocoaTouchRequirements(of: node)
    }

    /// Whether any element requires a feature; looks at all elements until it finds one.
    func requires(_ requirement: Requirement) -> Bool {
        tree.subtree(tree.root).contains { requirements(of: $0).contains(requirement) }
    }

    private func cocoaRequirements(of node: NodeID) -> [Requirement] {
        let name = tree.name(node)
        var found = Requirement.plugIns[name].map { [Requirement.plugIn($0)] } ?? []
        switch name {
        case "imageReference": found.append(.capability("Image references", 12))
        case "font" where tree.attribute("metaFont", of: node).map(Requirement.isWeight) ?? false:
            found.append(.capability("system font weights other than Regular or Bold", 7))
        case "searchToolbarItem": found.append(.capability("Search Toolbar Item", 12))
        case "touchBar": found.append(.capability("the Touch Bar", 8.1))
        case "viewLayoutGuide" where tree.attribute("key", of: node, is: "safeArea"):
            found.append(.capability("NSView safe area layout guides", 12))
        case "stackView" where tree.has("distribution", on: node):
            if !tree.attribute("distribution", of: node, is: "gravityAreas") {
                found.append(.capability("stacking Non-gravity area distributions on NSStackView", 7))
            }
        case "view" where tree.attribute("key", of: node, is: "contentView"):
            if tree.parent(node).map({ tree.name($0) }) == "box" { found.append(.capability("box content view", 7)) }
        default: break
        }
        return found
    }

    private func cocoaTouchRequirements(of node: NodeID) -> [Requirement] {
        switch tree.name(node) {
        case "imageReference":
            let isInList = tree.parent(node).map { tree.name($0) == "listContentConfiguration" } ?? false
            return isInList ? [] : [.capability("Image references", 12)]
        case "menu" where tree.attribute("key", of: node, is: "menu"):
            // The menu of a controller of watchOS is another one (0 of 37 documents list it).
            return kind.platform == .watchOS ? [] : [.capability("UIMenu", 11)]
        case "barButtonItem" where isOneOfSeveral(node):
            return [.capability("Navigation items with more than one left or right bar item", 7)]
        case "collectionViewCellContentView": return [.capability("collection view cell content view", 11)]
        case "viewLayoutGuide" where tree.attribute("key", of: node, is: "safeArea"):
            return [.capability("Safe area layout guides", 9)]
        case "stackView" where tree.attribute("spacingType", of: node, is: "standard"):
            return [.capability("Stack View standard spacing", 9)]
        default: return []
        }
    }

    /// Whether a bar button item is one of several on its side of a navigation bar.
    private func isOneOfSeveral(_ item: NodeID) -> Bool {
        guard let list = tree.parent(item), ["leftBarButtonItems", "rightBarButtonItems"].contains(tree.name(list))
        else { return false }
        return tree.elements(in: list).dropFirst().contains { _ in true }
    }

    private func colorRequirement(of node: NodeID) -> Requirement? {
        if kind.family == .cocoa, tree.attribute("catalog", of: node, is: "System") {
            return tree.attribute("name", of: node).flatMap { Requirement.newColors[$0] }
        }
        switch resources(usedBy: node).first {
        case .namedColor: return .capability("Named colors", 9)
        case .systemColor(let name):
            return catalog.isLegacyColor(name) ? nil : .capability("System colors in document resources", 11)
        default: return nil
        }
    }

    private func constraintRequirements(of node: NodeID) -> [Requirement] {
        var found: [Requirement] = []
        let names = ["firstAttribute", "secondAttribute"].compactMap { tree.attribute($0, of: node) }
        if names.contains(where: { $0.hasSuffix("Margin") || $0.hasSuffix("Margins") }) {
            found.append(.capability("Constraints to layout margins", 6))
        }
        if names.contains("firstBaseline") {
            found.append(.capability("Alignment constraints to the first baseline", 6))
        }
        if isBetweenDifferentAttributes(names), !tree.has("multiplier", on: node) {
            found.append(.capability("Alignment constraints with different attributes", 5.1))
        }
        if names.contains("width"), names.contains("height") {
            found.append(.capability("Aspect ratio constraints", 5.1))
        } else if tree.has("multiplier", on: node) {
            found.append(.capability("Constraints with non-1.0 multipliers", 5.1))
        }
        return found
    }

    /// Whether a constraint aligns a center with an edge, or, up to toolsVersion 11185, the two baselines.
    private func isBetweenDifferentAttributes(_ names: [String]) -> Bool {
        guard names.count == 2, names[0] != names[1] else { return false }
        let plain = names.map { $0.replacing("WithinMargins", with: "") }
        let horizontal = (center: "centerX", edges: ["leading", "trailing", "left", "right"])
        for (center, edges) in [horizontal, (center: "centerY", edges: ["top", "bottom"])] where plain.contains(center)
        {
            if edges.contains(where: plain.contains) || plain[0] == plain[1] { return true }
        }
        return toolsVersion < 12000 && kind.family == .cocoa && Set(names) == ["baseline", "firstBaseline"]
    }
}
