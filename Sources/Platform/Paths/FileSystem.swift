#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Changes names in the file system, and checks what exists and what the user may do with it.
package enum FileSystem {
    /// Whether a path leads to something.
    package static func exists(_ path: String) -> Bool { path.withSystemPath { access($0, F_OK) == 0 } }

    /// Whether the user may read what a path leads to.
    package static func isReadable(_ path: String) -> Bool { path.withSystemPath { access($0, R_OK) == 0 } }

    /// Whether the user may write to what a path leads to.
    package static func isWritable(_ path: String) -> Bool { path.withSystemPath { access($0, W_OK) == 0 } }

    /// Whether the user may run what a path leads to.
    package static func isExecutable(_ path: String) -> Bool { path.withSystemPath { access($0, X_OK) == 0 } }

    /// Renames a file in one step; a file that already has the new name is replaced.
    ///
    /// - Throws: what the system reports; nothing is changed then.
    package static func rename(_ source: String, to target: String) throws(SystemError) {
        guard sysRename(source, to: target) == 0 else { throw SystemError.last }
    }

    /// Gives a file a second name, which must not be there yet.
    ///
    /// - Throws: what the system reports, also where the file system has no second names.
    package static func link(_ source: String, to target: String) throws(SystemError) {
        guard sysLink(source, to: target) == 0 else { throw SystemError.last }
    }

    /// Brings the names in a folder to the disk.
    ///
    /// A folder that cannot be brought there is no error: after a power failure it has the old names or the new ones, and the
    /// files of both are whole.
    package static func synchronizeFolder(_ path: String) {
        if let folder = try? Descriptor(path, options: [.reading, .withoutWaiting]) { try? folder.synchronize() }
    }

    /// Removes a file; failure is ignored.
    package static func remove(_ path: String) { _ = path.withSystemPath { unlink($0) } }

    /// Removes a file.
    ///
    /// - Throws: what the system reports.
    static func removeFile(_ path: String) throws(SystemError) {
        guard path.withSystemPath({ unlink($0) }) == 0 else { throw SystemError.last }
    }

    /// Reads what a symbolic link leads to, as it is written in the link.
    ///
    /// - Throws: what the system reports.
    package static func destination(ofLink link: String) throws(SystemError) -> String {
        var buffer = [CChar](repeating: 0, count: 4097)
        let count = link.withSystemPath { readlink($0, &buffer, 4096) }
        guard count > 0 else { throw SystemError.last }
        return SystemName.text(buffer[..<count].map(UInt8.init(bitPattern:)))
    }

    /// Makes a new folder that only this user can enter.
    ///
    /// - Parameter start: the path that its path begins with; the rest is unique.
    /// - Returns: its path.
    /// - Throws: what the system reports.
    package static func makeTemporaryFolder(_ start: String) throws(SystemError) -> String {
        var template =
            SystemName.bytes(start).map(CChar.init(bitPattern:)) + Array(repeating: CChar(UInt8(ascii: "X")), count: 6)
            + [0]
        guard mkdtemp(&template) != nil else { throw SystemError.last }
        return SystemName.text(template.dropLast().map(UInt8.init(bitPattern:)))
    }

    /// Removes a folder if nothing is in it; failure is ignored.
    package static func removeEmptyFolder(_ path: String) { _ = path.withSystemPath { rmdir($0) } }

    /// Makes a folder and its missing parents.
    ///
    /// - Parameters:
    ///   - path: the folder.
    ///   - isPrivate: whether only this user has access; otherwise, what the user gives to new folders.
    /// - Throws: what the system reports; an existing folder is not an error.
    package static func makeFolder(_ path: String, isPrivate: Bool = true) throws(SystemError) {
        let mode: mode_t = isPrivate ? 0o700 : 0o777
        var missing: [String] = []
        var current = PathName.trimmed(path)
        while current.withSystemPath({ mkdir($0, mode) }) != 0 {
            let error = SystemError.last
            let parent = PathName.folder(current)
            if error.code == EEXIST || error.code == EISDIR { break }
            guard error.code == ENOENT, parent != current else { throw error }
            missing.append(current)
            current = parent
        }
        for folder in missing.reversed() where folder.withSystemPath({ mkdir($0, mode) }) != 0 && errno != EEXIST {
            throw SystemError.last
        }
    }
}

private func sysLink(_ source: String, to target: String) -> Int32 {
    source.withSystemPath { source in target.withSystemPath { link(source, $0) } }
}

private func sysRename(_ source: String, to target: String) -> Int32 {
    source.withSystemPath { source in target.withSystemPath { rename(source, $0) } }
}
