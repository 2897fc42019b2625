import XMLTree

/// The texts that users see, of archives and of documents.
enum Texts {
    /// The fields of archives that have such texts.
    private static let fields: Set<String> = [
        "NSTitle", "NSWindowTitle", "NSContents", "NSAlternateContents", "NSPlaceholderString", "NSLabel", "toolTip",
        "NSToolbarItemLabel", "NSToolbarItemPaletteLabel", "NSSegmentItemLabel", "NSKeyPath", "NSBinding",
    ]

    /// The classes whose texts are not shown: those of separators, of cells that show something else, and of what is only typed in.
    private static let silent: Set<String> = [
        "NSSliderCell", "NSPopUpButtonCell", "NSNibBindingConnector", "NSToolbarSpaceItem",
        "NSToolbarFlexibleSpaceItem", "NSToolbarSeparatorItem",
    ]

    /// Returns the texts of an archive.
    static func archived(in tree: XMLTree) -> [String] {
        tree.subtree(tree.root).compactMap { node -> String? in
            guard tree.name(node) == "string", let key = tree.attribute("key", of: node), fields.contains(key),
                tree.attribute("type", of: node) == nil, let parent = tree.parent(node),
                !silent.contains(tree.attribute("class", of: parent) ?? ""), !isSeparator(parent, in: tree),
                !isInside(node, keys: ["NSSearchButtonCell", "NSCancelButtonCell"], in: tree)
            else { return nil }
            let text = tree.text(in: node)
            return text.isEmpty ? nil : text
        }
    }

    private static func isSeparator(_ node: NodeID, in tree: XMLTree) -> Bool {
        tree.elements(in: node).contains { tree.attribute("key", of: $0) == "NSIsSeparator" }
    }

    private static func isInside(_ node: NodeID, keys: Set<String>, in tree: XMLTree) -> Bool {
        var around = tree.parent(node)
        while let next = around {
            if keys.contains(tree.attribute("key", of: next) ?? "") { return true }
            around = tree.parent(next)
        }
        return false
    }

    /// Returns all values and texts of a document.
    static func shown(in tree: XMLTree) -> [String] {
        tree.subtree(tree.root).flatMap { node in
            tree.attributes(node).map(\.value) + [tree.text(in: node)]
        }
    }
}
