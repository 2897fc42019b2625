import Foundation

/// A file system of 64 KiB in memory, mounted for one test; nil if that is not permitted.
package final class SmallDisk {
    /// The mount point.
    package let path: String
    private let folder = TemporaryFolder()

    /// Mounts a file system.
    package init?() {
        path = folder("disk")
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        guard Self.run("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", path) else { return nil }
    }

    deinit {
        _ = Self.run("umount", path)
    }

    /// Remounts it read-only; returns whether that succeeded.
    package func makeReadOnly() -> Bool {
        Self.run("mount", "-o", "remount,ro", path)
    }

    /// Whether the user may mount a file system.
    package static let isPermitted = SmallDisk() != nil

    private static func run(_ arguments: String...) -> Bool {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardError = nil
        process.standardOutput = nil
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
