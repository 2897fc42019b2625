import NibDocument
import XMLTree

/// Tells what another version of Xcode writes differently when it saves a document, although nobody changed it.
///
/// Each rule is about a value that changes in many saves by another version, and in hardly any by the same one. The names of images
/// in the document change in saves by the same version as well.
struct OtherXcodes {
    private let old: NibDocument
    private let new: NibDocument
    /// Whether different versions of Xcode saved the documents.
    private let differs: Bool

    init(old: NibDocument, new: NibDocument) {
        (self.old, self.new) = (old, new)
        differs =
            old.tree.attribute("toolsVersion", of: old.tree.root)
            != new.tree.attribute("toolsVersion", of: new.tree.root)
    }

    /// Whether a change is only that of another version.
    ///
    /// - Parameters:
    ///   - aspect: what the change is about.
    ///   - before: the element in the old document.
    ///   - after: the element in the new document.
    /// - Returns: whether it is.
    func rewrites(_ aspect: Change.Aspect, old before: NodeID?, new after: NodeID?) -> Bool {
        switch aspect {
        case .attribute(let name):
            guard let before, let after else { return false }
            let (from, to) = (old.tree.attribute(name, of: before), new.tree.attribute(name, of: after))
            return isRewritten(name, of: new.tree.name(after), from: from, to: to) || isRenamedImage(from: from, to: to)
        case .presence:
            guard (before == nil) != (after == nil) else { return false }
            return isRewritten(after ?? before!, in: after == nil ? old : new)
        default: return false
        }
    }

    // MARK: - Attributes

    /// Values that say what their absence says, which some versions write.
    private static let defaults: [String: [String: Set<String>]] = [
        "window": ["oneShot": ["NO"], "showsToolbarButton": ["NO"], "wantsToBeColor": ["NO"]],
        "box": ["title": ["Box"], "titlePosition": ["noTitle"]],
        "textField": ["allowsCharacterPickerTouchBarItem": ["NO"]],
        "scroller": ["horizontal": ["YES", "NO"], "wantsLayer": ["YES"]],
        "tableHeaderView": ["wantsLayer": ["YES"]],
        "textView": ["verticallyResizable": ["YES"]],
        "clipView": ["drawsBackground": ["NO"]],
    ]
    /// The same for values that every version understands in the same way.
    private static let sayNothing = ["customObject": ["customClass": "NSObject"], "tableColumn": ["identifier": ""]]

    private func isRewritten(_ name: String, of element: String, from: String?, to: String?) -> Bool {
        guard (from == nil) != (to == nil), let value = from ?? to else { return false }
        if Self.sayNothing[element]?[name] == value { return true }
        return differs && Self.defaults[element]?[name]?.contains(value) ?? false
    }

    // MARK: - Images

    /// Whether two values are names of one image in the document: Xcode draws such a name again whenever it saves.
    private func isRenamedImage(from: String?, to: String?) -> Bool {
        guard let from, let to, Self.isDrawn(from), Self.isDrawn(to), let before = Self.image(from, in: old),
            let after = Self.image(to, in: new)
        else { return false }
        return ["width", "height"].allSatisfy {
            old.tree.attribute($0, of: before) == new.tree.attribute($0, of: after)
        }
    }

    /// Whether a name is a UUID.
    private static func isDrawn(_ name: String) -> Bool {
        name.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [8, 4, 4, 4, 12]
            && name.allSatisfy { $0 == "-" || $0.isHexDigit }
    }

    private static func image(_ name: String, in document: NibDocument) -> NodeID? {
        let tree = document.tree
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "resources" }) else { return nil }
        return tree.elements(in: list).first { tree.name($0) == "image" && tree.attribute("name", of: $0, is: name) }
    }

    // MARK: - Children

    /// Keys of children that some versions write, although the inspector has something else in their place.
    private static let children: [String: Set<String>] = [
        "box": ["titleFont"],
        // The scroll view has the color, and so has what is in it.
        "clipView": ["backgroundColor"],
        "textView": ["textColor"],
    ]

    private func isRewritten(_ child: NodeID, in document: NibDocument) -> Bool {
        let tree = document.tree
        guard let object = tree.parent(child), let key = tree.attribute("key", of: child) else { return false }
        if tree.name(object) == "box", key == "borderColor" || key == "fillColor" {
            // Only a custom box draws these colors.
            return !tree.attribute("boxType", of: object, is: "custom")
        }
        return differs && Self.children[tree.name(object)]?.contains(key) ?? false
    }
}
