import Platform

/// A source file that a walk through folders found.
struct SourceFile: Hashable, Sendable {
    /// The facts that identify one state of a file on disk.
    struct Stamp: Hashable, Sendable {
        var size: Int64 = 0
        /// The time of the last write, in nanoseconds.
        var time: Int64 = 0
        var inode: UInt64 = 0

        /// Makes a stamp from its parts.
        init(size: Int64 = 0, time: Int64 = 0, inode: UInt64 = 0) {
            (self.size, self.time, self.inode) = (size, time, inode)
        }

        /// Reads the current state of a file.
        init(_ status: FileStatus) {
            self.init(size: Int64(status.size), time: status.modified, inode: status.identity.inode)
        }
    }

    /// The content of a file according to its name.
    enum Kind: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
        /// `project.pbxproj` or `Package.swift`, which tell to which module a file belongs. A manifest is not a source file of the
        /// project.
        case project
        case package
    }

    var path: String
    var kind: Kind
    var stamp: Stamp
}

/// A file or folder that could not be read; the others are not affected.
package struct SourceProblem: Hashable, Sendable {
    /// The file or folder.
    package var path: String
    /// The reason, in the words of the system.
    package var reason: String

    /// Makes a problem.
    package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Makes the problem of a file or folder that the system failed to open.
    init(_ path: String, error: SystemError) {
        let reason =
            switch error {
            case _ where error.isMissing: "no such file or folder"
            case .notAFile: "not a file"
            case .tooLarge: "larger than 1 GB"
            default: error.reason
            }
        self.init(path: path, reason: reason)
    }
}
