import ClassFacts
import NibDocument

extension Checker {
    /// A file that was to be checked but cannot be read as a document.
    package struct Unreadable {
        /// The path that the finding shows.
        package var file: String
        /// Why the file cannot be read.
        package var reason: String
        /// The line of the error, from 1.
        package var line: Int
        /// The column of the error in bytes, from 1.
        package var column: Int

        /// Makes a value from a reason.
        package init(file: String, reason: String, line: Int = 1, column: Int = 1) {
            self.file = file
            self.reason = reason
            self.line = line
            self.column = column
        }

        /// Makes a value from the error that reading the document threw.
        package init(file: String, _ error: NibError) {
            self.init(file: file, reason: error.message, line: error.line ?? 1, column: error.column ?? 1)
        }
    }

    /// Returns one finding for each file that cannot be read; none if the settings turn the rule off.
    package func check(_ files: [Unreadable]) -> [Finding] {
        let rule = Rule.unreadable
        guard !settings.off.contains(rule.identifier) else { return [] }
        return files.map { file in
            var finding = Finding(
                rule: rule.identifier, severity: settings.severities[rule.identifier] ?? rule.severity, file: file.file,
                offset: 0, message: file.reason)
            finding.line = file.line
            finding.column = file.column
            return finding
        }
    }
}
