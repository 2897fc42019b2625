import NibCatalog
import NibDocument
import XMLTree

extension NibDocument {
    /// Returns the texts of the document that translators get, in the order of their keys, in which Xcode writes them (763 of 905
    /// files as exported are in the order of their bytes, the others in that of their letters).
    ///
    /// - Parameter object: the object whose texts, and those of everything in it, are wanted; nil for all.
    /// - Returns: the texts; empty ones are not among them.
    package func localizableTexts(in object: NodeID? = nil) -> [LocalizableText] {
        var texts: [LocalizableText] = []
        for node in tree.subtree(object ?? tree.root) {
            guard let id = id(of: node) else { continue }
            texts += localizableTexts(of: node, id: id)
        }
        return texts.map { ($0.key, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private func localizableTexts(of node: NodeID, id: String) -> [LocalizableText] {
        let element = tree.name(node)
        var texts: [LocalizableText] = []
        for property in catalog.localizedProperties(of: element) {
            for found in places(property, in: node) {
                guard let value = text(property.attribute, of: found.node), !value.isEmpty else { continue }
                texts.append(
                    LocalizableText(
                        node: node, objectID: id, className: classInComments(of: element),
                        property: found.index.map { "\(property.name.dropLast(2))[\($0)]" } ?? property.name,
                        value: value, note: nil, path: path(property, index: found.index)))
            }
        }
        guard !texts.isEmpty, let note = localizersNote(of: node) else { return texts }
        return texts.map { text in
            LocalizableText(
                node: node, objectID: id, className: text.className, property: text.property, value: text.value,
                note: note, path: text.path)
        }
    }

    /// The class that Xcode names in comments.
    private func classInComments(of element: String) -> String {
        Self.otherClasses[element] ?? (catalog.isWatch ? Self.watchClasses[element] : nil)
            ?? catalog.element(element)?.className ?? "NSObject"
    }

    /// What Xcode calls objects whose class is not public (in all of 121 bindings and 186 sections).
    private static let otherClasses = ["binding": "CocoaBindingsConnection", "tableViewSection": "UITableViewSection"]
    private static let watchClasses = ["menuItem": "WKInterfaceMenuItem"]

    private func text(_ attribute: String, of node: NodeID) -> String? {
        attribute.isEmpty ? string(in: node) : property(attribute, of: node)
    }

    // MARK: - Places

    /// Returns the elements that have a property's texts, each with its index if there may be several.
    private func places(
        _ property: LocalizedProperty, in node: NodeID
    ) -> [(node: NodeID, index: Int?)] {
        var places: [(node: NodeID, index: Int?)] = [(node, nil)]
        for step in property.steps {
            places = places.flatMap { place in
                let children = tree.elements(in: place.node).filter { matches($0, step: step) }
                guard step.isEach else { return children.prefix(1).map { ($0, place.index) } }
                return children.enumerated().map { ($0.element, $0.offset) }
            }
        }
        return places
    }

    private func matches(_ node: NodeID, step: LocalizedProperty.Step) -> Bool {
        if let element = step.element, tree.name(node) != element { return false }
        if let key = step.key, !tree.attribute("key", of: node, is: key) { return false }
        if let condition = step.condition, !tree.attribute(condition, of: node, is: "YES") { return false }
        return true
    }

    /// The path by which `set` changes a text; nil for texts in parts that `set` does not reach.
    private func path(_ property: LocalizedProperty, index: Int?) -> String? {
        guard !property.attribute.isEmpty, property.steps.allSatisfy({ $0.condition == nil }) else { return nil }
        let steps = property.steps.map { step in
            (step.key ?? step.element ?? "") + (step.isEach ? "[\(index ?? 0)]" : "")
        }
        return (steps + [property.attribute]).joined(separator: ".")
    }

    /// Returns the comment for localizers of an object.
    private func localizersNote(of node: NodeID) -> String? {
        guard let comment = tree.elements(in: node).first(where: { tree.attribute("key", of: $0, is: "userComments") })
        else { return nil }
        let fragments = tree.elements(in: comment).compactMap { property("content", of: $0) }
        let text = fragments.joined()
        return text.isEmpty ? nil : text
    }
}
