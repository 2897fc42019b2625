import Bytes
import Platform

/// An open journal on disk: reads its parts and appends to it.
final class JournalFile {
    /// Whether records can be appended; otherwise the user may only read it.
    let isWritable: Bool
    private let path: String
    private let file: Descriptor

    /// Opens the journal at `path`; nil when there is none.
    static func open(_ path: String) throws(JournalError) -> JournalFile? {
        do throws(OwnFile.Problem) {
            do throws(OwnFile.Problem) {
                return JournalFile(
                    path, file: try OwnFile.open(path, options: [.updating, .appending]), isWritable: true)
            } catch {
                guard error.isDenied else { throw error }
                return JournalFile(path, file: try OwnFile.open(path, options: .reading), isWritable: false)
            }
        } catch {
            if error.isMissing { return nil }
            throw .file(error.fileError(path: path, operation: "open the journal"))
        }
    }

    private init(_ path: String, file: Descriptor, isWritable: Bool) {
        self.path = path
        self.file = file
        self.isWritable = isWritable
    }

    /// Reads the header.
    func header() throws(JournalError) -> JournalHeader {
        let start = try bytes(at: 0, count: min(try size(), JournalHeader.largestSize))
        do {
            return try JournalHeader(start)
        } catch {
            throw try damaged(error)
        }
    }

    /// Opens a journal and reads its header and its records; nil if there is none or they cannot be read.
    static func readable(_ path: String) -> (file: JournalFile, header: JournalHeader, contents: JournalContents)? {
        guard let file = try? open(path), let header = try? file.header(), let contents = try? file.contents(header)
        else { return nil }
        return (file, header, contents)
    }

    /// Reads and checks the records, as far as they are sound.
    func contents(_ header: JournalHeader) throws(JournalError) -> JournalContents {
        let count = try size() - header.recordsOffset
        // One wrong bit in the line feed does no harm.
        guard count >= 0, let feed = try bytes(at: header.recordsOffset - 1, count: 1).first,
            (feed ^ Byte.newline).nonzeroBitCount <= 1
        else {
            throw try damaged(
                JournalDamage(offset: header.baseOffset, reason: "the document's bytes do not end where they should"))
        }
        var contents = JournalContents(header, records: try bytes(at: header.recordsOffset, count: count))
        if let damage = contents.damagedPlace {
            contents.damage = try damaged(damage, keeping: contents.log.entries.count)
        }
        return contents
    }

    /// Whether a path leads to this file and, if a size is given, nothing was added to it.
    func isStill(at path: String, withSize known: Int? = nil) throws(JournalError) -> Bool {
        let count = try size()
        return (known ?? count) == count && file.isStill(at: path)
    }

    /// Whether somebody removed the file since it was opened.
    var isRemoved: Bool { (try? file.status())?.names == 0 }

    /// Reads the whole file.
    func whole() throws(JournalError) -> [UInt8] { try bytes(at: 0, count: try size()) }

    /// Reads the bytes that the document had when the journal began.
    ///
    /// - Returns: the bytes, and what is wrong in them as they are on disk.
    func base(_ header: JournalHeader) throws(JournalError) -> (bytes: [UInt8], repairs: [JournalRepair]) {
        let length = min(header.baseLength, try size())
        let base = try bytes(at: header.baseOffset, count: length)
        if base.count == header.baseLength {
            if Digest(of: base) == header.baseDigest { return (base, []) }
            if let sound = try rebuilt(base, of: header) {
                return (sound, [JournalRepair(offset: header.baseOffset, bytes: sound)])
            }
        }
        throw try damaged(
            JournalDamage(offset: header.baseOffset, reason: "the document's bytes and their digest do not fit"))
    }

    private func rebuilt(_ base: [UInt8], of header: JournalHeader) throws(JournalError) -> [UInt8]? {
        if let place = header.parity {
            let parity = try bytes(at: place.lowerBound, count: place.count)
            return JournalParity.rebuilt(base, parity: parity, digest: header.baseDigest)
        }
        guard let repair = JournalRepair.bytes(base, digest: header.baseDigest) else { return nil }
        var sound = base
        repair.apply(to: &sound)
        return sound
    }

    /// Appends bytes in one call, after cutting off what follows `end`; undoes them when not all could be written.
    func append(_ bytes: [UInt8], at end: Int) throws(JournalError) {
        if try size() > end {
            do { try file.truncate(to: end) } catch { throw cannot("write", because: error) }
        }
        if let failure = bytes.withUnsafeBytes({ file.write($0) }).failure {
            try? file.truncate(to: end)
            throw cannot("write", because: failure)
        }
    }

    /// Brings what was appended to the disk.
    func synchronize() throws(JournalError) {
        do { try file.synchronize() } catch { throw cannot("write", because: error) }
    }

    private func size() throws(JournalError) -> Int {
        do throws(SystemError) {
            let info = try file.status()
            guard info.isFile else { throw SystemError.notAFile }
            return info.size
        } catch {
            throw cannot("read", because: error)
        }
    }

    private func bytes(at offset: Int, count: Int) throws(JournalError) -> [UInt8] {
        do {
            return try file.bytes(at: offset, count: count)
        } catch {
            throw cannot("read", because: error)
        }
    }

    private func cannot(_ verb: String, because error: SystemError) -> JournalError {
        .file(FileError(error, path: path, operation: "\(verb) the journal"))
    }

    /// The error for damage, with the number of the line, which is counted only now.
    private func damaged(_ damage: JournalDamage, keeping edits: Int? = nil) throws(JournalError) -> JournalError {
        if damage.isNewer { return .newer(file: path) }
        let before = try bytes(at: 0, count: damage.offset)
        let line = before.reduce(1) { $1 == Byte.newline ? $0 + 1 : $0 }
        return .damaged(file: path, line: line, reason: damage.reason, edits: edits)
    }
}
