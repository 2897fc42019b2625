import Foundation

/// What changes when a file is written: its inode, which an atomic save replaces, and its time of change.
struct FileStamp: Equatable {
    let inode: Int
    let modified: Date

    init(_ path: String) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        inode = attributes[.systemFileNumber] as? Int ?? 0
        modified = attributes[.modificationDate] as? Date ?? .distantPast
    }
}
