/// What a symbol costs at each priority, the highest first: the symbolic weights of the paper.
struct Costs: Sendable {
    /// A part of the cost.
    struct Part: Sendable {
        let priority: Double
        var amount: Double
    }

    private(set) var parts: [Part] = []

    var isZero: Bool { parts.isEmpty }
    /// Whether more of the symbol makes the solution better: what counts is the highest priority at which it costs anything.
    var isNegative: Bool { (parts.first?.amount ?? 0) < 0 }

    init() {}

    init(_ amount: Double, at priority: Double) { parts = [Part(priority: priority, amount: amount)] }

    mutating func add(_ other: Costs, times factor: Double) {
        guard !other.isZero else { return }
        if parts.isEmpty {
            parts = other.parts.map { Part(priority: $0.priority, amount: $0.amount * factor) }
            parts.removeAll { abs($0.amount) < Cassowary.nearZero }
            return
        }
        for part in other.parts {
            let index = parts.firstIndex { $0.priority <= part.priority } ?? parts.count
            if index < parts.count, parts[index].priority == part.priority {
                parts[index].amount += part.amount * factor
                if abs(parts[index].amount) < Cassowary.nearZero { parts.remove(at: index) }
            } else if abs(part.amount * factor) >= Cassowary.nearZero {
                parts.insert(Part(priority: part.priority, amount: part.amount * factor), at: index)
            }
        }
    }
}
