import Foundation
import PTYSupport
import Testing

/// The privileges that the tests have on this machine.
enum Permissions {
    /// Whether a file system in memory can be mounted.
    static let canMount: Bool = {
        guard let workspace = try? Workspace(), let disk = try? workspace.folder("disk") else { return false }
        guard run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk) else { return false }
        // The workspace must stay alive until then, because it removes the folder when it is released.
        return withExtendedLifetime(workspace) { run("umount", disk) }
    }()

    /// Whether a program can be run as a user without special rights.
    static let hasOrdinaryUser =
        geteuid() != 0 || run("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "true")

    /// Whether there is a device that is always full.
    static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

    /// Whether a program of this build can run with limits on the number and the size of its files.
    static let canSetLimits = BuildProducts.sanitizerOptions.isEmpty
    static let whyNoLimits: Comment = "a sanitizer opens and writes files of its own, which the limits would stop"

    private static func run(_ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = nil
        process.standardError = nil
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
