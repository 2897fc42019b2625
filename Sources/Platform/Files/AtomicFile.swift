#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files so that a failure at any moment leaves the old file or the new one, never a mixture.
package enum AtomicFile {
    /// Replaces the content of the file at `path`, or makes the file, with mode 0666 less the umask.
    ///
    /// The bytes go to a temporary file beside it, are flushed to disk, and take the old file's name in one step. The mode
    /// and, where permitted, the owner, group and extended attributes stay the same; a symbolic link stays and the file it leads to is replaced.
    /// A descriptor of this process (`/dev/stdout`), `/dev/null` and a terminal are written to directly, which Ctrl-C can end.
    ///
    /// - Parameters:
    ///   - bytes: the new content.
    ///   - path: the file.
    ///   - lock: the lock of the file, if it is held.
    /// - Returns: the new file, and what of the old one it could not keep.
    /// - Throws: `FileError` if the file is read-only, its folder is not writable, or the disk is full or fails; the old file
    ///   is then unchanged and no temporary file is left. A file that another program makes in the meantime is not replaced.
    ///   Pipes, sockets and other devices are refused.
    @discardableResult
    package static func write(
        _ bytes: [UInt8], to path: String, holding lock: FileLock? = nil
    ) throws(FileError) -> WrittenFile {
        let writeTarget = try WriteTarget(of: path)
        switch writeTarget {
        case .existing, .new: return try stage(writeTarget, with: bytes, askedFor: path).putInPlace(holding: lock)
        case .device(let target):
            do throws(SystemError) {
                let device = try Descriptor(target, options: [.writing, .withoutWaiting])
                // Something else may have its name by now.
                guard try device.status().kind == .device else { throw SystemError.notAFile }
                try PipeTransfer.write(bytes, to: device)
            } catch {
                throw direct(error, to: path)
            }
            return WrittenFile()
        case .descriptor(let number):
            do {
                try PipeTransfer.write(bytes, to: Descriptor(borrowing: number))
            } catch {
                throw direct(error, to: path)
            }
            return WrittenFile()
        }
    }

    /// Replaces a file of nibsh's own that can be made again: the file is always complete, but may be lost in a power failure.
    ///
    /// Only the user may read it. Missing folders are made. What is in its place is replaced, whatever it is.
    ///
    /// - Parameters:
    ///   - bytes: the new content.
    ///   - path: the file.
    ///   - operation: the verb for what could not be done.
    /// - Throws: `FileError` if it cannot be written. The old file is still there then.
    package static func writeOwn(_ bytes: [UInt8], to path: String, operation: String = "write") throws(FileError) {
        try OwnFolder.make(PathName.folder(path))
        do throws(SystemError) { try TemporaryFile(beside: path, holding: bytes).rename(to: path) } catch {
            throw FileError(error, path: path, operation: operation)
        }
    }

    /// Replaces a file of nibsh's own, as `writeOwn` does.
    ///
    /// - Returns: whether it was written. If not, the old file is still there.
    package static func writeCache(_ bytes: [UInt8], to path: String) -> Bool {
        (try? writeOwn(bytes, to: path)) != nil
    }

    /// Whether writing to a path would replace an existing regular file.
    package static func replaces(_ path: String) -> Bool {
        if case .existing? = try? WriteTarget(of: path) { true } else { false }
    }

    /// Whether writing to a path would make or replace a regular file; false for descriptors and what is no file.
    package static func writesFile(_ path: String) -> Bool {
        switch try? WriteTarget(of: path) {
        case .existing, .new: true
        case .device, .descriptor, nil: false
        }
    }

    /// Refuses a path that certainly cannot be written: a read-only file, a pipe, or a path in a folder that does not exist.
    ///
    /// - Throws: the `FileError` that writing would throw.
    package static func checkWritable(_ path: String) throws(FileError) {
        if case .existing(let target, let info) = try WriteTarget(of: path) {
            try refuseReadOnly(target, status: info, askedFor: path)
        }
    }

    /// Refuses to replace a file that is marked read-only, even for the superuser: the owner wants it to stay.
    private static func refuseReadOnly(_ target: String, status info: FileStatus, askedFor path: String)
        throws(FileError)
    {
        let isMarked = info.permissions & 0o222 == 0
        guard isMarked || target.withSystemPath({ faccessat(AT_FDCWD, $0, W_OK, AT_EACCESS) }) != 0 else { return }
        let code = isMarked ? EACCES : errno
        guard code == EACCES || code == EPERM else {
            throw FileError(SystemError(code), path: path, operation: "write", hint: FileError.elsewhere)
        }
        throw FileError(
            .readOnly, path: path, operation: "write", code: code, reason: "the file is read-only",
            hint: "'chmod u+w' makes it writable; or \(FileError.elsewhere)")
    }

    /// New content for a file, flushed to disk beside it; it disappears if it is not put in place.
    package struct Staged {
        let temporary: TemporaryFile
        /// The file whose place it takes, once symbolic links are followed.
        let target: String
        /// Whether there was no such file.
        let isNew: Bool
        /// The numbers of the file whose place it takes; nil if there is none.
        let replaced: FileStatus.Identity?
        /// What of the old file the new one cannot keep.
        fileprivate let losses: [WrittenFile.Loss]
        fileprivate let path: String

        /// Puts the content in the file's place.
        ///
        /// - Parameters:
        ///   - lock: the lock of the file, if it is held; it then becomes that of the new file.
        ///   - others: how many other names of the old file get new content as well.
        ///   - isLast: whether the folder is brought to the disk at once, because no other file of it is replaced after this one.
        /// - Returns: the new file. That its identity cannot be read is no reason to call the save a failure.
        /// - Throws: `FileError`; the old file is then unchanged.
        package func putInPlace(
            holding lock: FileLock? = nil, besides others: Int = 0, isLast: Bool = true
        ) throws(FileError) -> WrittenFile {
            lock?.follow(temporary.file)
            do throws(SystemError) {
                if isNew { try temporary.place(at: target) } else { try temporary.rename(to: target) }
            } catch {
                if error.isTaken { throw taken }
                throw FileError(error, path: path, operation: "write", hint: hint(for: error))
            }
            if isLast { FileSystem.synchronizeFolder(PathName.folder(target)) }
            let identity = (try? temporary.file.status()).map(FileIdentity.init)
            return WrittenFile(identity: identity, losses: losses.compactMap { $0.without(names: others) })
        }

        /// The error for a file that was not there a moment ago.
        var taken: FileError {
            FileError(
                .exists, path: path, operation: "write", code: EEXIST,
                reason: "another program has made the file in the meantime", hint: "'--force' replaces it")
        }
    }

    /// Does every step of `write` that can fail for lack of space or permission, so that several files can be written together.
    ///
    /// Files that earlier processes left beside it are removed.
    ///
    /// - Parameters:
    ///   - bytes: the new content.
    ///   - path: the file.
    ///   - place: where the new content is kept beside the file; nil for a name that is free.
    /// - Returns: the new content.
    /// - Throws: `FileError` as `write` does, and for anything but a regular file; nothing is changed then.
    package static func stage(
        _ bytes: [UInt8], for path: String, at place: String? = nil
    ) throws(FileError) -> Staged {
        try stage(try WriteTarget(of: path), with: bytes, at: place, askedFor: path)
    }

    private static func stage(
        _ writeTarget: WriteTarget, with bytes: [UInt8], at place: String? = nil, askedFor path: String
    ) throws(FileError) -> Staged {
        let (target, info) = try writeTarget.file(askedFor: path)
        if let info { try refuseReadOnly(target, status: info, askedFor: path) }
        let ours = LeftOvers.remove(beside: target, namesOf: info)
        let temporary: TemporaryFile
        do throws(SystemError) {
            let isPrivate = info != nil
            if let place {
                temporary = try TemporaryFile(at: place, isPrivate: isPrivate)
            } else {
                temporary = try TemporaryFile(beside: target, isPrivate: isPrivate)
            }
        } catch {
            throw folderRefuses(error, at: path)
        }
        do {
            try writeAll(bytes, to: temporary.file)
            let lost = try info.map { info throws(SystemError) in try temporary.takeOver(info, of: target) } ?? []
            try temporary.file.synchronize()
            return Staged(
                temporary: temporary, target: target, isNew: info == nil, replaced: info?.identity,
                losses: WrittenFile.losses(names: info.map { $0.names - ours }, attributes: lost), path: path)
        } catch {
            throw FileError(error, path: path, operation: "write", hint: hint(for: error))
        }
    }

    /// Writes all bytes at the descriptor's place, or throws the failure of the write that stopped.
    package static func writeAll(_ bytes: [UInt8], to file: Descriptor) throws(SystemError) {
        if let failure = bytes.withUnsafeBytes({ file.write($0) }).failure { throw failure }
    }

    private static func folderRefuses(_ error: SystemError, at path: String) -> FileError {
        guard error.code == EACCES || error.code == EPERM || error.code == EROFS else {
            return FileError(error, path: path, operation: "write", hint: hint(for: error))
        }
        let folder = PathName.folder(path)
        let why = error.code == EROFS ? "the file system is read-only" : "the folder '\(folder)' is not writable"
        return FileError(
            .folderNotWritable, path: path, operation: "write", code: error.code, reason: why, hint: FileError.elsewhere
        )
    }

    private static func direct(_ error: SystemError, to path: String) -> FileError {
        FileError(error, path: path, operation: "write")
    }

    private static func hint(for error: SystemError) -> String? {
        error.code == ENOSPC || error.code == EDQUOT ? "nothing was changed; make room, or \(FileError.elsewhere)" : nil
    }
}
