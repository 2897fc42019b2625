import Platform

/// The files of one call of `SwiftReader.read`, with the answers so far.
struct SwiftBatch {
    /// The indexes of the files that no process has yet, the smallest file first; the last one is next.
    var waiting: [Int]
    /// The size of all files in bytes.
    private(set) var size = 0
    private(set) var results: [FileDeclarations?]
    private var missing: Int

    init(_ paths: [String]) {
        results = Array(repeating: nil, count: paths.count)
        var sizes: [(file: Int, size: Int)] = []
        sizes.reserveCapacity(paths.count)
        for (file, path) in paths.enumerated() {
            // A path with a NUL cannot name a file, and the reader would take it for two; neither can an empty one
            guard let status = FileStatus(path) else { continue }
            sizes.append((file, status.size))
            size += status.size
        }
        sizes.sort { ($0.size, $1.file) < ($1.size, $0.file) }
        waiting = sizes.map(\.file)
        missing = waiting.count
    }

    var isDone: Bool { missing == 0 }

    mutating func answer(_ file: Int, with declarations: FileDeclarations?) {
        results[file] = declarations
        missing -= 1
    }
}
