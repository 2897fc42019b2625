extension CodeRenaming {
    /// Renames a class wherever its name certainly means the class.
    ///
    /// - Parameters:
    ///   - codeClass: the class.
    ///   - newName: its new name.
    ///   - files: the files that mention the name and belong to the class's module or import it.
    /// - Returns: the changes, and the places that may mean the class but stay as they are.
    /// - Throws: `CodeEditError` if the new name cannot be used or a file cannot be changed.
    package static func rename(
        class codeClass: CodeClass, to newName: String, files: [CodeFile]
    ) throws(CodeEditError) -> CodeRename {
        try CodeName.require(newName, in: codeClass.primary.language)
        guard CodeName.isIdentifier(codeClass.name) else {
            throw CodeEditError(
                .entangled, "'\(codeClass.name)' is inside another type",
                hint: "no document names it; rename it in the code")
        }
        var result = CodeRename()
        for part in codeClass.parts where part.declaration.name == codeClass.name {
            guard let file = files.first(where: { $0.path == part.path }) else {
                throw CodeEditError(
                    .unreadable, "\(part.path) cannot be read", hint: "'sources' shows where nibsh looks for code")
            }
            try CodeText(part.path) { _ in file.bytes }.require(codeClass.name, at: part.declaration.place)
        }
        for file in files {
            let finder = ClassUses(codeClass, newName: newName, text: TokenText(file), file: file)
            try add(finder.uses, in: file, to: &result)
        }
        return result
    }
}

/// Finds the uses of a class's name in one file.
private struct ClassUses {
    let codeClass: CodeClass
    let newName: String
    let text: TokenText
    let file: CodeFile
    /// The bodies of types in which the name means another type.
    private let shadows: [Range<Int>]

    init(_ codeClass: CodeClass, newName: String, text: TokenText, file: CodeFile) {
        (self.codeClass, self.newName, self.text, self.file) = (codeClass, newName, text, file)
        let suffix = "." + codeClass.name
        let outer = file.declarations.types.filter { $0.name.hasSuffix(suffix) }.map { $0.name.dropLast(suffix.count) }
        shadows = file.declarations.types.filter { outer.contains($0.name[...]) }.map(\.body)
    }

    var uses: [MemberUses.Use] {
        text.tokens.indices.compactMap { index in
            let range = text.tokens[index].range
            switch text.tokens[index].kind {
            case .string:
                let content = range.count < 300 ? text.text(index) : ""
                let isNamed = content == codeClass.name || content.hasSuffix("." + codeClass.name)
                return isNamed ? .init(range: range, text: nil) : nil
            case .identifier where text.isWord(index, equalTo: codeClass.name):
                guard let isCertain = isCertain(index) else { return nil }
                return .init(range: range, text: isCertain ? newName : nil)
            default: return nil
            }
        }
    }

    /// Returns whether a name certainly means the class; nil if it certainly does not.
    private func isCertain(_ index: Int) -> Bool? {
        let offset = text.offset(index)
        if text.isMark(index - 1, equalTo: Byte.period) {
            guard text.isName(index - 2) else { return nil }
            return codeClass.modules.contains(text.text(index - 2)) && !text.isMark(index - 3, equalTo: Byte.period)
        }
        if shadows.contains(where: { $0.contains(offset) }) { return false }
        if text.isWord(index - 1, of: ["case", "func", "var", "let"]) { return false }
        let isLabel =
            text.isMark(index + 1, equalTo: Byte.colon)
            && text.isMark(index - 1, of: [Byte.openParenthesis, Byte.comma])
        return !isLabel
    }
}
