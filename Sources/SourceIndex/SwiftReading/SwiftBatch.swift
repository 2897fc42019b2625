/// The requests of one call of `SwiftReader`, with the answers so far.
struct SwiftBatch<Answer> {
    /// The indexes of the requests that no process has yet, the smallest first; the last one is next.
    var waiting: [Int]
    /// The size of all sources in bytes.
    private(set) var size = 0
    private(set) var results: [Answer?]
    private var missing: Int

    /// Makes a batch.
    ///
    /// - Parameter sizes: the size of each source; nil for one that cannot be read, which has no answer.
    init(sizes: [Int?]) {
        results = Array(repeating: nil, count: sizes.count)
        var known: [(file: Int, size: Int)] = []
        known.reserveCapacity(sizes.count)
        for (file, size) in sizes.enumerated() {
            guard let size else { continue }
            known.append((file, size))
            self.size += size
        }
        known.sort { ($0.size, $1.file) < ($1.size, $0.file) }
        waiting = known.map(\.file)
        missing = waiting.count
    }

    var isDone: Bool { missing == 0 }

    mutating func answer(_ file: Int, with answer: Answer?) {
        results[file] = answer
        missing -= 1
    }
}
