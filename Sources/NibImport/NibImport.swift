import NibCatalog
import XMLTree

/// A nib of another format, read into the bytes of an ordinary document.
public struct ImportedNib: Sendable {
    /// What the bytes were.
    public let format: ForeignFormat
    /// A `<document>` with the same objects, hierarchy, texts and connections; it says nothing of looks.
    public let document: [UInt8]
}

/// Reads nibs that are no documents: xibs of Xcode 3 and 4, and compiled nibs.
///
/// Bytes in, bytes out: there is no input or output, no recursion over the depth of the input, and memory and time stay
/// in proportion to the number of bytes, whatever they say.
public enum NibImport {
    /// Reads an older or compiled nib.
    ///
    /// - Parameter bytes: the file's bytes.
    /// - Returns: the nib; nil when the bytes do not look like any of the formats, as documents do not.
    /// - Throws: `ImportError` for bytes that begin like one of the formats and are damaged, or hold no nib.
    public static func read(_ bytes: [UInt8]) throws(ImportError) -> ImportedNib? {
        guard let signature = ForeignFormat.signature(of: bytes) else { return nil }
        guard bytes.count <= largest else { throw ImportError(.tooLarge, "the nib is larger than 1 GiB") }
        let (format, model) = try model(of: bytes, signature)
        guard !model.graph.isExhausted else { throw ImportError(.tooLarge, "the objects of the nib share too much") }
        var writer = DocumentWriter(model, limit: limit(for: bytes.count))
        return ImportedNib(format: format, document: try writer.document())
    }

    private static func model(
        of bytes: [UInt8], _ signature: ForeignFormat.Signature
    ) throws(ImportError) -> (ForeignFormat, NibModel) {
        switch signature {
        case .archive:
            let archive = try XMLArchiveReader.read(bytes)
            return (.archive(version: archive.version), try DocumentArchive.model(archive))
        case .nibArchive:
            let archive = try NIBArchiveReader.read(bytes)
            let format = ForeignFormat.nibArchive(version: archive.version, coder: archive.coder)
            return (format, try CompiledNib.model(archive.graph, top: 0))
        case .binaryPropertyList:
            let list = try BinaryPropertyListReader.read(bytes)
            return (.binaryPropertyList, try compiled(list, "binary property list"))
        case .xmlPropertyList:
            let list = try XMLPropertyListReader.read(bytes)
            return (.xmlPropertyList, try compiled(list, "XML property list"))
        }
    }

    private static func compiled(_ list: PropertyList, _ format: String) throws(ImportError) -> NibModel {
        let archive = try KeyedArchive.read(list, format)
        return try CompiledNib.model(archive.graph, top: archive.top)
    }

    /// The largest nib: what its tables number fits into 32 bits.
    private static let largest = 1 << 30

    /// How many bytes a document may have: real ones have at most three times the bytes of their nib.
    private static func limit(for count: Int) -> Int { 64 * count + 65536 }
}
