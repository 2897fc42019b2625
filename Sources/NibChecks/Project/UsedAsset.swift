import ClassFacts
import NibDocument
import SourceIndex
import XMLTree

/// An image, colour or font that a document uses by its name.
struct UsedAsset {
    /// What it is.
    let kind: ProjectAsset.Kind
    /// The name.
    let name: String
    /// The element that has the name.
    let node: NodeID
    /// The attribute with the name.
    let attribute: String

    /// Returns the assets that objects of a document use, without those of the system.
    static func all(in context: DocumentContext) -> [UsedAsset] {
        let tree = context.tree
        let system = systemNames(of: context)
        var found: [UsedAsset] = []
        for node in tree.subtree(tree.root) {
            if let parent = tree.parent(node), resourceLists.contains(tree.name(parent)) { continue }
            switch tree.name(node) {
            case "color": found += color(node, in: context).map { [$0] } ?? []
            case "fontDescription", "font":
                if let name = tree.attribute("name", of: node), !name.hasPrefix(".") {
                    found.append(UsedAsset(kind: .font, name: name, node: node, attribute: "name"))
                }
            default:
                // Its attribute `image` is a trait, not a name.
                if tree.name(node) == "accessibilityTraits" { continue }
                if tree.attribute("catalog", of: node) == "system" { continue }
                for attribute in tree.attributes(node, where: isImage) {
                    found.append(
                        UsedAsset(kind: .image, name: attribute.value, node: node, attribute: attribute.name))
                }
            }
        }
        return found.filter { use in
            !use.name.isEmpty
                && !(use.kind == .image
                    && (system.contains(use.name) || isOfAppKit(use.name, in: context)))
        }
    }

    private static let resourceLists: Set<String> = ["resources", "customFonts", "namedColor"]

    private static func color(_ node: NodeID, in context: DocumentContext) -> UsedAsset? {
        let tree = context.tree
        guard let name = tree.attribute("name", of: node), tree.attribute("catalog", of: node) == nil,
            tree.attribute("colorSpace", of: node) == nil
        else { return nil }
        return UsedAsset(kind: .color, name: name, node: node, attribute: "name")
    }

    /// Whether an attribute names an image: `image`, or one that ends with `Image`.
    private static func isImage(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.elementsEqual("image".utf8)
            || name.count > 5 && name[(name.count - 5)...].elementsEqual("Image".utf8)
                && !name.elementsEqual("doesNotDimImage".utf8)
    }

    /// The names in the document's list of resources that are of the system, or whose content is in the document.
    private static func systemNames(of context: DocumentContext) -> Set<String> {
        let tree = context.tree
        let lists = tree.elements(in: tree.root).filter { tree.name($0) == "resources" }
        let own = lists.flatMap { tree.elements(in: $0) }.filter { entry in
            tree.name(entry) == "image"
                && (tree.attribute("catalog", of: entry) != nil
                    || tree.elements(in: entry).first(where: { _ in true }) != nil)
        }
        return Set(own.compactMap { tree.attribute("name", of: $0) })
    }

    private static func isOfAppKit(_ name: String, in context: DocumentContext) -> Bool {
        context.isMac && name.hasPrefix("NS")
    }
}
