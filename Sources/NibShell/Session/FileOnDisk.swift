import NibDocument
import Platform

/// A document's file as a session knows it: as it was when it was opened or last saved, and the ids that follow from its bytes.
struct FileOnDisk {
    /// The file; nil if there was none, or if it is to be compared by its bytes.
    private(set) var identity: FileIdentity?
    /// Its bytes.
    private(set) var bytes: [UInt8]
    /// Whether the document was made in this session and never saved, so that its file does not exist or is another one.
    private(set) var isNew = false
    /// Makes the ids of new elements.
    var ids: IDMaker

    /// Takes a file that a document was read from.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - identity: the file.
    ///   - ids: makes the ids of new elements.
    init(bytes: [UInt8], identity: FileIdentity?, ids: IDMaker) {
        (self.bytes, self.identity, self.ids) = (bytes, identity, ids)
    }

    /// Takes the file that a new document will replace; nil if there is none.
    init(replaced: (bytes: [UInt8], identity: FileIdentity)?, ids: IDMaker) {
        self.init(bytes: replaced?.bytes ?? [], identity: replaced?.identity, ids: ids)
        isNew = true
    }

    /// Notes that the file has the bytes of the document as it is now.
    ///
    /// - Parameters:
    ///   - bytes: the bytes.
    ///   - identity: the file.
    ///   - document: the document.
    mutating func become(_ bytes: [UInt8], identity: FileIdentity?, of document: NibDocument) {
        self = FileOnDisk(bytes: bytes, identity: identity, ids: IDMaker(bytes: bytes, of: document))
    }
}
