import Dispatch
import Synchronization

/// Computes values on several threads and delivers them in order.
package enum OrderedWork {
    /// Computes a value for each index below a count, and delivers the values in the order of the indexes.
    ///
    /// Indexes are handed out in ascending order. The calling thread is one of the workers, so the work is done even if the system
    /// gives no other thread.
    ///
    /// - Parameters:
    ///   - count: the number of indexes.
    ///   - workers: the greatest number of threads, at least 1; there are no more than processors that this process may use.
    ///   - waiting: how many values may wait, for each worker, until an earlier one is ready; workers pause when there are more.
    ///   - makeContext: makes what a worker keeps from one index to the next.
    ///   - compute: computes the value of an index; called on several threads at once.
    ///   - deliver: receives a value; called for one index at a time, on any of the threads.
    package static func run<Context, Value: Sendable>(
        count: Int, workers: Int, waiting: Int = 64, context makeContext: @Sendable () -> Context,
        compute: @Sendable (Int, Context) -> Value, deliver: @Sendable (Int, Value) -> Void
    ) {
        let queue = Mutex(Queue<Value>())
        // An index is handed out only after its place is taken, so whoever has the lowest index never waits for a place.
        let places = DispatchSemaphore(value: workers * (waiting + 1))
        DispatchQueue.concurrentPerform(iterations: min(workers, count)) { _ in
            let context = makeContext()
            while true {
                places.wait()
                guard let index = queue.withLock({ $0.takeIndex(below: count) }) else { break }
                let value = compute(index, context)
                queue.withLock { queue in
                    queue.finished[index] = value
                    while let (index, value) = queue.takeFinished() {
                        deliver(index, value)
                        places.signal()
                    }
                }
            }
            places.signal()
        }
    }

    /// The indexes that are not handed out yet, and the values that wait for an earlier one.
    private struct Queue<Value> {
        var finished: [Int: Value] = [:]
        private var next = 0
        private var due = 0

        mutating func takeIndex(below count: Int) -> Int? {
            guard next < count else { return nil }
            defer { next += 1 }
            return next
        }

        /// The value that is due, if it is there.
        mutating func takeFinished() -> (index: Int, value: Value)? {
            guard let value = finished.removeValue(forKey: due) else { return nil }
            defer { due += 1 }
            return (due, value)
        }
    }
}
