import Foundation
import NibShell
import PTYSupport
import Testing

/// The generated documents match the current declarations of the commands.
@Suite struct ReferenceTests {
    @Test(arguments: [("reference", "COMMANDS.md"), ("man", "nibsh.1")])
    func isCurrent(what: String, file: String) throws {
        let committed = try Repository.text("Documentation/\(file)")
        let isCurrent = try Self.printed(what) == committed
        #expect(isCurrent, "Documentation/\(file) is not current; Scripts/reference writes it")
    }

    @Test func tableHasNoProblems() {
        #expect(Shell.table.validate() == [])
    }

    @Test func everyCommandIsInTheReference() throws {
        let lines = try Repository.text("Documentation/COMMANDS.md").split(separator: "\n")
        #expect(!Shell.table.commands.isEmpty)
        for command in Shell.table.commands {
            let level = Shell.table.page(of: command) == nil ? "###" : "####"
            #expect(lines.contains("\(level) \(command.name)"), "'\(command.name)' has no section")
            #expect(lines.contains { $0 == command.usage }, "the usage of '\(command.name)' is missing")
        }
    }

    /// What the program prints as its own documentation.
    private static func printed(_ what: String) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: BuildProducts.path(of: "nibsh"))
        process.arguments = ["--print", what]
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self)
    }
}
