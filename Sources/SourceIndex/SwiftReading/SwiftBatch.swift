import Platform

/// The files of one call of `SwiftReader.read`, with what is known of them so far.
struct SwiftBatch {
    /// The files that no process has, by their index, the smallest first: the next is the last.
    var waiting: [Int]
    /// The bytes of all files.
    private(set) var size = 0
    private(set) var results: [FileDeclarations?]
    private var missing: Int

    init(_ paths: [String]) {
        results = Array(repeating: nil, count: paths.count)
        var sizes: [(file: Int, size: Int)] = []
        sizes.reserveCapacity(paths.count)
        for (file, path) in paths.enumerated() {
            // A path with a NUL in it names no file, and would be two for the reader; an empty one likewise none.
            guard let status = FileStatus(path) else { continue }
            sizes.append((file, status.size))
            size += status.size
        }
        sizes.sort { ($0.size, $1.file) < ($1.size, $0.file) }
        waiting = sizes.map(\.file)
        missing = waiting.count
    }

    var isDone: Bool { missing == 0 }

    mutating func answer(_ file: Int, _ declarations: FileDeclarations?) {
        results[file] = declarations
        missing -= 1
    }
}
