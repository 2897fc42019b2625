/// A value that another thread makes meanwhile.
///
/// Where that does not pay, or no thread is to be had, it is made when it is asked for.
package final class Aside<Value: Sendable> {
    private let make: @Sendable () -> Value
    private let place = Place()
    private var worker: Worker?

    /// Where the worker leaves the value; read when that has ended.
    private final class Place: @unchecked Sendable {
        var value: Value?
    }

    /// Begins to make a value.
    ///
    /// - Parameters:
    ///   - isWorthwhile: whether it takes long enough for a thread; `Worker.pays` tells.
    ///   - make: makes the value; called once, or not at all where nobody asks.
    package init(if isWorthwhile: Bool, _ make: @escaping @Sendable () -> Value) {
        self.make = make
        if isWorthwhile { worker = Worker { [place] in place.value = make() } }
    }

    deinit { worker?.wait() }

    /// Whether a thread makes the value, or it is there already.
    package var isUnderWay: Bool { worker != nil || place.value != nil }

    /// The value, waited for if need be.
    package var value: Value {
        worker?.wait()
        worker = nil
        if let value = place.value { return value }
        let value = make()
        place.value = value
        return value
    }
}
