import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Entries of `<resources>` that no object uses.
    static let unusedResource = Rule(
        "unused-resource", severity: .note, needsCode: false,
        summary: "an image or colour in the document's resources that none of its objects uses",
        rationale: """
            Interface Builder lists the images and named colours that objects use, with sizes and values for use \
            without the asset catalogue. An entry that nothing uses remains from an edit by hand or a merge; Interface \
            Builder removes it at the next save.
            """,
        check: { context, findings in
            let tree = context.tree
            guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "resources" }) else { return }
            let used = used(context, outside: list)
            for node in tree.elements(in: list) {
                guard let name = tree.attribute("name", of: node), !used.contains(name) else { continue }
                let kind = ["image": "image", "namedColor": "colour", "systemColor": "system colour"][tree.name(node)]
                findings.add(
                    .note, "nothing uses the \(kind ?? tree.name(node)) '\(name)'", at: node, object: nil, in: context)
            }
        })

    /// Returns all attribute values that may name a resource, except those in the list itself.
    private static func used(_ context: DocumentContext, outside list: NodeID) -> Set<String> {
        let tree = context.tree
        var found: Set<String> = []
        for node in tree.subtree(tree.root) where tree.parent(node) != list {
            for attribute in tree.attributes(node, where: canName) { found.insert(attribute.value) }
        }
        return found
    }

    /// Whether an attribute may hold the name of a resource: those that end in `image` or `Image`, and `name`, `value`
    /// and the like.
    private static func canName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if name.count >= 5, name[(name.count - 4)...].elementsEqual("mage".utf8) { return true }
        return otherNames.contains { $0.count == name.count && name.elementsEqual($0) }
    }

    private static let otherNames = ["name", "value", "systemColor", "selectedImageName", "imageName"].map {
        Array($0.utf8)
    }
}
