import Foundation
import SeededRandom

/// A disk that keeps apart what was written and what was synced.
///
/// It promises no more than POSIX does: the bytes of a file are safe once the file was synced, its name once its folder was, and
/// what was not synced may be on the disk or not, whatever came before or after it.
struct Disk {
    /// A file, whatever its names.
    private struct File {
        /// What is on the disk for certain.
        var safe: [UInt8] = []
        /// Changes since the last sync, in order.
        var changes: [Change] = []

        enum Change {
            case write(at: Int, [UInt8])
            case truncate(Int)
        }

        /// The bytes with some of the changes.
        func bytes(with isKept: (Change) -> Bool) -> [UInt8] {
            var bytes = safe
            for change in changes where isKept(change) {
                switch change {
                case .truncate(let count):
                    bytes = Array(bytes.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - bytes.count))
                case .write(let offset, let new):
                    if bytes.count < offset + new.count {
                        bytes += [UInt8](repeating: 0, count: offset + new.count - bytes.count)
                    }
                    bytes.replaceSubrange(offset..<offset + new.count, with: new)
                }
            }
            return bytes
        }
    }

    /// A change of the names in a folder.
    private enum NameChange {
        case set(String, Int)
        case remove(String)
        /// A rename, which is done as one.
        case move(from: String, to: String, Int)
    }

    private var files: [File] = []
    /// The files by their names, as the program sees them.
    private var names: [String: Int] = [:]
    /// The names that are on the disk for certain.
    private var safeNames: [String: Int] = [:]
    /// Changes of names since their folders were synced, in order.
    private var nameChanges: [(folder: String, change: NameChange)] = []
    /// What each descriptor is open on: a file, or the path of a folder.
    private var descriptors: [Int: (file: Int?, path: String)] = [:]
    private var folders: Set<String> = []
    private var printed = ""

    /// Makes a disk on which the files of a folder are safe.
    init(_ root: String) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
            let path = root + "/" + name
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            if isFolder.boolValue {
                folders.insert(path)
            } else {
                names[path] = files.count
                files.append(File(safe: Array(FileManager.default.contents(atPath: path) ?? Data())))
            }
        }
        folders.insert(root)
        safeNames = names
    }

    /// What the program has printed, without colours.
    var said: String {
        printed.replacingOccurrences(of: "\u{1B}\\[[0-9;?]*[A-Za-z]", with: "", options: .regularExpression)
    }

    private static func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }

    /// Does what the program did.
    mutating func perform(_ operation: DiskOperation) {
        switch operation {
        case .open(let descriptor, let isMade, let path): open(descriptor, isMade: isMade, path)
        case .close(let descriptor): descriptors[descriptor] = nil
        case .write(let descriptor, let offset, let bytes):
            if let file = descriptors[descriptor]?.file { files[file].changes.append(.write(at: offset, bytes)) }
        case .truncate(let descriptor, let count):
            if let file = descriptors[descriptor]?.file { files[file].changes.append(.truncate(count)) }
        case .sync(let descriptor): sync(descriptor)
        case .rename(let source, let target):
            guard let file = names.removeValue(forKey: source) else { return }
            names[target] = file
            nameChanges.append((Self.folder(target), .move(from: source, to: target, file)))
        case .link(let source, let target):
            guard let file = names[source] else { return }
            names[target] = file
            nameChanges.append((Self.folder(target), .set(target, file)))
        case .unlink(let path):
            names[path] = nil
            nameChanges.append((Self.folder(path), .remove(path)))
        case .makeFolder(let path): folders.insert(path)
        case .said(let bytes): printed += String(decoding: bytes, as: UTF8.self)
        }
    }

    private mutating func open(_ descriptor: Int, isMade: Bool, _ path: String) {
        if folders.contains(path) {
            descriptors[descriptor] = (nil, path)
        } else if let file = names[path] {
            descriptors[descriptor] = (file, path)
        } else if isMade {
            names[path] = files.count
            nameChanges.append((Self.folder(path), .set(path, files.count)))
            descriptors[descriptor] = (files.count, path)
            files.append(File())
        }
    }

    private mutating func sync(_ descriptor: Int) {
        guard let opened = descriptors[descriptor] else { return }
        if let file = opened.file {
            files[file].safe = files[file].bytes { _ in true }
            files[file].changes = []
        } else {
            for (folder, change) in nameChanges where folder == opened.path { Self.apply(change, to: &safeNames) }
            nameChanges.removeAll { $0.folder == opened.path }
        }
    }

    private static func apply(_ change: NameChange, to names: inout [String: Int]) {
        switch change {
        case .set(let path, let file): names[path] = file
        case .remove(let path): names[path] = nil
        case .move(let source, let target, let file):
            names[source] = nil
            names[target] = file
        }
    }

    /// The files after a power failure: what is safe, and a random choice of what is not.
    func afterPowerFailure(dropping percent: Int, _ random: inout SeededGenerator) -> [String: [UInt8]] {
        var names = safeNames
        for (_, change) in nameChanges where !random.chance(percent) { Self.apply(change, to: &names) }
        return names.mapValues { file in
            files[file].bytes { _ in !random.chance(percent) }
        }
    }

    /// Puts files in the place of those of a folder.
    static func write(_ files: [String: [UInt8]], over root: String) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
            var isFolder: ObjCBool = false
            let path = root + "/" + name
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            try FileManager.default.removeItem(atPath: path)
        }
        for (path, bytes) in files {
            try FileManager.default.createDirectory(atPath: folder(path), withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        }
    }
}
