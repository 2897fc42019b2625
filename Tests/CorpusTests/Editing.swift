import NibShell
import Replies
import Testing

/// A small document in a shell of its own, for tests that edit it by commands.
struct Editing {
    let shell: Shell
    let base: [UInt8]
    private let folder: TemporaryFolder

    init(_ text: String, name: String = "Test.xib") throws {
        folder = try TemporaryFolder()
        base = Array(text.utf8)
        var options = Shell.Options()
        options.isInteractive = true
        shell = Shell(options: options)
        _ = try shell.open(folder.write(base, to: name))
    }

    /// The document as it is now.
    var text: String { String(decoding: shell.documentBytes ?? [], as: UTF8.self) }

    /// Writes a file beside the document.
    func write(_ text: String, to name: String) throws -> String { try folder.write(text, to: name) }

    /// Runs commands.
    @discardableResult
    func run(_ commands: String...) throws -> [Reply] { try commands.map { try shell.execute($0) } }

    /// Checks that undoing all gives the base and redoing all the document as it is now.
    func checkHistory(_ location: SourceLocation = #_sourceLocation) throws {
        let final = text
        let script = try shell.execute("log --script").text.plain
        try run("restore 0")
        #expect(shell.documentBytes == base, sourceLocation: location)
        try run("redo 1000")
        #expect(text == final, sourceLocation: location)
        let again = try Editing(String(decoding: base, as: UTF8.self), name: name)
        for line in script.split(separator: "\n") { try again.run(String(line)) }
        #expect(again.text == final, sourceLocation: location)
    }

    private var name: String { shell.documentName ?? "Test.xib" }
}
