/// The values of an index in order, so that those with a beginning are found without looking at all.
///
/// Values that are gone stay until the next sorting, so that a change need not move all values.
struct SortedValues {
    /// Most values, those with other than ASCII characters excepted: these may have a beginning that consists of other bytes.
    private var sorted: [String] = []
    private var others: [String] = []
    /// The values added since the last sorting, in order.
    private var added: [String] = []
    private var changeCount = 0

    /// Sorts values.
    init(_ values: some Sequence<String>) {
        for value in values { if Self.isPlain(value) { sorted.append(value) } else { others.append(value) } }
        sorted.sort()
    }

    private static func isPlain(_ text: some StringProtocol) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

    /// Adds a value.
    mutating func add(_ value: String) {
        changeCount += 1
        if Self.isPlain(value) {
            added.insert(value, at: Self.place(of: value, in: added))
        } else {
            others.append(value)
        }
    }

    /// Notes that a value is gone.
    mutating func remove() { changeCount += 1 }

    /// Whether so much has changed that the values should be sorted again.
    var isWorn: Bool { changeCount > 64 && changeCount * changeCount > 16 * sorted.count }

    /// Visits the values that have a beginning; some may be gone, or be visited twice.
    ///
    /// - Parameters:
    ///   - beginning: the beginning.
    ///   - body: called with each value; returns whether to go on.
    func visit(startingWith beginning: String, _ body: (String) -> Bool) {
        guard Self.isPlain(beginning) else {
            for values in [sorted, added, others] {
                for value in values where value.hasPrefix(beginning) { guard body(value) else { return } }
            }
            return
        }
        for values in [sorted, added] {
            for value in values[Self.place(of: beginning, in: values)...] {
                guard value.hasPrefix(beginning) else { break }
                guard body(value) else { return }
            }
        }
        for value in others where value.hasPrefix(beginning) { guard body(value) else { return } }
    }

    /// Returns the index of the first value that does not come before a text.
    private static func place(of text: String, in values: [String]) -> Int {
        var (low, high) = (0, values.count)
        while low < high {
            let middle = (low + high) / 2
            if values[middle] < text { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
