import NibDocument
import NibImport
import Platform
import Replies

/// Files that are no documents but hold the same: older xibs and compiled nibs, opened for reading.
extension Shell {
    /// Reads a document, or what stands for a file of another format.
    static func document(_ bytes: [UInt8]) throws(NibError) -> NibDocument {
        let imported: ImportedNib?
        do throws(ImportError) { imported = try NibImport.read(bytes) } catch { throw NibError(error) }
        guard let imported else { return try NibDocument(bytes: bytes) }
        let format = ReadOnlyFormat(
            name: imported.format.description,
            advice: imported.format.isCompiled
                ? "open the .xib or .storyboard that it was compiled from"
                : "open it in Xcode 4 to 15 and save it: that upgrades it to the format of today")
        return try NibDocument(bytes: imported.document, readOnlyFormat: format)
    }

    /// Refuses to change what is for reading only, and says what can be changed instead.
    func requireEditable(_ session: Session) throws(CommandError) {
        do throws(NibError) { try session.document.requireEditable() } catch {
            var commandError = CommandError(error)
            commandError.hints = session.document.readOnlyFormat.map { [$0.advice] } ?? commandError.hints
            throw commandError
        }
    }
}

extension NibError {
    /// The error of a file in another format.
    fileprivate init(_ error: ImportError) {
        let code: Code = error.reason == .notNib ? .notNib : .damaged
        self.init(code, error.message, line: error.line, column: error.column)
    }
}

/// Nibs that are folders: the files inside them that say the same, for different systems.
enum NibFolder {
    /// What people edited comes first, then what newer systems load, then older ones.
    private static let names = [
        "designable.nib", "keyedobjects-110000.nib", "keyedobjects-101300.nib", "keyedobjects.nib",
        "objects-13.0+.nib", "objects-12.3+.nib", "objects-11.0+.nib", "objects-8.0+.nib", "objects.nib",
        "runtime.nib",
    ]

    /// Loads a file, or for a folder that is a nib the one in it that says most.
    ///
    /// - Returns: the path of what was loaded, its bytes and its identity.
    static func load(_ path: String) throws(FileError) -> (path: String, bytes: [UInt8], identity: FileIdentity) {
        do throws(FileError) {
            let (bytes, identity) = try FileIO.load(path)
            return (path, bytes, identity)
        } catch {
            let inside = names.lazy.map { PathName.join(path, $0) }
            guard error.kind == .folder, let file = inside.first(where: { (try? FileIdentity(of: $0)) != nil }) else {
                throw error
            }
            let (bytes, identity) = try FileIO.load(file)
            return (file, bytes, identity)
        }
    }
}
