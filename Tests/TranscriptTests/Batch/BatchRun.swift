import Foundation
import PTYSupport
import TemporaryFolders

/// A folder of documents on which the program is run, and what came of a run.
struct BatchRun {
    /// What a run printed, and how it ended.
    struct Result: Equatable {
        var status: Int32
        var output: String
        var errors: String
    }

    let folder = TemporaryFolder()
    private let home = TemporaryFolder()

    /// Runs the program in the folder.
    func run(_ arguments: [String]) throws -> Result {
        let (output, errors) = (home.file("output", ""), home.file("errors", ""))
        let process = try process(arguments)
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
        try process.run()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: Self.text(output), errors: Self.text(errors))
    }

    /// Makes a process of the program in the folder, with a home of its own.
    func process(_ arguments: [String]) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: BuildProducts.path(of: "nibsh"))
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = [
            "HOME": home.path, "XDG_STATE_HOME": home("state"), "XDG_CACHE_HOME": home("cache"),
            "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
        ].merging(BuildProducts.sanitizerOptions) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// The files of the folder by their names.
    func contents() -> [String: String] {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return Dictionary(uniqueKeysWithValues: names.map { ($0, Self.text(folder($0))) })
    }

    private static func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
}
