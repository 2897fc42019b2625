#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Checks the folders that nibsh keeps for itself: those named `nibsh` in the user's folders for states and caches, and those in them.
///
/// Whoever may write to such a folder could put other files in the place of nibsh's. The folders around it are the user's business, and so are
/// links that lead to it.
package enum OwnFolder {
    /// The name of the folder that all others are in.
    package static let name = "nibsh"

    /// Makes a folder and its missing parents, accessible only to this user.
    ///
    /// - Throws: `FileError` if that is not possible, or as `check` does.
    package static func make(_ path: String) throws(FileError) {
        try check(path)
        try FileIO.makeFolder(path)
    }

    /// Checks that a folder, and that named `nibsh` which it is in, belongs to this user, and takes the rights of others away.
    ///
    /// Other folders and missing ones are not checked.
    ///
    /// - Throws: `FileError` if it belongs to another user, or others may write to it all the same.
    package static func check(_ path: String) throws(FileError) {
        let parent = PathName.folder(path)
        for folder in [parent, path]
        where PathName.base(folder) == name || folder != parent && PathName.base(parent) == name {
            try checkOne(folder)
        }
    }

    private static func checkOne(_ path: String) throws(FileError) {
        guard let status = FileStatus(path) else { return }
        func refuse(_ reason: String) -> FileError {
            FileError(.permission, path: path, operation: "keep anything in the folder", reason: reason)
        }
        guard status.isFolder else { throw refuse("it is not a folder") }
        guard status.owner == geteuid() else { throw refuse("it belongs to another user") }
        guard status.permissions & 0o077 != 0 else { return }
        guard let folder = try? Descriptor(path, options: [.reading, .withoutWaiting]),
            let opened = try? folder.status(), opened.identity == status.identity
        else { throw refuse("other users may change it") }
        // Where the file system knows no rights of its own, as on some sticks, this does nothing.
        if fchmod(folder.number, 0o700) != 0, status.permissions & 0o022 != 0 {
            throw refuse("other users may change it")
        }
    }
}
