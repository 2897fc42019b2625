import Dispatch

/// Shares work out to as many threads as there are processors.
package enum ParallelWork {
    /// Calls a closure for all indexes below a count, and returns when all are done.
    ///
    /// - Parameters:
    ///   - count: how many indexes there are.
    ///   - chunk: how many are handed out at a time.
    ///   - body: gets a range of indexes; it is called from several threads at once.
    package static func run(_ count: Int, chunk: Int, _ body: @Sendable (Range<Int>) -> Void) {
        DispatchQueue.concurrentPerform(iterations: (count + chunk - 1) / chunk) { index in
            body(index * chunk..<min(count, (index + 1) * chunk))
        }
    }
}
