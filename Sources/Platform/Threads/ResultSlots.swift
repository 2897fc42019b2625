/// Places for results, each written by one thread and read when all are done.
package struct ResultSlots<Element>: @unchecked Sendable {
    private let slots: UnsafeMutableBufferPointer<Element>

    /// Makes slots that all hold a value.
    package init(repeating value: Element, count: Int) {
        slots = .allocate(capacity: count)
        slots.initialize(repeating: value)
    }

    /// Puts a result into its slot.
    package func set(_ index: Int, _ value: Element) { slots[index] = value }

    /// Takes the results and gives the slots back.
    package func take() -> [Element] {
        let values = Array(slots)
        slots.deinitialize()
        slots.deallocate()
        return values
    }
}
