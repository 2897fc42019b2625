import ClassFacts
import NibDocument
import XMLTree

extension Rule {
    /// Entries of `<resources>` that no object uses.
    static let unusedResource = Rule(
        "unused-resource", severity: .note, needsCode: false,
        summary: "an image, colour or font that the document lists and none of its objects uses",
        rationale: """
            Interface Builder lists the images and named colours that objects use, with sizes and values for use \
            without the asset catalogue, and the fonts of the project with their files. An entry that nothing uses \
            remains from an edit by hand or a merge; Interface Builder removes it at the next save.
            """,
        check: { context, findings in
            let tree = context.tree
            let list = tree.elements(in: tree.root).first { tree.name($0) == "resources" }
            let fonts = context.document.customFontEntries
            guard list != nil || !fonts.isEmpty else { return }
            let used = used(context, outside: list)
            func report(_ kind: String, named name: String, at node: NodeID) {
                guard !used.contains(name) else { return }
                findings.add(
                    .note, "nothing uses the \(kind) '\(name)'", at: node, object: nil, in: context,
                    fix: context.document.isUnused(entry: node) ? Fix.removeResource(name) : nil)
            }
            for node in list.map({ tree.elements(in: $0).map { $0 } }) ?? [] {
                guard let name = tree.attribute("name", of: node) else { continue }
                let kind = ["image": "image", "namedColor": "colour", "systemColor": "system colour"][tree.name(node)]
                report(kind ?? tree.name(node), named: name, at: node)
            }
            for font in fonts { report("font", named: font.name, at: font.entry) }
        })

    /// Returns all attribute values that may name a resource, except those in the list itself.
    private static func used(_ context: DocumentContext, outside list: NodeID?) -> Set<String> {
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
