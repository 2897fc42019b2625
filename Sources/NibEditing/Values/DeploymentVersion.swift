import CommandLanguage
import NibDocument
import Replies

/// A version of a system that a document is for, as `<deployment>` has it: 11.2 of iOS is 2848, that of macOS 110200.
struct DeploymentVersion {
    static let element = "deployment"
    static let attributes: Set = ["version", "defaultVersion"]

    /// The version as people write it, after the system's name.
    let text: String
    /// The version as documents write it.
    let number: String

    /// Reads a version as people or documents write it.
    ///
    /// - Parameters:
    ///   - value: the version.
    ///   - document: says for which system.
    /// - Throws: an error under the value if it is neither.
    init(_ value: Word, in document: NibDocument) throws(CommandError) {
        let isMac = document.kind.family == .cocoa
        let parts = value.text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        let isNumber = parts.count == 1 && parts[0] >= (isMac ? 1000 : 256)
        guard isNumber || (1...3).contains(parts.count) && parts.allSatisfy({ (0..<100).contains($0) }) && parts[0] > 0
        else {
            throw CommandError(
                "bad-value", "'\(value.text)' is not a version of \(document.kind.platform.rawValue)", span: value.span,
                hints: ["write it as in \(isMac ? "10.13" : "15.0")"])
        }
        let minor = parts.count > 1 ? parts[1] : 0
        let patch = parts.count > 2 ? parts[2] : 0
        text = "\(document.kind.platform.rawValue) \(value.text)"
        if isNumber {
            number = value.text
        } else if !isMac {
            number = String(parts[0] << 8 | min(minor, 15) << 4 | min(patch, 15))
        } else if parts[0] == 10, minor < 10 {
            number = String(1000 + minor * 10 + min(patch, 9))
        } else {
            number = String(parts[0] * 10_000 + minor * 100 + patch)
        }
    }
}
