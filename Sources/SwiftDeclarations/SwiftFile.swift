import SourceIndex
import SwiftParser
import SwiftSyntax

/// Reads what Swift source declares and which names of documents it uses, with the toolchain's SwiftParser.
package enum SwiftFile {
    /// Reads a file from a buffer.
    ///
    /// Any bytes can be read: what is not Swift is left out, and `firstError` is the first such place. A file that nests deeper than
    /// `Nesting.limit` is not read at all, because the parser would overflow its stack. Errors in bodies of functions that name nothing
    /// of a document are not found.
    ///
    /// - Parameter bytes: the whole file: UTF-8, with or without a byte order mark, with any line ends.
    /// - Returns: its declarations, with offsets into these bytes.
    package static func declarations(in bytes: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        let source = SourceText(bytes)
        if let excess = Nesting.excess(in: bytes) {
            var file = FileDeclarations(language: .swift)
            file.firstError = source.place(at: excess)
            return file
        }
        guard let blanked = BodyBlanker.blanked(bytes, words: WantedWords.bodyPlaces(in: bytes)) else {
            return read(source, parsing: bytes)
        }
        return blanked.withUnsafeBufferPointer { read(source, parsing: $0) }
    }

    /// Reads a file from an array.
    ///
    /// - Parameter bytes: the whole file: UTF-8, with or without a byte order mark, with any line ends.
    /// - Returns: its declarations, with offsets into these bytes.
    package static func declarations(in bytes: [UInt8]) -> FileDeclarations {
        bytes.withUnsafeBufferPointer { declarations(in: $0) }
    }

    /// Reads a file by parsing bytes that may have blanks in place of the bodies of functions.
    static func read(_ source: SourceText, parsing bytes: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        var file = FileDeclarations(language: .swift)
        guard !bytes.isEmpty else { return file }
        let tree = Parser.parse(source: bytes)
        var walk = DeclarationWalk(source)
        walk.read(tree)
        file.imports = walk.imports
        file.types = walk.types
        let words = WantedWords.usePlaces(in: source.bytes)
        if !words.isEmpty {
            var uses = UseWalk(source, words: words, types: file.types, constants: walk.constants)
            uses.read(tree)
            file.uses = uses.finish(with: walk.uses)
            file.types = uses.types
        } else {
            file.uses = walk.uses
        }
        file.ignores = IgnoredLines.read(in: source, tree: tree)
        file.firstError = FirstError.place(in: tree).map { source.place(at: $0) }
        return file
    }
}
