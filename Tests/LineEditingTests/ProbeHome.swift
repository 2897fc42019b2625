import Foundation
import PTYSupport

/// A home folder for the program under test, removed after the test.
final class ProbeHome {
    let path: String

    var historyPath: String { path + "/state/nibsh/history" }

    init(editrc: String? = nil) throws {
        path = NSTemporaryDirectory() + "nibsh-line-editing-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        if let editrc { try editrc.write(toFile: path + "/.editrc", atomically: true, encoding: .utf8) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Starts the probe and waits for its first prompt.
    func start(
        environment: [String: String] = [:], size: (columns: Int, rows: Int) = (80, 24), suggests: Bool = false
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            program: BuildProducts.path(of: "line-editing-probe"),
            arguments: [historyPath] + (suggests ? ["--suggest"] : []),
            environment: ["HOME": path].merging(environment) { $1 }, size: size)
        try terminal.expect("probe> ")
        return terminal
    }
}

extension PseudoTerminal {
    /// Types a line and waits until the probe reports it and shows the next prompt.
    func enter(_ typed: String, reads line: String) throws {
        send(typed + "\r")
        try expect("line: <\(line)>")
        try expect("probe> ")
    }

    /// Types a line and returns what the probe reads, which may take several rows.
    func enterLong(_ typed: String) throws -> String {
        let count = read.count
        send(typed + "\r")
        try wait("for a line") { _ in read.count > count }
        return read[count]
    }

    /// The lines that the probe reported.
    private var read: [String] {
        String(decoding: output, as: UTF8.self).components(separatedBy: "line: <").dropFirst().compactMap { rest in
            rest.range(of: "> ").map { String(rest[..<$0.lowerBound]) }
        }
    }
}
