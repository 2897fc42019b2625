import Foundation
import NibShell
import SeededRandom
import TemporaryFolders
import Testing

/// The ids that commands give: different ones for different edits of one document, and for documents of one name.
struct NewIDTests {
    private let folder = TemporaryFolder()

    private func shell(_ path: String, _ commands: String...) throws -> Shell {
        var options = Shell.Options()
        options.isInteractive = true
        let shell = Shell(options: options)
        for command in ["new ios-xib '\(path)'"] + commands { _ = try shell.execute(command) }
        return shell
    }

    private func ids(_ shell: Shell) -> Set<String> {
        let text = String(decoding: shell.documentBytes ?? [], as: UTF8.self)
        return Set(text.components(separatedBy: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) })
    }

    /// A command that no other number gives; which kind it is depends on chance.
    private func command(_ number: Int, _ chance: inout SeededGenerator, view: String) -> String {
        switch chance.below(5) {
        case 0: "add label to \(view) text='Label \(number)'"
        case 1: "add button to \(view) userLabel='Button \(number)'"
        case 2: "connect outlet owner.outlet\(number) -> \(view)"
        case 3: "add view to \(view) tag=\(number)"
        default: "add stackView to \(view) spacing=\(number)"
        }
    }

    @Test("10,000 different edits from one base never give an id twice")
    func branches() throws {
        let shell = try shell(folder("View.xib"), "add view to document.objects as aaa-aa-aaa aaa-aa-aab", "save")
        let base = ids(shell)
        var chance = SeededGenerator(seed: 13)
        var given: [String: String] = [:]
        for number in Sample.of(0..<10_000) {
            let command = command(number, &chance, view: "aaa-aa-aaa")
            _ = try shell.execute(command)
            let new = ids(shell).subtracting(base)
            #expect(!new.isEmpty, "\(command)")
            for id in new {
                let other = given.updateValue(command, forKey: id)
                #expect(other == nil, "\(id) by '\(command)' and '\(other ?? "")'")
            }
            _ = try shell.execute("undo")
        }
        #expect(given.count * Sample.distance >= 10_000)
    }

    @Test("new documents of one name in folders of a project have different ids, those at one place the same ones")
    func newDocuments() throws {
        try folder.write("Package.swift", "")
        for name in ["A", "B"] {
            try FileManager.default.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
        }
        // What every new xib has: its placeholders and the device.
        let own: Set<String> = ["-1", "-2", "retina6_12"]
        let first = ids(try shell(folder("A/View.xib"))).subtracting(own)
        let second = ids(try shell(folder("B/View.xib"))).subtracting(own)
        #expect(!first.isEmpty && first.isDisjoint(with: second))
        #expect(ids(try shell(folder("A/View.xib"))).subtracting(own) == first)
    }

    @Test("what two people type makes two objects; what a script says makes the same ones for both")
    func salts() throws {
        _ = try shell(folder("View.xib"), "add view to document.objects as aaa-aa-aaa", "save")
        try folder.write("add.nibsh", "add label to aaa-aa-aaa text=Name\n")
        func ids(salt: UInt64, _ command: String) throws -> Set<String> {
            var options = Shell.Options()
            options.isInteractive = true
            options.idSalt = salt
            let shell = Shell(options: options)
            _ = try shell.open(folder("View.xib"))
            _ = try shell.execute(command)
            return self.ids(shell)
        }
        let typed = "add label to aaa-aa-aaa text=Name"
        let (first, second) = (try ids(salt: 1, typed), try ids(salt: 2, typed))
        #expect(first.count == second.count && first != second)
        #expect(try ids(salt: 1, typed) == first)
        let script = "source '\(folder("add.nibsh"))'"
        #expect(try ids(salt: 1, script) == ids(salt: 0, script))
        #expect(try ids(salt: 0, script).count == first.count)
    }
}
