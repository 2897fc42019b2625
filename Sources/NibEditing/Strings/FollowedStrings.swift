import Bytes
import CommandLog
import NibStrings
import Platform
import Replies
import Wording

/// What a command does to ids, which the keys of translations begin with.
enum IDChange {
    /// Objects got other ids.
    case renamed([(old: String, new: String)])
    /// Objects were copied, or some of those that share an id got an id of their own.
    case copied([(old: String, new: String)])
    /// Objects were removed.
    case removed(Set<String>)

    /// The ids whose keys change.
    fileprivate var ids: [String] {
        switch self {
        case .renamed(let ids), .copied(let ids): ids.map(\.old)
        case .removed(let ids): Array(ids)
        }
    }
}

extension Resolved {
    /// Lets the keys in the translations of the document follow a change of ids: in the same entry of the log.
    ///
    /// A file with a mistake is left as it is, and told.
    ///
    /// - Parameters:
    ///   - change: what the command does to ids.
    ///   - context: what the command is resolved with.
    /// - Throws: an error if a file cannot be read.
    mutating func followStrings(_ change: IDChange, in context: ResolveContext) throws(CommandError) {
        let files = LanguageFiles(of: context.project.documentPath).files
        guard !files.isEmpty, !change.ids.isEmpty else { return }
        for file in files {
            let bytes = try context.project.bytes(of: file.path)
            // Most objects have no text, and most files are not even read then.
            guard Self.mentions(change.ids, in: bytes) else { continue }
            do throws(TranslationError) {
                let read = try TranslationFile(path: file.path, language: file.language, bytes: bytes)
                try self.change(read, by: change, bytes: bytes)
            } catch {
                closingRemarks.append(
                    "left: the keys in \(PathName.shown(file.path)):\(error.line):\(error.column): \(error.message)")
            }
        }
    }

    private mutating func change(
        _ file: TranslationFile, by change: IDChange, bytes: [UInt8]
    ) throws(TranslationError) {
        let splices: [TextSplice]
        switch change {
        case .renamed(let ids):
            splices = ids.flatMap { file.renaming(id: $0.old, to: $0.new) }.sorted { $0.offset < $1.offset }
        case .copied(let ids): splices = file.copying(ids)
        case .removed(let ids): splices = file.removing(ids: ids)
        }
        if let patch = FilePatch(file, bytes: bytes, splices: splices) { fileChanges.append(patch) }
    }

    /// Whether a file may have keys of one of some objects. Files of UTF-16 are always read, and so are all for many objects.
    private static func mentions(_ ids: [String], in bytes: [UInt8]) -> Bool {
        guard ids.count < 16, !EncodedText.isUTF16(bytes) else { return true }
        return bytes.withUnsafeBytes { bytes in
            ids.contains { id in Array("\(id).".utf8).withUnsafeBytes { bytes.contains(bytes: $0) } }
        }
    }
}

extension FilePatch {
    /// Makes the patch that puts splices into a file of translations; nil if it would change nothing.
    ///
    /// - Parameters:
    ///   - file: the file.
    ///   - bytes: its bytes as they are in this session.
    ///   - splices: what is replaced, from the start of the file to its end.
    init?(_ file: TranslationFile, bytes: [UInt8], splices: [TextSplice]) {
        guard !splices.isEmpty else { return nil }
        self.init(
            path: PathName.absolute(file.path), bytes: bytes,
            splices: splices.map { Splice(offset: $0.offset, removed: $0.removed, inserted: $0.inserted) })
        guard before != after else { return nil }
    }
}
