import CommandLanguage
import Replies

/// Statements that are run as one entry of the log, if none of them fails.
package struct StatementGroup {
    private let statements: [Statement]
    private let path: String

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - statements: the statements.
    ///   - path: what errors call the text that they are from.
    package init(_ statements: [Statement], of path: String) {
        self.statements = statements
        self.path = path
    }

    /// Runs the statements; all are tried, also after one that fails.
    ///
    /// - Parameters:
    ///   - shell: the shell.
    ///   - end: runs after the last one.
    /// - Returns: the errors of all that fail, but for those that only lack what an earlier one would have made.
    /// - Throws: what `end` throws. After any error everything is undone.
    package func run(in shell: Shell, end: () throws(CommandError) -> Void) throws(CommandError) -> [CommandError] {
        let label = statements.first.map { String($0.text) } ?? path
        var failures = FailedStatements()
        do throws(CommandError) {
            try shell.scripts.grouped(label, by: "source") { () throws(CommandError) in
                for statement in statements {
                    do throws(CommandError) { _ = try shell.execute(statement, of: path) } catch {
                        failures.add(error, of: statement)
                    }
                }
                if let first = failures.errors.first { throw first }
                try end()
            }
        } catch {
            if failures.errors.isEmpty { throw error }
        }
        return failures.errors
    }
}
