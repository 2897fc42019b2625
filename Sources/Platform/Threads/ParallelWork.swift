#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shares work out to threads of the system, as many as there are processors.
package final class ParallelWork: @unchecked Sendable {
    private let count: Int
    private let chunk: Int
    private let body: @Sendable (Range<Int>) -> Void
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private var next = 0

    /// Calls a closure for all indexes below a count, and returns when all are done.
    ///
    /// - Parameters:
    ///   - count: how many indexes there are.
    ///   - chunk: how many are handed out at a time.
    ///   - body: gets a range of indexes; it is called from several threads at once.
    package static func run(_ count: Int, chunk: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
        let helpers = min(8, Worker.processors, (count + chunk - 1) / chunk) - 1
        let work = ParallelWork(count, chunk, body)
        let workers = (0..<max(0, helpers)).compactMap { _ in Worker { work.takeAll() } }
        work.takeAll()
        for worker in workers { worker.wait() }
    }

    private init(_ count: Int, _ chunk: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
        self.count = count
        self.chunk = max(1, chunk)
        self.body = body
        mutex = .allocate(capacity: 1)
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    private func take() -> Range<Int>? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard next < count else { return nil }
        let start = next
        next = min(count, next + chunk)
        return start..<next
    }

    private func takeAll() {
        while let range = take() { body(range) }
    }
}
