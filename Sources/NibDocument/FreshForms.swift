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
        case "button":
            let isPlain = kind.platform == .tvOS || toolsVersion < Self.firstWithButtonConfigurations
            return isPlain ? "default" : nil
        case "tableView", "collectionView": return kind.isStoryboard ? "prototypes" : nil
        case "view": return isTopLevel && !kind.isStoryboard && usesSafeAreas ? "root" : nil
        default: return nil
        }
    }

    /// Adapts a fresh object to the kind of the document and to the Xcode that saved it.
    package func fitted(_ fresh: FreshElement?) -> FreshElement? {
        guard var fresh else { return nil }
        if !masksFixedFrames { fresh.removeFixedMasks() }
        guard kind.family == .cocoaTouch else {
            // In a macOS xib, a controller's view is an object of its own (169 of 169).
            if !kind.isStoryboard, isController(element: fresh.tag) {
                fresh.remove("sceneMemberID")
                fresh.children.removeAll { $0.key == "view" }
            }
            return fresh
        }
        if fresh.tag == "button", toolsVersion < Self.firstWithSystemButtons { fresh.makeRounded() }
        if kind.platform == .tvOS { fresh.fitTelevision() }
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

    /// Gives texts the style that they have on tvOS (8 of 11 labels that nobody changed, 10 of 20 text fields, 6 of 13 text views), and
    /// buttons their margins (40 of 47); only 3 of 12 buttons of Xcode 13 and later have a configuration.
    fileprivate mutating func fitTelevision() {
        if ["label", "textField", "textView"].contains(tag),
            let font = children.firstIndex(where: { $0.key == "fontDescription" })
        {
            children[font].attributes = [
                .init(name: "key", value: .text("fontDescription")),
                .init(name: "style", value: .text("UICTFontTextStyleHeadline")),
            ]
        }
        guard tag == "button" else { return }
        let place = children.firstIndex { $0.tag == "state" } ?? children.endIndex
        children.insert(
            .numbers("inset", key: "contentEdgeInsets", of: ["minX": "40", "minY": "20", "maxX": "40", "maxY": "20"]),
            at: place)
        // A button with a title in the style of a headline is 86 points high.
        if let frame = children.firstIndex(where: { $0.key == "frame" }) {
            children[frame] = .numbers(
                "rect", key: "frame", of: ["x": "0.0", "y": "0.0", "width": "192", "height": "86"])
        }
    }

    /// A part with numbers.
    private static func numbers(_ tag: String, key: String, of numbers: KeyValuePairs<String, String>) -> FreshElement {
        let attributes = numbers.map { Attribute(name: $0.key, value: .text($0.value)) }
        return FreshElement(tag, attributes: [Attribute(name: "key", value: .text(key))] + attributes)
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
