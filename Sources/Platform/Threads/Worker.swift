#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of the system that does one piece of work.
///
/// Dispatch does not say when it gets no thread. With this type the caller learns of it and can do the work itself.
package struct Worker {
    private let thread: pthread_t

    private final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts the work; nil when there is no other thread to be had.
    package init?(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Darwin)
            var made: pthread_t?
            let status = pthread_create(&made, nil, { Worker.run($0) }, work.toOpaque())
        #else
            var made = pthread_t()
            let status = pthread_create(&made, nil, { Worker.run($0!) }, work.toOpaque())
        #endif
        guard status == 0 else {
            work.release()
            return nil
        }
        #if canImport(Darwin)
            thread = made!
        #else
            thread = made
        #endif
    }

    /// Waits until the work is done; to be called once.
    package func wait() { pthread_join(thread, nil) }

    /// Lets this thread rest.
    package static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

    /// How many things the machine can do at a time.
    package static let processors = max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))

    /// Whether work on so many bytes is worth a thread of its own, which costs about a tenth of a millisecond.
    package static func pays(forBytes count: Int) -> Bool { count >= 1 << 17 && processors > 1 }

    private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
        return nil
    }
}
