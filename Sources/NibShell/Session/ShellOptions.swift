import SourceIndex

/// How a shell is run.
public struct ShellOptions: Sendable {
    /// The folder of journals; nil for no journal.
    public var journalFolder: String?
    /// Whether a person types the commands: verbs may be shortened, and saves happen at once.
    public var isInteractive = false
    /// Whether replies carry fields for programs that take work to find; text that is shown is always there.
    public var wantsFields = true
    /// Whether saving only shows what would be written.
    public var isDryRun = false
    /// The folders of source code that belong to the documents.
    public var sources: [String] = []
    /// The folder for what was read of source code; nil for none.
    public var cacheFolder: String?
    /// Makes what reads Swift; nil where there is nothing, and then only Objective-C is read.
    public var makeReader: (@Sendable () -> any SwiftReading)?
    /// Gives other code than that of the files in some folders.
    var makeCode: (@Sendable (_ roots: [String]) -> any CodeLookup)?

    /// Makes options: not interactive, no journal.
    public init() {}
}
