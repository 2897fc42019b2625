import Platform

/// A source file as a walk through folders finds it.
struct SourceFile: Hashable, Sendable {
    /// What identifies one state of a file on disk.
    struct Stamp: Hashable, Sendable {
        var size: Int64 = 0
        /// When it was last written, in nanoseconds.
        var time: Int64 = 0
        var inode: UInt64 = 0

        /// Makes a stamp from its parts.
        init(size: Int64 = 0, time: Int64 = 0, inode: UInt64 = 0) { (self.size, self.time, self.inode) = (size, time, inode) }

        /// The state that a file is in now.
        init(_ status: FileStatus) {
            self.init(size: Int64(status.size), time: status.modified, inode: status.identity.inode)
        }
    }

    /// What a file's name says it holds.
    enum Kind: UInt8, Sendable, CaseIterable {
        case swift
        case objectiveC
        /// `project.pbxproj` or `Package.swift`, which say what module a file belongs to. A manifest is no source of the project.
        case project
        case package
    }

    var path: String
    var kind: Kind
    var stamp: Stamp
}

/// Something that could not be read, which leaves the rest as it is.
public struct SourceProblem: Hashable, Sendable {
    /// The file or folder.
    public var path: String
    /// Why it could not be read, as the system says it.
    public var reason: String

    /// Makes a problem.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Makes the problem of a file or folder that the system does not open.
    init(_ path: String, _ error: SystemError) {
        self.init(path: path, reason: error.isMissing ? "no such file or folder" : error.reason)
    }
}
