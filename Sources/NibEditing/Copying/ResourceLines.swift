import CommandLanguage
import NibCatalog
import NibDocument
import ObjectReferences
import Replies
import XMLTree

/// The entries that a document lacks of the resources and fonts that an excerpt uses, as lines of `insert`.
struct ResourceLines {
    /// The lines, in the order in which they are applied.
    private(set) var lines: [String] = []
    private let excerpt: Excerpt
    private let document: NibDocument
    private var copies: NibDocument { excerpt.document }

    /// Finds out what a document lacks.
    ///
    /// - Throws: an error if an entry cannot be written.
    init(_ excerpt: Excerpt, for document: NibDocument) throws(CommandError) {
        self.excerpt = excerpt
        self.document = document
        let list = MemberReference(pieces: [document.rootName, "resources"])
        for entry in excerpt.resources where document.lacks(entry: entry, of: copies) {
            try insert(Literal(copies).text(of: entry), into: list)
        }
        try addFonts()
    }

    private mutating func insert(_ text: String, into path: MemberReference) throws(CommandError) {
        lines.append(try Self.insertion(of: text, into: path, in: document))
    }

    /// The line that puts a text into a list of the document itself.
    ///
    /// - Throws: an error if the text is not well-formed.
    static func insertion(of text: String, into path: MemberReference, in document: NibDocument) throws(CommandError)
        -> String
    {
        let probe = try Insert.parsed(Word(text))
        // Documents have what Interface Builder does not write today; what is copied may have it too.
        let isUsual = (try? LiteralValues.check(probe, in: document, at: Word(text))) != nil
        return "insert \(Quoting.forced(text)) into \(path.word.spelling)\(isUsual ? "" : " --force")"
    }

    /// Adds the entries of fonts: a font to the list of its file, a file to the list of files, or the list.
    private mutating func addFonts() throws(CommandError) {
        let root = document.rootName
        let list = document.tree.elements(in: document.tree.root).first { document.tree.name($0) == "customFonts" }
        var files: [String] = []
        for file in excerpt.fonts {
            let missing = copies.tree.elements(in: file).filter { !document.listsFont(named: copies.string(in: $0)) }
            guard !missing.isEmpty else { continue }
            let key = copies.tree.attribute("key", of: file) ?? ""
            if let list, document.child(keyed: key, of: list) != nil {
                for entry in missing {
                    let path = MemberReference(pieces: [root, "customFonts", key])
                    try insert(Literal(copies).text(of: entry), into: path)
                }
                continue
            }
            let there = Set(copies.tree.elements(in: file)).subtracting(missing)
            let text = Literal(copies, without: there).text(of: file)
            if list == nil {
                files.append(text)
            } else {
                try insert(text, into: MemberReference(pieces: [root, "customFonts"]))
            }
        }
        guard !files.isEmpty else { return }
        let text = "<customFonts key=\"customFonts\">\(files.joined())</customFonts>"
        try insert(text, into: MemberReference(pieces: [root]))
    }
}
