import Platform
import Synchronization

/// The files of a project with what is known about each; it follows changes on disk.
final class FileTable {
    /// The files and folders to read.
    let roots: [String]
    private let options: SourceOptions
    private let cachePath: String?
    let reader: (any SwiftReading)?
    private var cache: IndexCache?
    private var isChanged = false
    private var readerFailed = false
    private var readProblems: [String: String] = [:]

    /// Bytes to use instead of those on disk, by path.
    var overlay: [String: [UInt8]] = [:]
    /// The files, by path.
    private(set) var files: [IndexedFile] = []
    private(set) var listing = FolderWalk.Listing()

    /// Makes a table; nothing is read before `load`.
    init(roots: [String], options: SourceOptions, cache: String?, reader: (any SwiftReading)?) {
        self.roots = roots.map(PathName.normalized)
        self.options = options
        self.reader = reader
        cachePath = cache.map { PathName.join($0, Self.cacheName(of: roots, options: options)) }
    }

    /// Returns the name of the cache for roots and options, always the same for the same ones.
    private static func cacheName(of roots: [String], options: SourceOptions) -> String {
        var writer = FieldWriter()
        var (roots, excluded) = (roots, options.excluded.sorted())
        writer.code(&roots)
        writer.write(byte: (options.includesDependencies ? 1 : 0) | (options.includesFrameworks ? 2 : 0))
        writer.code(&excluded)
        return "sources-\(Digest(of: writer.bytes)).index"
    }

    /// Files, folders and readers that failed, by path.
    var problems: [SourceProblem] {
        listing.problems
            + readProblems.map { SourceProblem(path: $0.key, reason: $0.value) }.sorted { $0.path < $1.path }
    }

    /// Whether Swift files can be read.
    var canReadSwift: Bool { reader != nil && !readerFailed }

    // MARK: Files on disk

    /// Lists the files, takes what the cache has, and reads the others.
    func load() {
        if let cachePath, let opened = IndexCache(cachePath) {
            cache = opened
            files = opened.records.map { record in
                let file = IndexedFile(SourceFile(path: record.path, kind: .swift, stamp: record.stamp))
                file.skim = record.skim
                file.rules = record.rules
                if let range = record.declarations { file.content = .stored(range) }
                return file
            }
        }
        refresh()
    }

    /// Lists the files again and reads those that are new or changed.
    ///
    /// - Returns: whether anything is new, changed or gone.
    @discardableResult
    func refresh() -> Bool {
        // What an unsuccessful reader left out may be readable now
        var hasChanges = readerFailed
        readerFailed = false
        listing = FolderWalk.list(roots, options: options)
        addOverlay()
        var current: [IndexedFile] = []
        current.reserveCapacity(listing.files.count)
        var fresh: [IndexedFile] = []
        var retried: [IndexedFile] = []
        var old = 0
        for file in listing.files {
            while old < files.count, files[old].file.path < file.path { old += 1 }
            if old < files.count, files[old].file.path == file.path, files[old].file.stamp == file.stamp,
                files[old].rules?.settings.contains(where: \.isChanged) != true
            {
                files[old].file.kind = file.kind
                current.append(files[old])
                if case .unreadable = files[old].content { retried.append(files[old]) }
            } else {
                let entry = IndexedFile(file)
                current.append(entry)
                fresh.append(entry)
            }
        }
        if !fresh.isEmpty || current.count != files.count { hasChanges = true }
        files = current
        for file in retried { file.content = .unread }
        readProblems = [:]
        look(at: fresh + retried)
        for file in retried where readProblems[file.file.path] == nil { hasChanges = true }
        if hasChanges { isChanged = true }
        return hasChanges
    }

    /// Replaces files on disk with those of the overlay.
    private func addOverlay() {
        guard !overlay.isEmpty else { return }
        listing.files.removeAll { overlay[$0.path] != nil }
        for (path, bytes) in overlay {
            guard let kind = SourceName.kind(PathName.base(path)) else { continue }
            let digest = Digest(of: bytes).value
            // No file on disk has a negative size
            let stamp = SourceFile.Stamp(size: -1, time: Int64(truncatingIfNeeded: digest), inode: 0)
            listing.files.append(SourceFile(path: path, kind: kind, stamp: stamp))
        }
        listing.files.sort { $0.path < $1.path }
    }

