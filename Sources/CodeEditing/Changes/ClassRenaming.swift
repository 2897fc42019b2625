import Bytes
import SourceIndex

extension CodeRenaming {
    /// Renames a class wherever its name certainly means the class.
    ///
    /// - Parameters:
    ///   - codeClass: the class.
    ///   - newName: its new name.
    ///   - search: the files that mention the name and belong to the class's module or import it, and the types of the code.
    /// - Returns: the changes, and the places that may mean the class but stay as they are.
    /// - Throws: `CodeEditError` if the new name cannot be used or a file cannot be changed.
    package static func rename(
        class codeClass: CodeClass, to newName: String, search: CodeSearch
    ) throws(CodeEditError) -> CodeRename {
        try CodeName.require(newName, in: codeClass.primary.language)
        guard CodeName.isIdentifier(codeClass.name) else {
            throw CodeEditError(
                .entangled, "'\(codeClass.name)' is inside another type",
                hint: "no document names it; rename it in the code")
        }
        var result = CodeRename()
        for part in codeClass.parts where part.declaration.name == codeClass.name {
            guard let file = search.files.first(where: { $0.path == part.path }) else {
                throw CodeEditError(
                    .unreadable, "\(part.path) cannot be read", hint: "'sources' shows where nibsh looks for code")
            }
            try CodeText(part.path) { _ in file.bytes }.require(codeClass.name, at: part.declaration.place)
        }
        let outer = Set(
            search.files.flatMap { $0.declarations.types.compactMap { $0.name.outerType(of: codeClass.name) } })
        for file in search.files {
            try result.add(ClassUses(codeClass, newName: newName, outer: outer, file: file).uses, in: file)
        }
        result.sort()
        return result
    }
}

extension String {
    /// The type around a nested type with a last name; nil if it is no such type.
    fileprivate func outerType(of name: String) -> String? {
        hasSuffix("." + name) ? String(dropLast(name.utf8.count + 1)) : nil
    }
}

/// Explains the places of one file that have the name of a class.
private struct ClassUses {
    let codeClass: CodeClass
    let newName: String
    /// The types with a nested type of the name.
    let outer: Set<String>
    let file: CodeFile
    private(set) var uses: [FoundUse] = []

    init(_ codeClass: CodeClass, newName: String, outer: Set<String>, file: CodeFile) {
        (self.codeClass, self.newName, self.outer, self.file) = (codeClass, newName, outer, file)
        if file.declarations.language == .objectiveC {
            readObjectiveC()
        } else {
            uses = (file.uses ?? []).map(swift)
        }
        addUnexplained()
        uses.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func addUnexplained() {
        let tokens = TokenText(file)
        let covered = Coverage(uses.map(\.range))
        for offset in WholeWord.offsets(of: codeClass.name, in: file.bytes) where !covered.contains(offset) {
            let range = offset..<offset + codeClass.name.utf8.count
            let index = tokens.index(at: offset)
            let isCode = tokens.isName(index) && tokens.offset(index) == offset
            uses.append(
                isCode
                    ? FoundUse(range, .unknown, because: "the code around it is not understood")
                    : FoundUse(range, .mention, because: "a comment or a string"))
        }
    }

    private var certain: FoundUse.Verdict { .certain(newName) }

    // MARK: - Swift

    private func swift(_ use: NameUse) -> FoundUse {
        func another(_ reason: String) -> FoundUse { FoundUse(use.range, .another, because: reason) }
        switch use.kind {
        case .declaration:
            let isOwn = codeClass.parts.contains {
                $0.path == file.path && $0.declaration.place.offset == use.range.lowerBound
            }
            return isOwn ? FoundUse(use.range, certain, because: "its declaration") : another("another declaration")
        case .local, .shorthand, .capture: return another("a local name")
        case .label: return another("a label")
        case .keyPath: return another("a member")
        case .unknown: return FoundUse(use.range, .unknown, because: "the code around it is not understood")
        case .type, .bare, .member: return type(use)
        case .text:
            let isLookedUp = use.detail == "NSClassFromString" || use.detail == "objc_getClass"
            return isLookedUp
                ? FoundUse(use.range, .byText, because: "a class as text")
                : FoundUse(use.range, .mention, because: "a string")
        }
    }

    private func type(_ use: NameUse) -> FoundUse {
        func another(_ reason: String) -> FoundUse { FoundUse(use.range, .another, because: reason) }
        if let receiver = use.receiver {
            switch receiver {
            case .name(let base), .type(let base):
                if codeClass.modules.contains(base) { return FoundUse(use.range, certain, because: "the class") }
                // A module that is not known, as the class is in no target.
                guard codeClass.modules.isEmpty, file.declarations.types.allSatisfy({ $0.name != base }) else {
                    return another("a member of \(base)")
                }
                return FoundUse(use.range, .unknown, because: "\(base) may be the module")
            default: return another("a member of a value")
            }
        }
        if use.kind == .member { return another("a static member or a case") }
        if let owner = use.owner,
            let name = file.declarations.types.first(where: { $0.place.offset == owner })?.name,
            outer.contains(where: { name == $0 || name.hasPrefix($0 + ".") })
        {
            return another("a type in \(name)")
        }
        return FoundUse(use.range, certain, because: "the class")
    }

    // MARK: - Objective-C

    /// Whether a text is the name of the class, perhaps after that of its module.
    private func isName(_ text: String) -> Bool {
        text == codeClass.name || text.hasSuffix("." + codeClass.name) && !text.contains(" ")
    }

    private mutating func readObjectiveC() {
        let text = TokenText(file)
        let tree = ObjCTokenTree(text)
        for index in text.tokens.indices {
            let range = text.tokens[index].range
            switch text.tokens[index].kind {
            case .string where range.count < 300 && isName(text.text(index)):
                let open = text.isMark(index - 1, equalTo: Byte.at) ? index - 2 : index - 1
                let isLookedUp =
                    text.isMark(open, equalTo: Byte.openParenthesis)
                    && text.isWord(open - 1, of: ["NSClassFromString", "objc_getClass", "objc_lookUpClass"])
                if isLookedUp { uses.append(FoundUse(range, .byText, because: "a class as text")) }
            case .identifier where text.isWord(index, equalTo: codeClass.name):
                let isSelector = tree.firstPieces[index] != nil || tree.otherPieces[index] != nil
                let isMember = file.declarations.types.contains { type in
                    type.members.contains { $0.place.offset == range.lowerBound }
                }
                if isSelector || isMember || file.isPiece(index, in: text)
                    || text.isMark(index - 1, equalTo: Byte.period)
                {
                    uses.append(FoundUse(range, .another, because: "a member"))
                } else {
                    uses.append(FoundUse(range, certain, because: "the class"))
                }
            default: continue
            }
        }
    }
}
