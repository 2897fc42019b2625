import XMLTree

/// Values that an object has only for some traits, such as a compact width.
package enum Variation {
    /// The traits that can be named, with what documents call them.
    package static let traits = [
        "device": "device", "gamut": "displayGamut", "height": "heightClass", "idiom": "userInterfaceIdiom",
        "layoutDirection": "layoutDirection", "style": "userInterfaceStyle", "width": "widthClass",
    ]
    /// The traits of a variation as a command names them; nil for the variation `default`, and for keys of other forms.
    package static func words(_ key: String) -> String? {
        var words: [String] = []
        for part in key.split(separator: "-").map(String.init) {
            let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard sides.count == 2, let short = traits.first(where: { $0.value == sides[0] })?.key else { return nil }
            words.append("\(short)=\(sides[1])")
        }
        return words.isEmpty ? nil : words.reversed().joined(separator: " ")
    }

    // MARK: - Installed

    /// The name by which commands set whether an object is part of a variation.
    package static let installed = "installed"

    /// The element whose variations say whether an object is installed, and the mask that names it.
    ///
    /// - Returns: nil for objects that are always installed.
    package static func mask(of object: NodeID, in document: NibDocument) -> (owner: NodeID, key: String)? {
        let tree = document.tree
        guard let list = tree.parent(object), let owner = tree.parent(list), document.kind.family == .cocoaTouch,
            document.id(of: object) != nil, document.id(of: owner) != nil
        else { return nil }
        switch tree.name(list) {
        case "subviews": return (owner, "subviews")
        case "constraints": return (owner, "constraints")
        default: return nil
        }
    }

    /// Whether a variation of an object's owner says that the object is installed; nil if it does not say.
    package static func isInstalled(_ object: NodeID, in variation: String, of document: NibDocument) -> Bool? {
        entry(of: object, in: variation, document).map { document.tree.name($0) == "include" }
    }

    /// Whether a variation of an object's owner says that the object is installed; nil if it does not say.
    ///
    /// - Parameters:
    ///   - object: the object.
    ///   - variation: the element of the variation.
    ///   - document: their document.
    /// - Returns: whether it is installed.
    package static func isInstalled(_ object: NodeID, in variation: NodeID, of document: NibDocument) -> Bool? {
        entry(of: object, in: variation, document).map { document.tree.name($0) == "include" }
    }

    /// The reference to an object in the mask of a variation.
    package static func entry(of object: NodeID, in variation: String, _ document: NibDocument) -> NodeID? {
        let tree = document.tree
        let element = mask(of: object, in: document).flatMap { place in
            tree.elements(in: place.owner).first {
                tree.name($0) == "variation" && tree.attribute("key", of: $0, is: variation)
            }
        }
        return element.flatMap { entry(of: object, in: $0, document) }
    }

    private static func entry(of object: NodeID, in variation: NodeID, _ document: NibDocument) -> NodeID? {
        let tree = document.tree
        guard let place = mask(of: object, in: document), let id = document.id(of: object),
            let list = tree.elements(in: variation).first(where: { tree.attribute("key", of: $0, is: place.key) })
        else { return nil }
        return tree.elements(in: list).first { tree.attribute("reference", of: $0, is: id) }
    }
}