    private func look(at fresh: [IndexedFile]) {
        guard !fresh.isEmpty else { return }
        let looks = FirstLook.look(at: fresh.map(\.file), overlay: overlay)
        for (file, look) in zip(fresh, looks) {
            file.skim = look.skim
            file.rules = look.rules
            readProblems[file.file.path] = look.problem
            if let declarations = look.declarations {
                file.content = .read(declarations)
            } else if look.problem != nil {
                file.content = .unreadable
            }
        }
    }

    /// Returns the index of a path, nil if it is not among the files.
    func index(of path: String) -> Int? {
        var low = 0
        var high = files.count
        while low < high {
            let middle = (low + high) / 2
            if files[middle].file.path < path { low = middle + 1 } else { high = middle }
        }
        return low < files.count && files[low].file.path == path ? low : nil
    }

    // MARK: What files declare

    /// Reads those of some files that were not read yet, Swift in one batch.
    func read(_ indexes: some Sequence<Int>) {
        var wanted: [IndexedFile] = []
        for index in indexes {
            if case .unread = files[index].content, files[index].file.kind == .swift { wanted.append(files[index]) }
        }
        guard !wanted.isEmpty, let reader, !readerFailed else { return }
        var paths: [(file: IndexedFile, path: String)] = []
        // Gone when this function ends.
        var temporary: [TemporaryFile] = []
        for file in wanted {
            guard let bytes = overlay[file.file.path] else {
                paths.append((file, file.file.path))
                continue
            }
            do throws(SystemError) {
                let copy = try write(bytes)
                paths.append((file, copy.path))
                temporary.append(copy)
            } catch {
                // The file on disk declares something else than these bytes.
                file.content = .unreadable
                readProblems[file.file.path] = "cannot be read as it will be saved: \(error.reason)"
            }
        }
        do {
            let read = try withExtendedLifetime(temporary) { try reader.read(paths.map(\.path)) }
            take(read, for: paths.map(\.file))
        } catch {
            readerFailed = true
            readProblems["swift"] = "\(error)"
        }
    }

    private func take(_ read: [FileDeclarations?], for wanted: [IndexedFile]) {
        for (file, declarations) in zip(wanted, read) {
            if let declarations {
                file.content = .read(declarations)
                isChanged = true
            } else {
                file.content = .unreadable
                readProblems[file.file.path] = "cannot be read as Swift"
            }
        }
    }

    /// Writes bytes of the overlay to a file for the reader.
    private func write(_ bytes: [UInt8]) throws(SystemError) -> TemporaryFile {
        let folder = cachePath.map(PathName.folder) ?? "/tmp"
        try FileSystem.makeFolder(folder)
        return try TemporaryFile(in: folder, suffix: ".swift", bytes)
    }

    /// Returns what a file declares, nil if it was not or could not be read.
    func declarations(_ index: Int) -> FileDeclarations? {
        let file = files[index]
        switch file.content {
        case .unread, .unreadable:
            return nil
        case .read(let declarations):
            return declarations
        case .stored(let range):
            guard let cache,
                let decoded = try? DeclarationsCoding.decode(UnsafeRawBufferPointer(rebasing: cache.bytes[range]))
            else {
                file.content = .unread
                read(CollectionOfOne(index))
                if case .read(let declarations) = file.content { return declarations }
                return nil
            }
            file.content = .read(decoded)
            return decoded
        }
    }

    /// Writes the cache if anything changed since it was read.
    ///
    /// - Returns: whether the cache is up to date. A folder that cannot be written is not an error.
    @discardableResult
    func writeCache() -> Bool {
        guard let cachePath else { return false }
        guard isChanged else { return true }
        return Self.writing.withLock { _ in
            takeDeclarations(ofCacheAt: cachePath)
            return writeCache(to: cachePath)
        }
    }

    /// Held while a cache is brought up to date, so that the threads of a run do not lose each other's declarations.
    private static let writing = Mutex(())

    /// Takes the declarations that others have written to the cache since it was opened here.
    private func takeDeclarations(ofCacheAt path: String) {
        guard let other = IndexCache(path) else { return }
        for record in other.records {
            guard let range = record.declarations, let index = index(of: record.path),
                files[index].file.stamp == record.stamp, case .unread = files[index].content,
                let declarations = try? DeclarationsCoding.decode(
                    UnsafeRawBufferPointer(rebasing: other.bytes[range]))
            else { continue }
            files[index].content = .read(declarations)
        }
    }

    private func writeCache(to cachePath: String) -> Bool {
        let kept = files.filter { file in
            if case .unreadable = file.content { return false }
            return file.file.stamp.size >= 0
        }
        guard AtomicFile.writeCache(IndexCache.encoded(kept, old: cache), to: cachePath) else { return false }
        isChanged = false
        return true
    }
}
