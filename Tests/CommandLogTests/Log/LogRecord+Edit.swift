@testable import CommandLog

extension LogRecord {
    /// The record of an edit.
    static func edit(
        number: Int, parent: Int, lines: LogLines, label: String?, patches: [FilePatch] = [], fingerprint: UInt64? = nil
    ) -> LogRecord {
        .edit(
            LoggedEdit(
                number: number, parent: parent, lines: lines, label: label, patches: patches, fingerprint: fingerprint))
    }
}
