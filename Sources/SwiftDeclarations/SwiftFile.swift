public import SourceIndex
import SwiftParser
import SwiftSyntax

/// Reads what Swift source declares and which names of documents it uses, with the toolchain's SwiftParser.
public enum SwiftFile {
    /// Reads a file that lies in memory.
    ///
    /// Whatever the bytes are, what can be read of them is read; where they are no Swift, `firstError` tells the first such place.
    /// Errors inside bodies of functions that name nothing of a document are not looked for.
    /// - Parameter bytes: the whole file: UTF-8, with or without a byte order mark, with any line ends.
    /// - Returns: its declarations, with offsets into these bytes.
    public static func declarations(in bytes: UnsafeBufferPointer<UInt8>) -> FileDeclarations {
        let source = SourceText(bytes)
        guard let blanked = BodyBlanker.blanked(bytes, words: WantedWords.bodyPlaces(in: bytes)) else {
            return read(source, parsing: bytes)
        }
        return blanked.withUnsafeBufferPointer { read(source, parsing: $0) }
    }

    /// Reads a file whose bytes are an array's.
    ///
    /// - Parameter bytes: the whole file: UTF-8, with or without a byte order mark, with any line ends.
    /// - Returns: its declarations, with offsets into these bytes.
    public static func declarations(in bytes: [UInt8]) -> FileDeclarations {
        bytes.withUnsafeBufferPointer { declarations(in: $0) }
    }

    /// Reads a file, parsing bytes that may have blanks where the file has bodies of functions.
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
