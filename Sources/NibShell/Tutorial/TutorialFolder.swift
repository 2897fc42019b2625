import Platform
import Replies

/// The temporary folder in which the tutorial takes place.
package struct TutorialFolder: Sendable {
    /// Its path.
    package let path: String

    /// Makes a folder with the code of the tutorial, and goes there.
    ///
    /// - Throws: an error if it cannot be made.
    package init() throws(CommandError) {
        let parent = Environment.value("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        do throws(SystemError) {
            path = try FileSystem.makeTemporaryFolder(PathName.join(parent, "nibsh-tutorial-"))
            try CurrentProcess.enterFolder(path)
        } catch {
            throw CommandError(
                "file-unwritable", "cannot make a folder in '\(parent)' for the tutorial: \(error.reason)",
                hints: ["TMPDIR names another folder"])
        }
        do throws(FileError) {
            try AtomicFile.write(Array(EmptyWindowTutorial.code.utf8), to: EmptyWindowTutorial.codeFile)
        } catch { throw CommandError(error) }
    }

    /// Removes the folder and the files in it.
    ///
    /// - Returns: whether it is gone; it stays if the user made folders in it.
    package func remove() -> Bool {
        try? CurrentProcess.enterFolder("/")
        for name in FolderNames.of(path) { FileSystem.remove(PathName.join(path, name)) }
        FileSystem.removeEmptyFolder(path)
        return !FileSystem.exists(path)
    }
}
