import Platform

/// Where the program that reads Swift is.
enum ReaderPath {
    /// Looks beside this program, as in a build folder, then in `../lib/nibsh`, as after an installation.
    ///
    /// - Returns: the path beside this program if it is in neither, so that an error can name it; nil if this program's own path
    ///   is not known.
    static func find() -> String? {
        guard let own = CurrentProcess.programPath else { return nil }
        let folder = PathName.folder(own)
        let beside = PathName.join(folder, name)
        let installed = PathName.join(PathName.folder(folder), "lib/nibsh/" + name)
        return FileStatus(beside) == nil && FileStatus(installed) != nil ? installed : beside
    }

    private static let name = "nibsh-swift-reader"
}
