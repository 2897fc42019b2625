import NibCatalog
import XMLTree

/// A nib of another format, converted to the bytes of an ordinary document.
package struct ImportedNib: Sendable {
    /// The original format.
    package let format: ForeignFormat
    /// A `<document>` with the same objects, hierarchy, texts and connections, but without their appearance.
    package let document: [UInt8]
}

/// Reads nibs that are not documents: xibs of Xcode 3 and 4, and compiled nibs.
///
/// It performs no input or output and does not recurse over the depth of the input. Memory and time are bounded in
/// proportion to the number of input bytes, even for hostile input.
package enum NibImport {
    /// Reads an older or compiled nib.
    ///
    /// - Parameter bytes: the bytes of the file.
    /// - Returns: the nib; nil if the bytes are in none of the formats, for example an ordinary document.
    /// - Throws: `ImportError` if the bytes begin like one of the formats but are damaged or do not contain a nib.
    package static func read(_ bytes: [UInt8]) throws(ImportError) -> ImportedNib? {
        guard let signature = ForeignFormat.signature(of: bytes) else { return nil }
        guard bytes.count <= largest else { throw ImportError(.tooLarge, "the nib is larger than 1 GiB") }
        let (format, model) = try model(of: bytes, signature)
        guard !model.graph.isExhausted else {
            throw ImportError(.tooLarge, "the objects of the nib share too many others")
        }
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
            return (.binaryPropertyList, try compiled(list, format: "binary property list"))
        case .xmlPropertyList:
            let list = try XMLPropertyListReader.read(bytes)
            return (.xmlPropertyList, try compiled(list, format: "XML property list"))
        }
    }

    private static func compiled(_ list: PropertyListTable, format: String) throws(ImportError) -> NibModel {
        let archive = try KeyedArchive.read(list, format: format)
        return try CompiledNib.model(archive.graph, top: archive.top)
    }

    /// The maximum size of a nib in bytes: the indices of its tables must fit into 32 bits.
    private static let largest = 1 << 30

    /// Returns the maximum size of the document in bytes; real documents have at most three times the size of their
    /// nib.
    private static func limit(for count: Int) -> Int { 64 * count + 65536 }
}
