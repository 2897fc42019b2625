import Dispatch

/// Shares work among as many threads as there are processors.
package enum ParallelWork {
    /// Transforms all elements of an array, and returns when all are done.
    ///
    /// - Parameters:
    ///   - elements: the elements.
    ///   - chunk: the number of elements that a thread takes at a time.
    ///   - transform: called once for each element, from several threads at once.
    /// - Returns: the results, in the order of the elements.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], chunk: Int, transform: @Sendable (Element) -> Result
    ) -> [Result] {
        [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            // Each place is written by one thread only.
            nonisolated(unsafe) let places = buffer
            DispatchQueue.concurrentPerform(iterations: (elements.count + chunk - 1) / chunk) { index in
                for place in index * chunk..<min(elements.count, (index + 1) * chunk) {
                    places.initializeElement(at: place, to: transform(elements[place]))
                }
            }
            count = elements.count
        }
    }
}
