extension Cassowary {
    /// Returns a row in terms of the symbols that are not basic, and of variables that nothing says anything about.
    ///
    /// A variable may be in the definitions of several others, so that all that is reached is found first, and each symbol is replaced
    /// when all that have it were.
    mutating func expanded(_ row: Row) -> Row {
        if factors.count < kinds.count {
            factors += Array(repeating: 0, count: kinds.count - factors.count)
            isReached += Array(repeating: false, count: kinds.count - isReached.count)
        }
        let order = reached(from: row)
        for term in row.terms { factors[Int(term.symbol)] += term.factor }
        var constant = row.constant
        var terms: [Row.Term] = []
        for symbol in order.reversed() {
            let factor = factors[Int(symbol)]
            factors[Int(symbol)] = 0
            isReached[Int(symbol)] = false
            guard abs(factor) >= Self.nearZero else { continue }
            guard let inner = meaning(of: symbol) else {
                terms.append(Row.Term(symbol: symbol, factor: factor))
                continue
            }
            constant += factor * inner.constant
            for term in inner.terms { factors[Int(term.symbol)] += factor * term.factor }
        }
        if abs(constant) < Self.nearZero { constant = 0 }
        terms.sort { $0.symbol < $1.symbol }
        return Row(constant, sorted: terms)
    }

    /// What a symbol is in terms of others; nil if it stands for itself.
    private func meaning(of symbol: Int32) -> Row? {
        let definition = definitionOfSymbol[Int(symbol)]
        if definition >= 0 { return definitions[Int(definition)] }
        let row = rowOfSymbol[Int(symbol)]
        return row >= 0 ? rows[Int(row)] : nil
    }

    /// The symbols that a row leads to, each after those that its meaning has.
    private mutating func reached(from row: Row) -> [Int32] {
        var order: [Int32] = []
        var stack: [(symbol: Int32, isDone: Bool)] = row.terms.map { ($0.symbol, false) }
        while let (symbol, isDone) = stack.popLast() {
            if isDone {
                order.append(symbol)
                continue
            }
            guard !isReached[Int(symbol)] else { continue }
            isReached[Int(symbol)] = true
            stack.append((symbol, true))
            if let inner = meaning(of: symbol) {
                for term in inner.terms where !isReached[Int(term.symbol)] { stack.append((term.symbol, false)) }
            }
        }
        return order
    }

    /// Finds the values of all symbols.
    mutating func evaluate() {
        values = Array(repeating: 0, count: kinds.count)
        for row in rows where row.owner >= 0 { values[Int(row.owner)] = row.constant }
        var isKnown = Array(repeating: false, count: kinds.count)
        var stack: [(symbol: Int32, isDone: Bool)] = []
        for start in definitions.indices {
            stack.append((definitions[start].owner, false))
            while let (symbol, isDone) = stack.popLast() {
                let index = Int(definitionOfSymbol[Int(symbol)])
                guard index >= 0, !isKnown[Int(symbol)] else { continue }
                if isDone {
                    isKnown[Int(symbol)] = true
                    values[Int(symbol)] = definitions[index].terms.reduce(definitions[index].constant) {
                        $0 + $1.factor * values[Int($1.symbol)]
                    }
                    continue
                }
                stack.append((symbol, true))
                for term in definitions[index].terms
                where definitionOfSymbol[Int(term.symbol)] >= 0 && !isKnown[Int(term.symbol)] {
                    stack.append((term.symbol, false))
                }
            }
        }
    }
}
