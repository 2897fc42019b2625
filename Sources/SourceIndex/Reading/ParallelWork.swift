#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shares work out to threads of the system, as many as there are processors.
final class ParallelWork: @unchecked Sendable {
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
    static func run(_ count: Int, chunk: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
        let processors = max(1, min(8, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        let helpers = min(processors, (count + chunk - 1) / chunk) - 1
        let work = ParallelWork(count, chunk, body)
        var threads: [pthread_t] = []
        for _ in 0..<max(0, helpers) {
            if let thread = work.start() { threads.append(thread) }
        }
        work.takeAll()
        for thread in threads { pthread_join(thread, nil) }
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

    /// Starts a thread that takes its share, nil if the system has none.
    private func start() -> pthread_t? {
        let work = Unmanaged.passRetained(self)
        #if canImport(Glibc)
            var thread = pthread_t()
            let status = pthread_create(&thread, nil, { ParallelWork.enter($0) }, work.toOpaque())
        #else
            var thread: pthread_t?
            let status = pthread_create(&thread, nil, { ParallelWork.enter($0) }, work.toOpaque())
        #endif
        guard status == 0 else {
            work.release()
            return nil
        }
        return thread
    }

    private static func enter(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context else { return nil }
        Unmanaged<ParallelWork>.fromOpaque(context).takeRetainedValue().takeAll()
        return nil
    }
}

/// Places for results, each written by one thread and read when all are done.
struct ResultSlots<Element>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Element>

    /// Makes slots that all hold a value.
    init(repeating value: Element, count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: value)
    }

    /// Puts a result into its slot.
    func set(_ index: Int, _ value: Element) { slots[index] = value }

    /// Takes the results and gives the slots back.
    func take() -> [Element] {
        let values = Array(slots)
        slots.deinitialize()
        slots.deallocate()
        return values
    }
}
