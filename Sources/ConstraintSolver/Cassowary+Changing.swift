extension Cassowary {
    /// Removes a constraint. The next ``solve()`` finds the solution without it.
    package mutating func remove(_ constraint: Constraint) {
        guard let entry = entries[Int(constraint.number)] else { return }
        entries[Int(constraint.number)] = nil
        removeCost(of: entry.marker, entry.markerCost)
        if let other = entry.other { removeCost(of: other, entry.otherCost) }
        free(entry.marker)
    }

    /// Lets a symbol have any value: without its bounds, it is no more than the name of what the constraint leaves.
    private mutating func free(_ symbol: Int32) {
        if rowOfSymbol[Int(symbol)] < 0, let row = rowToLeave(for: symbol) { pivot(symbol, at: row) }
        kinds[Int(symbol)] = .free
        isUsed[Int(symbol)] = true
        let index = rowOfSymbol[Int(symbol)]
        guard index >= 0 else { return }
        let row = rows[Int(index)]
        drop(index)
        setDefinition(of: symbol, to: row)
    }

    /// Takes away what a symbol costs, wherever it is.
    private mutating func removeCost(of symbol: Int32, _ cost: Costs) {
        guard !cost.isZero else { return }
        let index = rowOfSymbol[Int(symbol)]
        guard index >= 0 else {
            costs[Int(symbol)].add(cost, times: -1)
            if costs[Int(symbol)].isNegative { candidates.append(symbol) }
            return
        }
        for term in rows[Int(index)].terms {
            costs[Int(term.symbol)].add(cost, times: 0 - term.factor)
            if costs[Int(term.symbol)].isNegative { candidates.append(term.symbol) }
        }
    }

    /// The row that a marker can take the place in so that no constant becomes negative.
    private func rowToLeave(for marker: Int32) -> Int32? {
        if let row = leavingRow(for: marker, preferring: -1) { return row }
        var (best, least) = (Int32?.none, Double.infinity)
        for index in columns[Int(marker)] {
            let row = rows[Int(index)]
            let factor = row.factor(of: marker)
            if row.owner >= 0, factor > 0, row.constant / factor < least {
                (best, least) = (index, row.constant / factor)
            }
        }
        return best
    }

    /// Changes the constant of a constraint, after ``solve()``, and finds the new solution from the old one: an edit variable of the
    /// paper is a variable with such a constraint.
    ///
    /// - Parameters:
    ///   - constraint: the constraint.
    ///   - constant: the new constant of its expression.
    /// - Returns: whether there is a solution; the system cannot be used otherwise.
    package mutating func change(_ constraint: Constraint, to constant: Double) -> Bool {
        guard var entry = entries[Int(constraint.number)], constant.isFinite else { return false }
        let shift = (constant - entry.expression.constant) / entry.factor
        entry.expression.constant = constant
        entries[Int(constraint.number)] = entry
        var missed: [Int32] = []
        let basic = rowOfSymbol[Int(entry.marker)]
        if basic >= 0 {
            move(row: basic, by: 0 - shift, missed: &missed)
        } else {
            for index in Set(columns[Int(entry.marker)]) where rows[Int(index)].owner >= 0 {
                let factor = rows[Int(index)].factor(of: entry.marker)
                if factor != 0 { move(row: index, by: factor * shift, missed: &missed) }
            }
        }
        for index in definitions.indices {
            let factor = definitions[index].factor(of: entry.marker)
            if factor != 0 { definitions[index].constant += factor * shift }
        }
        guard repair(missed) else { return false }
        solve()
        return true
    }

    /// Suggests a value for a variable, by a constraint that says what it equals.
    ///
    /// - Returns: whether there is a solution.
    package mutating func suggest(_ value: Double, by constraint: Constraint) -> Bool {
        change(constraint, to: 0 - value)
    }

    private mutating func move(row index: Int32, by amount: Double, missed: inout [Int32]) {
        rows[Int(index)].constant += amount
        if isMissed(rows[Int(index)]) { missed.append(index) }
    }

    private func isMissed(_ row: Row) -> Bool {
        guard row.owner >= 0 else { return false }
        let isExact = kinds[Int(row.owner)] == .dummy
        return isExact ? abs(row.constant) > Self.tolerance : row.constant < 0 - Self.tolerance
    }

    /// Makes the constants of rows positive again, keeping the costs so: the dual simplex method.
    private mutating func repair(_ missed: [Int32]) -> Bool {
        var todo = missed
        var steps = 0
        while let index = todo.popLast() {
            let row = rows[Int(index)]
            guard isMissed(row) else { continue }
            steps += 1
            guard steps < 10_000 else { return false }
            var best: Row.Term?
            for term in row.terms where term.factor > 0 && kinds[Int(term.symbol)] != .dummy {
                if best.map({
                    costs[Int(term.symbol)].isLess(
                        dividedBy: term.factor, than: costs[Int($0.symbol)], dividedBy: $0.factor)
                }) ?? true {
                    best = term
                }
            }
            guard let best else { return false }
            let users = columns[Int(best.symbol)]
            pivot(best.symbol, at: index)
            todo += users.filter { isMissed(rows[Int($0)]) }
        }
        return true
    }
}
