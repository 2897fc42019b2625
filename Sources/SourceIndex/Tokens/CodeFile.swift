import Bytes

/// A source file that is searched for uses of a name.
package struct CodeFile: Sendable {
    /// The file, as the index names it.
    package let path: String
    /// What it declares.
    package let declarations: FileDeclarations
    /// Its bytes.
    package let bytes: [UInt8]
    /// The uses of the name, from a parse of a Swift file; nil if it could not be parsed, and for Objective-C.
    package let uses: [NameUse]?

    /// Makes a file.
    package init(path: String, declarations: FileDeclarations, bytes: [UInt8], uses: [NameUse]? = nil) {
        self.path = path
        self.declarations = declarations
        self.bytes = bytes
        self.uses = uses
    }

    /// Returns whether bytes contain a name, as a name or as part of one; a cheap test before the file is read as tokens.
    package static func mentions(_ name: String, in bytes: [UInt8]) -> Bool {
        var name = name
        return name.withUTF8 { name in
            bytes.withUnsafeBytes { $0.contains(bytes: UnsafeRawBufferPointer(name)) }
        }
    }

    /// Returns the innermost type whose body contains a byte.
    package func type(at offset: Int) -> TypeDeclaration? {
        declarations.types.filter { $0.body.contains(offset) }.min { $0.body.count < $1.body.count }
    }

    /// Returns whether a token of Objective-C is a piece of the selector in the head of a method, before its body.
    package func isPiece(_ index: Int, in text: TokenText) -> Bool {
        guard text.isMark(index + 1, equalTo: Byte.colon) else { return false }
        let offset = text.offset(index)
        guard let member = type(at: offset)?.members.first(where: { $0.kind == .method && $0.extent.contains(offset) })
        else { return false }
        return !text.indices(in: member.extent.lowerBound..<offset).contains {
            text.isMark($0, equalTo: Byte.openBrace)
        }
    }

    /// Returns the places of offsets, which must be in order.
    package func places(_ offsets: [Int]) -> [SourcePlace] {
        var (line, start, index) = (1, 0, 0)
        return offsets.map { offset in
            while index < min(offset, bytes.count) {
                if bytes[index] == Byte.newline {
                    line += 1
                    start = index + 1
                }
                index += 1
            }
            return SourcePlace(offset: offset, line: line, column: offset - start + 1)
        }
    }
}
