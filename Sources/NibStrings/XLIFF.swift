import NibDocument
import XMLTree

/// Files of XLIFF 1.2, as Xcode exports and imports them.
///
/// The source of their form is the standard (docs.oasis-open.org/xliff/v1.2/os), whose strict schema the written ones keep to.
package struct XLIFF {
    /// A text with its translation.
    package struct Unit: Equatable, Sendable {
        /// The key of the text.
        package let key: String
        /// The text in the source language.
        package let source: String
        /// The translation; nil if there is none yet.
        package let target: String?
        /// The line of the unit, from 1.
        package let line: Int
    }

    /// The texts of one document or file of strings.
    package struct File: Equatable, Sendable {
        /// The path of the document in its project.
        package let original: String
        /// The language of the sources.
        package let source: String
        /// The language of the translations; nil if the file names none.
        package let target: String?
        /// The texts.
        package let units: [Unit]
    }

    /// The documents whose texts the file has.
    package let files: [File]

    /// Reads a file.
    ///
    /// - Parameter bytes: the file.
    /// - Throws: `TranslationError` with the place of the mistake, if it is no XML, no XLIFF of version 1, or misses what Xcode needs.
    package init(bytes: [UInt8]) throws(TranslationError) {
        let tree: XMLTree
        do throws(ParseError) { tree = try XMLTree(bytes: bytes) } catch {
            throw TranslationError(error.message, line: error.line, column: error.column)
        }
        guard Self.name(tree.root, in: tree) == "xliff" else {
            throw Self.error("the root is <\(tree.name(tree.root))>, not <xliff>", at: tree.root, in: tree)
        }
        let version = tree.attribute("version", of: tree.root) ?? ""
        guard version.hasPrefix("1.") else {
            throw Self.error("the file is of XLIFF '\(version)', but version 1.2 is read", at: tree.root, in: tree)
        }
        var files: [File] = []
        for node in tree.elements(in: tree.root) where Self.name(node, in: tree) == "file" {
            files.append(try Self.file(node, in: tree))
        }
        self.files = files
    }

    private static func file(_ node: NodeID, in tree: XMLTree) throws(TranslationError) -> File {
        guard let original = tree.attribute("original", of: node) else {
            throw error("<file> does not say of what it is: 'original' is missing", at: node, in: tree)
        }
        var units: [Unit] = []
        for unit in tree.subtree(node) where name(unit, in: tree) == "trans-unit" {
            guard let id = tree.attribute("id", of: unit) else {
                throw error("<trans-unit> has no 'id'", at: unit, in: tree)
            }
            units.append(
                Unit(
                    key: id, source: try text("source", in: unit, of: tree) ?? "",
                    target: try text("target", in: unit, of: tree),
                    line: tree.position(of: unit).line))
        }
        return File(
            original: original, source: tree.attribute("source-language", of: node) ?? "en",
            target: tree.attribute("target-language", of: node), units: units)
    }

    private static func text(_ tag: String, in unit: NodeID, of tree: XMLTree) throws(TranslationError) -> String? {
        guard let node = tree.elements(in: unit).first(where: { name($0, in: tree) == tag }) else { return nil }
        if let inner = tree.firstElement(in: node) {
            throw error(
                "<\(tree.name(inner))> in <\(tag)> is markup, which a text of a document cannot have", at: inner,
                in: tree)
        }
        return tree.text(in: node)
    }

    /// The name without a prefix.
    private static func name(_ node: NodeID, in tree: XMLTree) -> String {
        String(tree.name(node).split(separator: ":").last ?? "")
    }

    private static func error(_ message: String, at node: NodeID, in tree: XMLTree) -> TranslationError {
        let (line, column) = tree.position(of: node)
        return TranslationError(message, line: line, column: column)
    }

    // MARK: - Writing

    /// Returns a file with the texts of one document.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - original: the path of the document in its project.
    ///   - source: the language of the document.
    ///   - target: the language of the translations; nil for none.
    ///   - value: returns the translation of a text; nil if there is none.
    /// - Returns: the file's text.
    package static func text(
        _ texts: [LocalizableText], original: String, source: String, target: String?,
        value: (LocalizableText) -> String?
    ) -> String {
        let languages =
            "source-language=\"\(escaped(source))\"" + (target.map { " target-language=\"\(escaped($0))\"" } ?? "")
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\""
                + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" version=\"1.2\""
                + " xsi:schemaLocation=\"urn:oasis:names:tc:xliff:document:1.2"
                + " http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd\">",
            "  <file original=\"\(escaped(original))\" \(languages) datatype=\"plaintext\">",
            "    <body>",
        ]
        for text in texts {
            lines.append("      <trans-unit id=\"\(escaped(text.key))\" xml:space=\"preserve\">")
            lines.append("        <source>\(escaped(text.value))</source>")
            if let translation = value(text) { lines.append("        <target>\(escaped(translation))</target>") }
            lines.append("        <note>\(escaped(text.comment))</note>")
            lines.append("      </trans-unit>")
        }
        lines += ["    </body>", "  </file>", "</xliff>", ""]
        return lines.joined(separator: "\n")
    }

    /// A parser turns line ends in attributes into spaces and carriage returns into line feeds, so these are written as references.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\r": escaped += "&#13;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
