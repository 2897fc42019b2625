/// A row of the tableau: what a basic symbol is, in terms of those that are not basic.
struct Row: Sendable {
    /// A symbol with its factor.
    struct Term: Sendable {
        let symbol: Int32
        var factor: Double
    }

    /// The symbol that the row is of; -1 for a row that is not in use.
    var owner: Int32 = -1
    var constant: Double
    /// Sorted by symbol.
    private(set) var terms: [Term] = []

    init(_ constant: Double = 0) { self.constant = constant }

    /// Makes a row of terms that are sorted by symbol.
    init(_ constant: Double, sorted terms: [Term]) { (self.constant, self.terms) = (constant, terms) }

    /// The factor of a symbol; 0 if the row lacks it.
    func factor(of symbol: Int32) -> Double {
        let index = place(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].factor : 0
    }

    /// Adds a symbol that the row may have.
    mutating func add(_ symbol: Int32, times factor: Double) {
        let index = place(of: symbol)
        if index < terms.count, terms[index].symbol == symbol {
            terms[index].factor += factor
            if abs(terms[index].factor) < Cassowary.nearZero { terms.remove(at: index) }
        } else {
            terms.insert(Term(symbol: symbol, factor: factor), at: index)
        }
    }

    mutating func remove(_ symbol: Int32) {
        let index = place(of: symbol)
        if index < terms.count, terms[index].symbol == symbol { terms.remove(at: index) }
    }

    mutating func negate() {
        constant = 0 - constant
        for index in terms.indices { terms[index].factor = 0 - terms[index].factor }
    }

    /// Solves the row for one of its symbols, whose place its owner takes.
    mutating func solve(for symbol: Int32) {
        let factor = factor(of: symbol)
        let old = owner
        remove(symbol)
        let scale = -1 / factor
        constant *= scale
        for index in terms.indices { terms[index].factor *= scale }
        if old >= 0 { add(old, times: 1 / factor) }
        owner = symbol
    }

    /// Replaces a symbol by what another row says of it.
    ///
    /// - Parameters:
    ///   - symbol: the symbol; the row may lack it.
    ///   - row: what it is.
    ///   - scratch: memory to be used.
    ///   - new: called for each symbol that the row did not have.
    mutating func substitute(_ symbol: Int32, by row: Row, scratch: inout [Term], new: (Int32) -> Void) {
        let index = place(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else { return }
        let factor = terms[index].factor
        terms.remove(at: index)
        constant += factor * row.constant
        if abs(constant) < Cassowary.nearZero { constant = 0 }
        scratch.removeAll(keepingCapacity: true)
        var (a, b) = (0, 0)
        while a < terms.count, b < row.terms.count {
            if terms[a].symbol < row.terms[b].symbol {
                scratch.append(terms[a])
                a += 1
            } else if terms[a].symbol > row.terms[b].symbol {
                scratch.append(Term(symbol: row.terms[b].symbol, factor: row.terms[b].factor * factor))
                new(row.terms[b].symbol)
                b += 1
            } else {
                let sum = terms[a].factor + row.terms[b].factor * factor
                if abs(sum) >= Cassowary.nearZero { scratch.append(Term(symbol: terms[a].symbol, factor: sum)) }
                a += 1
                b += 1
            }
        }
        scratch.append(contentsOf: terms[a...])
        for term in row.terms[b...] {
            scratch.append(Term(symbol: term.symbol, factor: term.factor * factor))
            new(term.symbol)
        }
        swap(&terms, &scratch)
    }

    private func place(of symbol: Int32) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
