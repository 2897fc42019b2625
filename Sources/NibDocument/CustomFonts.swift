import XMLTree

/// The fonts in a document's `<customFonts>`: the files of fonts that the project adds, each with the names of the fonts that the document
/// uses. No name is there without a use (134 of 134 files).
extension NibDocument {
    /// The list; nil if there is none.
    private var customFonts: NodeID? { tree.elements(in: tree.root).first { tree.name($0) == "customFonts" } }

    /// Returns the entries with the name of a font.
    func customFonts(named name: String) -> [NodeID] {
        customFontEntries.filter { $0.name == name }.map(\.entry)
    }

    /// The entries of fonts, with their names.
    package var customFontEntries: [(name: String, entry: NodeID)] {
        guard let list = customFonts else { return [] }
        return tree.elements(in: list).flatMap { file in
            tree.elements(in: file).filter { tree.symbol(of: $0) == symbols.string }.map { (string(in: $0), $0) }
        }
    }

    /// Whether an element is a file of fonts.
    func isCustomFontFile(_ node: NodeID) -> Bool {
        tree.parent(node).map { $0 == customFonts } ?? false
    }

    /// Returns the font of a file before which another one belongs: they are sorted by name (9 of 9 files with several fonts), as the
    /// files are (27 of 27 lists).
    func placeForCustomFont(_ font: NodeID, in file: NodeID) -> NodeID? {
        let name = string(in: font)
        return tree.elements(in: file).first { Placing.precedes(name, string(in: $0)) }
    }

    /// Returns the font that an element names, if the document lists fonts.
    func customFont(usedBy node: NodeID) -> Resource? {
        guard let name = tree.attribute("name", of: node), customFonts != nil else { return nil }
        return .font(name)
    }
}

extension Edit {
    /// Removes the entry of a font with its file and the list, if nothing else is in them.
    func removeCustomFont(_ entry: NodeID) {
        var current = entry
        while let parent = tree.parent(current), parent != tree.root,
            tree.previousElement(current) == nil, tree.nextElement(current) == nil
        {
            current = parent
        }
        remove(current)
    }
}

extension NibDocument {
    /// The files of fonts that the document names, by the names of the fonts in them.
    package var filesOfCustomFonts: [String: String] {
        guard let list = customFonts else { return [:] }
        var files: [String: String] = [:]
        for array in tree.elements(in: list) {
            guard let file = tree.attribute("key", of: array) else { continue }
            for entry in tree.elements(in: array) { files[string(in: entry)] = file }
        }
        return files
    }
}
