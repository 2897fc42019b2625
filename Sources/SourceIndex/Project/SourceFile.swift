/// A source file as a walk through folders finds it.
struct SourceFile: Hashable, Sendable {
    /// What identifies one state of a file on disk.
    struct Stamp: Hashable, Sendable {
        var size: Int64 = 0
        /// When it was last written, in nanoseconds.
        var time: Int64 = 0
        var inode: UInt64 = 0
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
}
