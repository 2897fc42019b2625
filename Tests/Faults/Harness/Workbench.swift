import Foundation
import PTYSupport

/// A folder with a document, a home and a state folder for runs of the program; removed with this object.
public final class Workbench {
    /// The folder, without symbolic links.
    public let folder: String

    /// What came of a run.
    public struct Run {
        /// The exit status, or 128 plus the signal that ended it; 128 + SIGKILL also if it ran out of time.
        public let status: Int32
        /// What it printed on standard output.
        public let output: String
        /// What it printed on standard error.
        public let complaints: String
        /// Whether it did not end in time.
        public let isEndless: Bool

        /// Whether it ended because of a fault of its own: a trap or a wrong access.
        public var isCrash: Bool {
            isEndless || [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV].contains(status - 128)
        }
        /// Everything in one line, for a report.
        public var summary: String {
            "status \(status)\(isEndless ? ", endless" : ""): "
                + (output + complaints).suffix(600).replacingOccurrences(of: "\n", with: " | ")
        }
    }

    /// Makes the folder.
    public init() throws {
        let parent = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
        folder = parent.appendingPathComponent("nibsh-faults-" + UUID().uuidString).path
        try clear()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// The program under test.
    public static let nibsh = BuildProducts.path(of: "nibsh")

    /// The library that strikes system calls; nil where there is none.
    public static let faultLibrary: String? = {
        let path = BuildProducts.path(of: "libFaultInjection.so")
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }()

    /// Removes everything in the folder.
    public func clear() throws {
        try? FileManager.default.removeItem(atPath: folder)
        for name in ["work", "home"] {
            try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
        }
    }

    /// The path of a file in the folder.
    public func callAsFunction(_ name: String) -> String { folder + "/" + name }

    /// Writes a file.
    public func write(_ name: String, _ bytes: [UInt8]) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    }

    /// Reads a file; empty if it is not there.
    public func bytes(_ name: String) -> [UInt8] { Array(FileManager.default.contents(atPath: self(name)) ?? Data()) }

    /// The names in the folder of the documents.
    public var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: self("work")).sorted()) ?? [] }

    /// Keeps the whole folder under another name, to go back to it.
    public func snapshot() throws -> Snapshot { try Snapshot(of: self) }

    /// The environment of a run.
    public func environment(_ more: [String: String] = [:]) -> [String: String] {
        [
            "HOME": self("home"), "XDG_STATE_HOME": self("state"), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
            "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no",
        ].merging(more) { $1 }
    }

    /// Starts the program in the folder of the documents.
    public func start(
        _ arguments: [String], program: String = Workbench.nibsh, environment more: [String: String] = [:],
        log: String = "run"
    ) throws -> Child {
        try Child(
            program: program, arguments: arguments, environment: environment(more), folder: self("work"),
            output: self(log + ".out"), complaints: self(log + ".err"))
    }

    /// Runs the program to its end.
    public func run(
        _ arguments: [String], program: String = Workbench.nibsh, environment more: [String: String] = [:],
        seconds: Double = 300
    ) throws -> Run {
        let child = try start(arguments, program: program, environment: more)
        return child.finish(within: seconds)
    }
}

/// The files of a workbench at one moment.
public struct Snapshot {
    private let files: [(path: String, bytes: Data, date: Date?)]
    private let folders: [String]

    init(of bench: Workbench) throws {
        var (files, folders): ([(String, Data, Date?)], [String]) = ([], [])
        for name in try FileManager.default.subpathsOfDirectory(atPath: bench.folder).sorted() {
            let attributes = try FileManager.default.attributesOfItem(atPath: bench(name))
            if attributes[.type] as? FileAttributeType == .typeDirectory {
                folders.append(name)
            } else {
                files.append(
                    (
                        name, FileManager.default.contents(atPath: bench(name)) ?? Data(),
                        attributes[.modificationDate] as? Date
                    ))
            }
        }
        (self.files, self.folders) = (files, folders)
    }

    /// Makes the folder of a workbench as it was.
    public func restore(to bench: Workbench) throws {
        try? FileManager.default.removeItem(atPath: bench.folder)
        try FileManager.default.createDirectory(atPath: bench.folder, withIntermediateDirectories: true)
        for folder in folders {
            try FileManager.default.createDirectory(atPath: bench(folder), withIntermediateDirectories: true)
        }
        for file in files { try file.bytes.write(to: URL(fileURLWithPath: bench(file.path))) }
    }
}
