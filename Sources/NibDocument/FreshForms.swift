import NibCatalog

/// The form of fresh objects in documents of different kinds and of older versions of Interface Builder.
extension NibDocument {
    /// The first `toolsVersion` with button configurations (Xcode 13).
    private static let firstWithButtonConfigurations = 19000
    /// The first `toolsVersion` whose fresh buttons have the type `system`: all 39 measured before it are
    /// `roundedRect`, all 45 from it on are `system`.
    private static let firstWithSystemButtons = 17000

    private var usesSafeAreas: Bool { tree.attribute("useSafeAreas", of: tree.root, is: "YES") }

    /// Returns the variant of an element that is its plain form in the document, and in the Xcode that saved it.
    ///
    /// Table and collection views of storyboards hold prototypes (440 of 441 and 66 of 66), those of xibs do not; a view at
    /// the top of a xib has a safe area guide (435 of 469).
    ///
    /// - Parameters:
    ///   - element: the element.
    ///   - isTopLevel: whether it goes to the top level of the document.
    /// - Returns: nil if that is the plain form of today.
    package func plainVariant(of element: String, isTopLevel: Bool = false) -> String? {
        guard kind.family == .cocoaTouch, kind.platform != .watchOS else { return nil }
        switch element {
        case "button": return toolsVersion < Self.firstWithButtonConfigurations ? "default" : nil
        case "tableView", "collectionView": return kind.isStoryboard ? "prototypes" : nil
        case "view": return isTopLevel && !kind.isStoryboard && usesSafeAreas ? "root" : nil
        default: return nil
        }
    }

    /// Adapts a fresh object to the kind of the document and to the Xcode that saved it.
    package func fitted(_ fresh: FreshElement?) -> FreshElement? {
        guard var fresh else { return nil }
        guard kind.family == .cocoaTouch else {
            // In a macOS xib, a controller's view is an object of its own (169 of 169).
            if !kind.isStoryboard, isController(element: fresh.tag) {
                fresh.remove("sceneMemberID")
                fresh.children.removeAll { $0.key == "view" }
            }
            return fresh
        }
        if fresh.tag == "button", toolsVersion < Self.firstWithSystemButtons { fresh.makeRounded() }
        guard !kind.isStoryboard else { return fresh }
        let isController = fresh["sceneMemberID"] != nil
        if isController { fresh.leaveStoryboard() }
        if isController || fresh.children.contains(where: { $0.label == "viewLayoutGuide@safeArea" }) {
            SceneStyle(self).adapt(&fresh)
        }
        return fresh
    }
}

extension FreshElement {
    /// Gives a button the type that older versions gave it.
    fileprivate mutating func makeRounded() {
        for index in attributes.indices
        where attributes[index].name == "buttonType" && attributes[index].value == .text("system") {
            attributes[index] = .init(name: "buttonType", value: .text("roundedRect"))
        }
    }

    /// Takes away what only storyboards have: the membership of a scene, and prototypes (0 of 20 controllers in xibs).
    fileprivate mutating func leaveStoryboard() {
        remove("sceneMemberID")
        if tag == "tableView" { remove("dataMode") }
        if tag == "collectionView" { set("dataMode", to: "none") }
        let holdsPrototypes = tag == "tableView" || tag == "collectionView"
        children.removeAll { holdsPrototypes && ["prototypes", "cells"].contains($0.tag) }
        for index in children.indices { children[index].leaveStoryboard() }
    }
}
