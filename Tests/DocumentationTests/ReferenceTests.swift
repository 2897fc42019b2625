import Foundation
import NibShell
import Testing

/// The generated documents match the current declarations of the commands.
@Suite struct ReferenceTests {
    @Test(arguments: [("reference", "COMMANDS.md"), ("man", "nibsh.1")])
    func isCurrent(what: String, file: String) throws {
        let committed = try Repository.text("Documentation/\(file)")
        let isCurrent = Shell.documentation(what) == committed
        #expect(isCurrent, "Documentation/\(file) is not current; Scripts/reference writes it")
    }

    @Test func tableHasNoProblems() {
        #expect(Shell.table.validate() == [])
    }

    @Test func everyCommandIsInTheReference() throws {
        let lines = try Repository.text("Documentation/COMMANDS.md").split(separator: "\n")
        #expect(!Shell.table.commands.isEmpty)
        for command in Shell.table.commands {
            #expect(lines.contains("### \(command.name)"), "'\(command.name)' has no section")
            #expect(lines.contains { $0 == command.usage }, "the usage of '\(command.name)' is missing")
        }
    }

    @Test func onlyKnownDocumentsArePrinted() {
        #expect(Shell.documentation("commands") == nil)
    }
}
