import NibDocument

/// Tells keys of translations that the document no longer has a text for.
package struct StaleKeys {
    /// What is wrong with a key.
    package enum Reason: Equatable {
        /// The document has no object with the id.
        case noObject
        /// The object has no such text, and its element could have one.
        case noText(objectID: String, property: String)
    }

    private let document: NibDocument
    private let alive: Set<String>

    /// Looks at a document.
    package init(_ document: NibDocument) {
        self.init(document, texts: document.localizableTexts())
    }

    /// Looks at a document.
    ///
    /// - Parameters:
    ///   - document: the document.
    ///   - texts: its texts.
    package init(_ document: NibDocument, texts: [LocalizableText]) {
        self.document = document
        alive = Set(texts.map(\.key))
    }

    /// Returns why a key is stale; nil if it is not, or not certainly: the document has the object, and nothing is known of such a
    /// property of it.
    package func reason(for key: String) -> Reason? {
        if alive.contains(key) { return nil }
        let id = LocalizableText.objectID(of: key)
        let property = String(key.dropFirst(id.count + 1))
        if document.isDuplicated(id) { return nil }
        guard let node = document.element(withID: id) else { return .noObject }
        let name = property.hasSuffix("]") ? property.prefix { $0 != "[" } + "[]" : property[...]
        let isKnown = document.catalog.localizedProperties(of: document.tree.name(node)).contains { $0.name == name }
        return isKnown ? .noText(objectID: id, property: property) : nil
    }

    /// The stale ones among keys.
    package func among(_ keys: Set<String>) -> Set<String> { keys.filter { reason(for: $0) != nil } }
}
