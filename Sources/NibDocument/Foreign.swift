import Bytes
import XMLTree

/// Recognizes files that are not editable documents, so that the error can name what they are.
enum Foreign {
    private static let signatures: [(bytes: [UInt8], code: NibError.Code, message: String)] = [
        (Array("NIBArchive".utf8), .compiled, "this is a compiled nib, not its source"),
        (Array("bplist00".utf8), .compiled, "this is a binary property list, perhaps a compiled nib"),
        (Array("\u{4}\u{B}streamtyped".utf8), .compiled, "this is a nib in the typed stream format of NeXTSTEP"),
        ([0x89, 0x50, 0x4E, 0x47], .notNib, "this is a PNG image"),
        ([0xFF, 0xD8, 0xFF], .notNib, "this is a JPEG image"),
        (Array("%PDF".utf8), .notNib, "this is a PDF document"),
        ([0x50, 0x4B, 0x03, 0x04], .notNib, "this is a zip archive"),
        (Array("{".utf8), .notNib, "this looks like JSON"),
    ]

    static func check(_ bytes: [UInt8]) throws(NibError) {
        for signature in signatures where bytes.starts(with: signature.bytes) {
            throw NibError(signature.code, signature.message)
        }
        let isHTML = bytes.prefix(64).map { $0 | 0x20 }.starts(with: Array("<!doctype html".utf8).map { $0 | 0x20 })
        if isHTML { throw NibError(.notNib, "this is an HTML page") }
        let mark = Array("<!DOCTYPE plist".utf8)
        let starts = 0..<max(0, min(bytes.count, 300) - mark.count)
        if starts.contains(where: { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }) {
            throw NibError(.notNib, "this is a property list")
        }
    }

    /// Returns a more specific error for bytes that are not well-formed XML, if they show the reason.
    static func explained(_ error: ParseError, in bytes: [UInt8]) -> NibError {
        if case .encoding(let name) = error.reason { return encoding(name, at: error, in: bytes) }
        let plain = NibError(error)
        guard plain.code == .malformed, let first = bytes.first(where: { $0 > 0x20 }) else { return plain }
        if let line = conflictLine(bytes) {
            return NibError(.conflict, "unresolved merge conflict", line: line, column: 1)
        }
        if first != Byte.less, first != 0xEF { return NibError(.notNib, "this is not XML") }
        guard String(validating: bytes, as: UTF8.self) == nil else { return plain }
        return NibError(.encoding, "the text here is not valid UTF-8", line: error.line, column: error.column)
    }

    /// Returns the error for another encoding than UTF-8; its candidate is the encoding that the text has.
    private static func encoding(_ name: String, at error: ParseError, in bytes: [UInt8]) -> NibError {
        // A program that converts the text leaves the declaration as it is.
        guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
            return NibError(.encoding, error.message, line: error.line, column: error.column, candidates: [name])
        }
        return NibError(
            .encoding, "the document is in UTF-8, but its first line says '\(name)'", line: error.line,
            column: error.column, candidates: ["UTF-8"])
    }

    /// Returns the line of the first conflict marker of a version control system (seven `<` at the beginning of a
    /// line).
    private static func conflictLine(_ bytes: [UInt8]) -> Int? {
        var line = 1
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let mark = bytes[start..<end].prefix { $0 == Byte.less }
            if mark.count == 7 { return line }
            line += 1
            start = end + 1
        }
        return nil
    }

    /// Whether the `type` of a `<document>` is one that Interface Builder writes.
    static func isDocumentType(_ type: String?) -> Bool { type?.hasPrefix("com.apple.InterfaceBuilder") == true }

    static func check(_ tree: XMLTree, root: NodeID) throws(NibError) {
        let name = tree.name(root)
        if name == "archive" {
            throw NibError(.archive, "this is an archive in the format of Xcode 3 and 4, which cannot be edited")
        }
        if name == "object", tree.attribute("class", of: root) == "NSIBObjectData" {
            throw NibError(.archive, "this is a nib of Carbon, which cannot be edited")
        }
        guard name == "document", isDocumentType(tree.attribute("type", of: root)) else {
            let (line, column) = tree.position(of: root)
            throw NibError(
                .notNib,
                "not an Interface Builder document: "
                    + (name == "document"
                        ? "its <document> does not have the type of one" : "its root element is <\(name)>"),
                line: line, column: column)
        }
    }
}
