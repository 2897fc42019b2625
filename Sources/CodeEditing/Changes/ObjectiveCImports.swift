import Bytes
import Platform
import SourceIndex

/// The imports and forward declarations of an Objective-C file, with the places after which more of both can be added.
struct ObjectiveCImports {
    /// The names of imported headers, without folders.
    private(set) var headers: Set<String> = []
    /// The modules of `@import`, and the folders of `<Folder/Header.h>`, which mostly are frameworks.
    private(set) var modules: Set<String> = []
    /// The classes of `@class`.
    private(set) var classes: Set<String> = []
    /// The end of the last import before the limit; nil if there is none outside of conditions.
    private(set) var lastImport: Int?
    /// The end of the last `@class` before the limit, like `lastImport`.
    private(set) var lastForward: Int?

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: the file.
    ///   - limit: the offset before which new lines must be.
    init(_ bytes: [UInt8], before limit: Int = .max) {
        let text = TokenText(bytes, language: .objectiveC)
        var conditions = Conditions()
        for index in text.tokens.indices {
            let isFree = conditions.areNone && text.offset(index) < limit
            if text.isMark(index, equalTo: Byte.hash) {
                conditions.follow(text, at: index + 1)
                guard text.isWord(index + 1, of: ["import", "include"]), index + 2 < text.tokens.count,
                    text.tokens[index + 2].kind == .string
                else { continue }
                note(header: text.text(index + 2))
                if isFree { lastImport = text.tokens[index + 2].range.upperBound }
            } else if text.isMark(index, equalTo: Byte.at), text.isWord(index + 1, equalTo: "import") {
                modules.insert(text.text(index + 2))
                if isFree { lastImport = text.offset(index + 2) }
            } else if text.isMark(index, equalTo: Byte.at), text.isWord(index + 1, equalTo: "class") {
                var end = index + 2
                while text.isName(end) || text.isMark(end, equalTo: Byte.comma) {
                    if text.isName(end) { classes.insert(text.text(end)) }
                    end += 1
                }
                if isFree, text.isMark(end, equalTo: Byte.semicolon) { lastForward = text.offset(end) }
            }
        }
    }

    private mutating func note(header path: String) {
        headers.insert(PathName.base(path))
        if let slash = path.firstIndex(of: "/") { modules.insert(String(path[..<slash])) }
    }

    /// The open conditions; an include guard does not count.
    private struct Conditions {
        private var open: [Bool] = []
        private var isFirst = true

        var areNone: Bool { open.allSatisfy { $0 } }

        /// Follows the directive whose keyword is at an index.
        mutating func follow(_ text: TokenText, at index: Int) {
            if text.isWord(index, of: ["if", "ifdef", "ifndef"]) {
                let isGuard =
                    isFirst && text.isWord(index, equalTo: "ifndef") && text.isMark(index + 2, equalTo: Byte.hash)
                    && text.isWord(index + 3, equalTo: "define") && text.text(index + 4) == text.text(index + 1)
                open.append(isGuard)
            } else if text.isWord(index, equalTo: "endif") {
                _ = open.popLast()
            }
            isFirst = false
        }
    }
}
