import LineDiff
import Platform
import Replies

/// What `save` answers.
struct SaveAnswer {
    /// The file.
    let file: String
    /// Whether the file was written.
    var isWritten = false
    /// Whether the save is done later, at the end of a script.
    var isStaged = false
    /// The numbers of lines that were added and removed.
    var counts = LineCounts.none
    /// In a dry run, what would be written.
    var diff: String?
    /// The other files that were written with it.
    var otherFiles: [String] = []
    /// The number of the run that saves several documents as one.
    var run: Int?

    static let type = RecordType<SaveAnswer>("save") {
        Field("file", "the path of the file", \.file)
        Field("isWritten", "whether it was written", \.isWritten)
        Field("isStaged", "whether it will be written at the end of the script", \.isStaged)
        Field("addedCount", "how many lines were added", \.counts.added)
        Field("removedCount", "how many lines were removed", \.counts.removed)
        Field("diff", "in a dry run, the patch that would be written", \.diff)
        Field("otherFiles", "the other files that were written with it", \.otherFiles)
        Field("run", "the number of the run with '--atomic', by which 'undo --run' undoes it; null in others", \.run)
    }
}
