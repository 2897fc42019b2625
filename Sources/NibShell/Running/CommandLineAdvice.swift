import CommandLanguage
import Platform

/// Hints for those who gave commands as arguments of the program: what to type is a command line.
package enum CommandLineAdvice {
    /// Returns the command lines with a document for a statement that needs one.
    static func hints(forStatementWithoutDocument statement: String) -> [String] {
        let words = (try? Lexer.words(of: statement)) ?? []
        guard words.first?.text == "check" else { return [line(statement, of: ["FILE"])] }
        if let project = projectCheck(of: words.dropFirst().map(\.text)) { return [project] }
        let files = words.filter { FileStatus($0.text) != nil }.map(\.text)
        guard files.isEmpty else {
            let rest = words.filter { !files.contains($0.text) }.map(\.spelling)
            return [line(rest.joined(separator: " "), of: files)]
        }
        return [line(statement, of: ["FILE"]), "all documents of a folder: \(line("check --all", of: []))"]
    }

    /// Returns the command line that checks all documents in folders; nil if the operands of `check` are not all folders.
    package static func projectCheck(of operands: [String]) -> String? {
        guard !operands.isEmpty, operands.allSatisfy(RealPath.isFolder) else { return nil }
        return line((["check", "--all"] + operands.map { Quoting.quote($0) }).joined(separator: " "), of: [])
    }

    /// Returns the command line that runs a statement on files.
    package static func line(_ statement: String, of files: [String]) -> String {
        let files = files.map { Quoting.forSystemShell($0) }
        if let words = try? Lexer.words(of: statement), let first = words.first, DirectCommands.isNamed(first.text) {
            return (["nibsh"] + words.map { Quoting.forSystemShell($0.text) } + files).joined(separator: " ")
        }
        return (["nibsh"] + files + ["-c", Quoting.forSystemShell(statement)]).joined(separator: " ")
    }
}
