import Bytes

/// The nib formats other than documents that can be read.
package enum ForeignFormat: Sendable, Equatable {
    /// A xib of Xcode 3 or 4, whose root element is `<archive>`, with the value of that element's `version`.
    case archive(version: String)
    /// A compiled nib that consists of four tables and begins with `NIBArchive`.
    case nibArchive(version: Int, coder: Int)
    /// A compiled nib that is a keyed archive in a binary property list.
    case binaryPropertyList
    /// A compiled nib that is a keyed archive in an XML property list.
    case xmlPropertyList

    /// The format in words, with its version if it has one.
    package var description: String {
        switch self {
        case .archive(let version): "xib of Xcode 3 or 4 (archive format \(version))"
        case .nibArchive(let version, let coder): "compiled nib (NIBArchive, format \(version), coder \(coder))"
        case .binaryPropertyList: "compiled nib (keyed archive, binary property list)"
        case .xmlPropertyList: "compiled nib (keyed archive, XML property list)"
        }
    }

    /// Whether the nib was compiled from a document.
    package var isCompiled: Bool {
        if case .archive = self { return false }
        return true
    }
}

extension ForeignFormat {
    /// A format as recognized from the first bytes.
    enum Signature {
        case archive, nibArchive, binaryPropertyList, xmlPropertyList
    }

    /// How many bytes are searched for the root element.
    private static let reach = 4096

    /// Recognizes the format from the first bytes; nil if no reader handles them.
    static func signature(of bytes: [UInt8]) -> Signature? {
        if bytes.starts(with: NIBArchiveReader.magic) { return .nibArchive }
        if bytes.starts(with: BinaryPropertyListReader.magic) { return .binaryPropertyList }
        var rest = bytes.prefix(reach)
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        return rootElement(rest)
    }

    /// Recognizes the root element after any XML declaration, comments and white space.
    private static func rootElement(_ bytes: ArraySlice<UInt8>) -> Signature? {
        var rest = bytes
        while true {
            rest = rest.drop { $0 == Byte.space || $0 == Byte.tab || $0 == Byte.newline || $0 == Byte.carriageReturn }
            if rest.starts(with: "<archive".utf8) { return .archive }
            if rest.starts(with: "<!DOCTYPE plist".utf8) || rest.starts(with: "<plist".utf8) { return .xmlPropertyList }
            let end: [UInt8]
            if rest.starts(with: "<?".utf8) {
                end = Array("?>".utf8)
            } else if rest.starts(with: "<!--".utf8) {
                end = Array("-->".utf8)
            } else {
                return nil
            }
            while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
            rest = rest.dropFirst(end.count)
        }
    }
}
