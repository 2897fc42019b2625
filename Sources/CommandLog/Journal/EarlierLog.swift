import Platform

/// A log of earlier sessions that does not lead to the document as it is, because another program changed the file.
package struct EarlierLog: Sendable {
    /// The log.
    package let log: CommandLog
    /// When it was last written to, in UTC.
    package let modified: String

    init(_ contents: JournalContents, modified: Int64) {
        log = contents.log
        self.modified = Clock.text(modified)
    }
}
