extension NibImport {
    /// Makes a document of today of a xib of Xcode 3 or 4.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - makeID: returns the next id for an object that has none in the nib.
    /// - Returns: the document, and what it lacks; nil if the bytes are in another format.
    /// - Throws: `ImportError` if the bytes are damaged or do not contain a nib.
    package static func upgrade(_ bytes: [UInt8], makeID: @escaping () -> String) throws(ImportError) -> UpgradedNib? {
        guard ForeignFormat.signature(of: bytes) == .archive else { return nil }
        let archive = try XMLArchiveReader.read(bytes)
        let model = try DocumentArchive.model(archive)
        return try ArchiveUpgrade(archive, model: model, makeID: makeID).upgraded(limit: 64 * bytes.count + 65536)
    }
}
