import XMLTree

/// The XML declaration in the first line, of which only `standalone` differs between documents.
extension NibDocument {
    /// The node that the declaration is part of; nil if there is none.
    fileprivate var declaration: NodeID? {
        var node = tree.firstChild(tree.document)
        while let candidate = node, candidate != tree.root {
            if tree.raw(candidate).contains("<?xml ") { return candidate }
            node = tree.next(candidate)
        }
        return nil
    }

    /// Whether the document begins with a declaration.
    package var hasDeclaration: Bool { declaration != nil }

    /// The declaration's value of `standalone`; nil if it has none.
    package var standalone: String? {
        guard let text = declaration.map({ tree.raw($0) }), let range = Self.standaloneRange(in: text) else {
            return nil
        }
        return text[range].contains("yes") ? "yes" : "no"
    }

    /// The place of `standalone` in a declaration, with the space before it.
    fileprivate static func standaloneRange(in text: String) -> Range<String.Index>? {
        guard let start = text.firstRange(of: " standalone="), let end = text.firstRange(of: "?>") else { return nil }
        return start.lowerBound < end.lowerBound ? start.lowerBound..<end.lowerBound : nil
    }
}

extension Edit {
    /// Sets `standalone` in the XML declaration, or removes it.
    ///
    /// - Parameter value: `yes` or `no`; nil to remove it.
    /// - Throws: `NibError` if the document has no declaration.
    package func setStandalone(_ value: String?) throws(NibError) {
        guard let node = document.declaration, let end = tree.raw(node).firstRange(of: "?>") else {
            throw NibError(.missing, "the document has no XML declaration")
        }
        var text = tree.raw(node)
        let range = NibDocument.standaloneRange(in: text) ?? end.lowerBound..<end.lowerBound
        text.replaceSubrange(range, with: value.map { " standalone=\"\($0)\"" } ?? "")
        apply(.retext(node, tree.addBytes(Array(text.utf8))))
    }
}
