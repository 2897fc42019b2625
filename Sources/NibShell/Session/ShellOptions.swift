import CommandLog
import Platform
import Replies
import SourceIndex

/// How a shell is run.
package struct ShellOptions: Sendable {
    /// The folder of journals; nil for no journal.
    package var journalFolder: String?
    /// Whether a person types the commands: command names may be shortened, and saves happen at once.
    package var isInteractive = false
    /// Goes into the ids of what a person's commands make; with 0, they depend on the document and the command alone.
    package var idSalt: UInt64 = 0
    /// Whether replies have the fields for programs that take work to find.
    package var wantsFields = true
    /// Whether replies have long texts for people.
    package var wantsText = true
    /// Returns the columns that the lines of lists should fit into now; nil if they may be of any length.
    package var lineWidth: @Sendable () -> Int? = { nil }
    /// The values of `$names` in scripts.
    package var values: [String: String] = [:]
    /// Whether saving only shows what would be written.
    package var isDryRun = false
    /// Whether each edit is brought to the disk at once, not only at a save.
    package var isDurable = false
    /// The versions that a document is merged from, with the document's path; nil if they are looked for.
    package var merge: (path: String, inputs: MergeInputs)?
    /// Whether a document is locked from reading to saving, as in a run that saves.
    var locksDocuments = false
    /// The number of a run whose documents are saved as one; nil for others, and if no log is kept.
    var run: Int?
    /// What the user sets up at the prompt; nil if there is no prompt.
    package var prompt: PromptSettings?
    /// What `copy`, `cut` and `paste` use in place of the clipboard of the user's sessions; nil for that one.
    package var clipboard: Clipboard?
    /// The folders of source code that belong to the documents.
    package var sources: [String] = []
    /// The folder for declarations that were read from source code; nil for none.
    package var cacheFolder: String?
    /// Makes a reader of Swift; if it is nil, only Objective-C is read.
    package var makeReader: (@Sendable () -> any SwiftReading)?
    /// Provides other code than that of the files in some folders, for tests.
    var makeCode: (@Sendable (_ roots: [String]) -> any CodeLookup)?

    /// The records of runs; nil where nothing is kept outside of the documents.
    var runs: RunRecords? { journalFolder.map { RunRecords(besides: $0) } }

    /// The folder in which saves of several files note what they are about to do; nil where nothing is kept outside of them.
    var saveRecordFolder: String? { journalFolder.map { PathName.join(PathName.folder($0), "saves") } }

    /// Makes commands answer in a form; nil for the one that they answer in.
    package mutating func answer(as form: AnswerForm?) {
        guard let form else { return }
        wantsFields = form.kind != .text
        wantsText = form.kind == .text
    }

    /// Makes options: not interactive, no journal.
    package init() {}
}
