import NibDocument
import NibImport
import Platform
import Replies

/// A document as it was read from its file.
struct DocumentFile {
    /// The file that was read: the given file, or one in the given folder.
    let path: String
    let bytes: [UInt8]
    let identity: FileIdentity
    let document: NibDocument

    /// The merge that the document is in the middle of; the document is what is merged so far.
    private(set) var merge: OpenMerge?

    /// Reads the document of a merge, or any other.
    ///
    /// - Parameters:
    ///   - given: the file.
    ///   - inputs: the versions that are merged; nil if the document itself, or git, knows whether there are any.
    /// - Throws: an error if it is not a document, or if the versions cannot be merged.
    init(_ given: String, merging inputs: MergeInputs?) throws(CommandError) {
        let loaded = try Self.load(given)
        guard let found = inputs ?? MergeInputs.find(in: loaded.bytes, at: loaded.path) else {
            self = try DocumentFile(loaded)
            return
        }
        let merge = try OpenMerge(found, path: given)
        (path, identity) = (loaded.path, loaded.identity)
        bytes = loaded.bytes
        document = try Self.document(merge.bytes, called: given)
        self.merge = merge
    }

    /// Reads a file, or a folder that is a nib.
    ///
    /// - Throws: an error with the place in the file if it cannot be read or is not a document.
    init(_ given: String) throws(CommandError) { self = try DocumentFile(Self.load(given)) }

    private typealias Loaded = (path: String, bytes: [UInt8], identity: FileIdentity)

    private static func load(_ given: String) throws(CommandError) -> Loaded {
        do throws(FileError) { return try NibFolder.load(given) } catch { throw CommandError(error) }
    }

    private init(_ loaded: Loaded) throws(CommandError) {
        (path, bytes, identity) = loaded
        do throws(NibError) { document = try Self.document(bytes) } catch { throw Self.placed(error, in: path) }
    }

    /// Reads a document from the bytes of a version of a file.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - name: what the version is called.
    /// - Returns: the document; an older format or a compiled nib is read-only.
    /// - Throws: an error with the place in the version if it is not a document.
    static func document(_ bytes: [UInt8], called name: String) throws(CommandError) -> NibDocument {
        do throws(NibError) { return try document(bytes) } catch { throw placed(error, in: name) }
    }

    /// Reads a document; an older format or a compiled nib is opened read-only.
    private static func document(_ bytes: [UInt8]) throws(NibError) -> NibDocument {
        let imported: ImportedNib?
        do throws(ImportError) { imported = try NibImport.read(bytes) } catch { throw NibError(error) }
        guard let imported else { return try NibDocument(bytes: bytes) }
        let format = ReadOnlyFormat(
            name: imported.format.description,
            advice: imported.format.isCompiled
                ? "open the .xib or .storyboard that it was compiled from"
                : "'upgrade to FILE' writes it as a document of today")
        return try NibDocument(bytes: imported.document, readOnlyFormat: format)
    }

    /// An error of a whole document, with its place in the file.
    private static func placed(_ error: NibError, in path: String) -> CommandError {
        var commandError = CommandError(error)
        if let line = error.line {
            commandError.place = CommandError.Place(file: path, line: line, column: error.column ?? 1)
        } else {
            commandError.message = "\(path): \(error.message)"
        }
        return commandError
    }
}

extension NibError {
    /// The error of a file in another format.
    fileprivate init(_ error: ImportError) {
        let code: Code = error.reason == .notNib ? .notNib : .damaged
        self.init(code, error.message, line: error.line, column: error.column)
    }
}
