import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Values that a thread of its own makes, for a reader that takes them in order while others are being made.
package final class BackgroundValues<Value: Sendable>: Sendable {
    private let waiting = Mutex(Waiting())
    private let arrivals = DispatchSemaphore(value: 0)

    private struct Waiting {
        var values: [Value] = []
        var taken = 0
    }

    /// Starts the work on a thread of its own. If the system gives no thread, the work is done before this returns.
    ///
    /// - Parameter work: makes the values and delivers them with the function that it is given.
    package init(_ work: @escaping @Sendable (_ deliver: @escaping (Value) -> Void) -> Void) {
        let isStarted = startThread { [self] in
            work(put)
            arrivals.signal()
        }
        if !isStarted {
            work(put)
            arrivals.signal()
        }
    }

    /// Waits for the next value; returns nil once the work has ended and all values were taken.
    package func next() -> Value? {
        arrivals.wait()
        return take()
    }

    /// Waits for the next value for some milliseconds; returns nil if there is none by then, or the work has ended.
    func next(within milliseconds: Int32) -> Value? {
        arrivals.wait(timeout: .now() + .milliseconds(Int(milliseconds))) == .success ? take() : nil
    }

    private func take() -> Value? {
        waiting.withLock { waiting in
            guard waiting.taken < waiting.values.count else { return nil }
            defer { waiting.taken += 1 }
            return waiting.values[waiting.taken]
        }
    }

    private func put(_ value: Value) {
        waiting.withLock { $0.values.append(value) }
        arrivals.signal()
    }
}

/// Starts a thread that nobody waits for; returns whether the system gave one.
///
/// It is not one of Dispatch's: those are as many as there are processors, and the callers may be among them.
private func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }
    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    let status = pthread_create(
        &thread, nil,
        { argument in
            #if canImport(Darwin)
                Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
            #else
                Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
            #endif
            return nil
        }, argument.toOpaque())
    guard status == 0 else {
        argument.release()
        return false
    }
    #if canImport(Darwin)
        pthread_detach(thread!)
    #else
        pthread_detach(thread)
    #endif
    return true
}
