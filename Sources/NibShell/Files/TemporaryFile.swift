#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A new file with a hidden name beside another one, which either takes that one's place or disappears.
final class TemporaryFile {
    /// The open file.
    let file: Descriptor
    private let path: String
    private var isThere = true

    /// Makes the file in the folder of `target`; its name is a dot, the target's name and something unique.
    ///
    /// - Parameters:
    ///   - target: the path of the file that it is to replace.
    ///   - isPrivate: whether only the user may read it until `takeOver`; otherwise its mode is 0666 less the umask.
    /// - Throws: what `open` reports.
    init(beside target: String, isPrivate: Bool) throws(SystemError) {
        let folder = PathName.folder(target)
        let name = Self.shortened(PathName.base(target))
        let mode: mode_t = isPrivate ? 0o600 : 0o666
        for attempt in 0..<1_000 {
            let path = PathName.join(folder, ".\(name).\(getpid())-\(attempt).nibsh")
            do {
                file = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
                self.path = path
                return
            } catch {
                guard error.code == EEXIST else { throw error }
            }
        }
        throw SystemError(EEXIST)
    }

    deinit {
        if isThere { unlink(path) }
    }

    /// Gives the file the owner, group and mode of another, as far as the user may.
    ///
    /// Where the group cannot be kept, the group gets no more rights than everybody has.
    func takeOver(_ info: stat) throws(SystemError) {
        var mode = info.st_mode & 0o7777
        let own = try file.status()
        if own.st_uid != info.st_uid || own.st_gid != info.st_gid {
            if fchown(file.number, info.st_uid, info.st_gid) != 0, fchown(file.number, uid_t.max, info.st_gid) != 0 {
                mode = mode & ~0o2070 | (mode & 0o007) << 3
            }
            if try file.status().st_uid != info.st_uid { mode &= ~0o4000 }
        }
        guard fchmod(file.number, mode) == 0 else { throw SystemError.last }
    }

    /// Puts the file in the place of `target`.
    func rename(to target: String) throws(SystemError) {
        guard sysRename(path, target) == 0 else { throw SystemError.last }
        isThere = false
    }

    /// Cuts a name so that with what is added it stays below the 255 bytes that file systems allow.
    private static func shortened(_ name: String) -> Substring {
        var name = name[...]
        while name.utf8.count > 200 { name.removeLast() }
        return name
    }
}

private func sysRename(_ source: String, _ target: String) -> Int32 {
    rename(source, target)
}
