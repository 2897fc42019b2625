import CommandLanguage
import Replies

/// The error for what a flag cannot be.
package enum FlagError {
    /// The error for a value that a flag does not have. One in the words of code, such as `true`, is read as YES or NO.
    ///
    /// - Parameters:
    ///   - value: the value.
    ///   - name: what the flag is called.
    ///   - span: where the value is in the statement.
    /// - Returns: the error.
    package static func error(_ value: String, of name: String, at span: Range<Int>) -> CommandError {
        let error = CommandError("bad-value", "'\(name)' must be YES or NO, not '\(value)'", span: span)
        switch value.lowercased() {
        case "yes", "true", "on", "1", "y": return error.meaning("YES")
        case "no", "false", "off", "0", "n": return error.meaning("NO")
        default: return error
        }
    }
}
