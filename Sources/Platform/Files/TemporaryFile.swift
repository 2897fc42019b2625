#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A new file with a hidden name that disappears with this object, unless it takes the place of the file it is beside.
package final class TemporaryFile {
    /// The open file.
    package let file: Descriptor
    /// Its path.
    package let path: String
    private var isThere = true

    /// What a file beside another one is for, which the end of its name tells.
    enum Purpose {
        /// New content that nobody but this process knows of: once the process has ended, it is rubbish.
        case own
        /// Content that a `SaveRecord` names: it outlives its process.
        case joint

        /// The end of the name.
        var suffix: String {
            switch self {
            case .own: ".nibsh"
            case .joint: ".joint.nibsh"
            }
        }
    }

    /// Makes the file in the folder of `target`; its name is a dot, the target's name and something unique.
    ///
    /// The file is locked, so that others see that its process has not ended (`LeftOvers`).
    ///
    /// - Parameters:
    ///   - target: the path of the file to replace.
    ///   - isPrivate: whether only the user may read it until `takeOver`; otherwise its mode is 0666 less the umask.
    /// - Throws: what `open` reports.
    package convenience init(beside target: String, isPrivate: Bool) throws(SystemError) {
        try self.init(
            in: PathName.folder(target), name: Self.start(beside: target), suffix: Purpose.own.suffix,
            permissions: isPrivate ? 0o600 : 0o666)
        _ = file.lock()
    }

    /// Makes a file at a path that `pathBeside` returned; it is locked, too.
    ///
    /// - Throws: what `open` reports.
    init(at path: String, isPrivate: Bool) throws(SystemError) {
        file = try Descriptor(path, options: [.writing, .new], permissions: isPrivate ? 0o600 : 0o666)
        self.path = path
        _ = file.lock()
    }

    /// Returns a path for a file in the folder of `target`.
    ///
    /// - Parameters:
    ///   - target: the path of the file to replace.
    ///   - number: a random number, so that no file has the name.
    ///   - purpose: what it is for.
    /// - Returns: the path, where no file is yet.
    static func path(beside target: String, number: UInt32, for purpose: Purpose) -> String {
        PathName.join(
            PathName.folder(target), "\(start(beside: target))\(CurrentProcess.number)-\(number)\(purpose.suffix)")
    }

    /// Makes a private file with a content in the folder of `target`.
    ///
    /// - Throws: what `open` and `write` report.
    package convenience init(beside target: String, holding bytes: [UInt8]) throws(SystemError) {
        try self.init(beside: target, isPrivate: true)
        try AtomicFile.writeAll(bytes, to: file)
    }

    /// Makes a file with a content that only the user may read.
    ///
    /// - Parameters:
    ///   - folder: the folder it is in.
    ///   - suffix: the end of its name.
    ///   - bytes: the content.
    /// - Throws: what `open` and `write` report.
    package convenience init(in folder: String, suffix: String, _ bytes: [UInt8]) throws(SystemError) {
        try self.init(in: folder, name: Self.start, suffix: suffix, permissions: 0o600)
        try AtomicFile.writeAll(bytes, to: file)
    }

    /// Gives a file a second, hidden name, under which it stays when another one takes its place.
    ///
    /// - Throws: what `link` reports, also where the file system has no second names.
    init(linking target: String, at path: String) throws(SystemError) {
        try FileSystem.link(target, to: path)
        do throws(SystemError) { file = try Descriptor(path, options: [.reading, .withoutWaiting]) } catch {
            unlink(path)
            throw error
        }
        self.path = path
    }

    /// Makes a file under the first name that is free.
    private init(in folder: String, name: String, suffix: String, permissions: UInt32) throws(SystemError) {
        for attempt in 0..<1_000 {
            let path = PathName.join(folder, "\(name)\(CurrentProcess.number)-\(attempt)\(suffix)")
            do throws(SystemError) {
                file = try Descriptor(path, options: [.writing, .new], permissions: permissions)
                self.path = path
                return
            } catch {
                guard error.code == EEXIST else { throw error }
            }
        }
        throw SystemError(EEXIST)
    }

    deinit {
        // A failure may have passed; what a record of a save names would otherwise stay for a week.
        if isThere, (try? FileSystem.removeFile(path)) == nil { FileSystem.remove(path) }
    }

    /// Gives the file the owner, group, mode and extended attributes of another, as far as the user is permitted to.
    ///
    /// If the group cannot be kept, the new group gets no more rights than everybody has.
    ///
    /// - Parameters:
    ///   - info: the status of the other file.
    ///   - source: its path.
    /// - Returns: the names of extended attributes that it does not get.
    /// - Throws: what `fstat` and `fchmod` report.
    func takeOver(_ info: FileStatus, of source: String) throws(SystemError) -> [String] {
        // Attributes can only be set as long as the owner may write to the file.
        var attributes = ExtendedAttributes(of: source)
        attributes.copy(to: self)
        var mode = info.permissions
        var keepsGroup = true
        let own = try file.status()
        if own.owner != info.owner || own.group != info.group {
            if fchown(file.number, info.owner, info.group) != 0, fchown(file.number, uid_t.max, info.group) != 0 {
                mode = mode & ~0o2070 | (mode & 0o007) << 3
                keepsGroup = false
            }
            if try file.status().owner != info.owner { mode &= ~0o4000 }
        }
        guard fchmod(file.number, mode) == 0 else { throw SystemError.last }
        // The list says what the group may do, so it must be that group.
        if keepsGroup { attributes.copyAccessList(to: self) }
        return attributes.lost
    }

    /// Puts the file in the place of `target`.
    package func rename(to target: String) throws(SystemError) {
        try FileSystem.rename(path, to: target)
        isThere = false
    }

    /// Puts the file in the place of `target`, where no file must be.
    ///
    /// It gets a second name first, because that fails if another process has made the file in the meantime. File systems without
    /// second names have no such step, so there it is only tried whether the file exists.
    ///
    /// - Throws: `EEXIST` if there is one, otherwise what the system reports; nothing is changed then.
    func place(at target: String) throws(SystemError) {
        do throws(SystemError) {
            try FileSystem.link(path, to: target)
        } catch {
            guard error.hasNoLinks, !FileSystem.exists(target) else { throw error }
            return try rename(to: target)
        }
        FileSystem.remove(path)
        isThere = false
    }

    /// Lets the file stay when this object goes.
    func keep() { isThere = false }

    /// How the names of files begin that are not beside another one.
    static let start = ".nibsh."

    /// How the names of files beside another one begin.
    static func start(beside target: String) -> String { ".\(shortened(PathName.base(target)))." }

    /// Shortens a name so that it and its additions stay below the 255 bytes that file systems allow.
    private static func shortened(_ name: String) -> Substring {
        var name = name[...]
        while name.utf8.count > 200 { name.removeLast() }
        return name
    }
}
