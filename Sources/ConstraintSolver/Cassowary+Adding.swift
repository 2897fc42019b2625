extension Cassowary {
    /// Why a constraint was not added.
    package struct Conflict: Error, Sendable {
        /// Constraints that must hold and do not all hold together with the new one; none can be left out.
        package let constraints: [Constraint]
    }

    /// Adds a constraint. One that need not hold is kept in mind until ``solve()``.
    ///
    /// - Parameters:
    ///   - expression: what is compared with 0.
    ///   - comparison: how it compares.
    ///   - priority: ``required``, or less for a constraint that need not hold.
    ///   - weight: how much its error counts beside those of the same priority.
    /// - Returns: the constraint, which a conflict names.
    /// - Throws: `Conflict` if it cannot hold with those that must; the system is then as it was. Numbers that cannot be calculated with
    ///   are in conflict with nothing else.
    @discardableResult
    package mutating func add(
        _ expression: Expression, is comparison: Comparison, priority: Double = required, weight: Double = 1
    ) throws(Conflict) -> Constraint {
        guard priority.isFinite, weight.isFinite else { throw Conflict(constraints: []) }
        let cost = priority >= Self.required ? Costs() : Costs(weight, at: priority)
        return try add(Entry.Plan(expression, is: comparison, above: cost, below: cost))
    }

    /// Adds an equation that need not hold, with a priority for each way in which it can be missed: a size that is kept from growing and
    /// from shrinking.
    ///
    /// - Parameters:
    ///   - expression: what should be 0.
    ///   - above: the priority by which it is not more.
    ///   - below: the priority by which it is not less; like the other less than ``required``.
    /// - Returns: the constraint.
    /// - Throws: `Conflict` if its numbers cannot be calculated with.
    @discardableResult
    package mutating func add(_ expression: Expression, above: Double, below: Double) throws(Conflict) -> Constraint {
        guard above.isFinite, below.isFinite else { throw Conflict(constraints: []) }
        return try add(Entry.Plan(expression, is: .equal, above: Costs(1, at: above), below: Costs(1, at: below)))
    }

    private mutating func add(_ plan: Entry.Plan) throws(Conflict) -> Constraint {
        guard plan.expression.isUsable else { throw Conflict(constraints: []) }
        let expression = plan.expression
        let number = Int32(entries.count)
        var written = Row(expression.constant)
        for term in expression.terms { written.add(term.variable.symbol, times: term.factor) }
        let entry = mark(&written, with: plan, of: number)
        entries.append(entry)
        if let new = written.terms.first(where: { isNew($0.symbol) }) {
            define(new.symbol, by: written)
            return Constraint(number: number)
        }
        var row = expanded(written)
        if row.constant < 0 { row.negate() }
        if let free = row.terms.first(where: { kinds[Int($0.symbol)] == .free }) {
            define(free.symbol, by: row)
        } else if let subject = subject(of: row, entry: entry) {
            row.solve(for: subject)
            replace(subject, by: row)
        } else {
            do throws(Conflict) { try addWithArtificial(row, marker: entry.marker) } catch {
                entries.removeLast()
                throw error
            }
        }
        return Constraint(number: number)
    }

    /// Whether a symbol is a variable that nothing says anything about yet.
    private func isNew(_ symbol: Int32) -> Bool {
        kinds[Int(symbol)] == .free && !isUsed[Int(symbol)] && definitionOfSymbol[Int(symbol)] < 0
    }

    /// Says what a variable is, which no row has.
    private mutating func define(_ symbol: Int32, by row: Row) {
        var row = row
        row.owner = -1
        row.solve(for: symbol)
        setDefinition(of: symbol, to: row)
    }

    mutating func setDefinition(of symbol: Int32, to row: Row) {
        definitionOfSymbol[Int(symbol)] = Int32(definitions.count)
        definitions.append(row)
        isUsed[Int(symbol)] = true
        for term in row.terms { isUsed[Int(term.symbol)] = true }
    }

    /// Adds to a row what makes it an equation: slack, errors or a mark.
    private mutating func mark(_ row: inout Row, with plan: Entry.Plan, of number: Int32) -> Entry {
        let isRequired = plan.above.isZero
        let marker: Int32
        var (other, factor) = (Int32?.none, 1.0)
        var (markerCost, otherCost) = (Costs(), Costs())
        if plan.comparison == .equal {
            marker = makeSymbol(isRequired ? .dummy : .error, of: number)
            if !isRequired {
                factor = -1
                other = makeSymbol(.error, of: number)
                (markerCost, otherCost) = (plan.above, plan.below)
            }
        } else {
            marker = makeSymbol(.slack, of: number)
            factor = plan.comparison == .atMost ? 1 : -1
            if !isRequired {
                other = makeSymbol(.error, of: number)
                otherCost = plan.above
            }
        }
        row.add(marker, times: factor)
        costs[Int(marker)] = markerCost
        if let other {
            row.add(other, times: 0 - factor)
            costs[Int(other)] = otherCost
        }
        return Entry(
            marker: marker, other: other, factor: factor, comparison: plan.comparison, markerCost: markerCost,
            otherCost: otherCost, expression: plan.expression)
    }

    /// The symbol that a new row is solved for; nil if there is none that can have the value at once.
    private func subject(of row: Row, entry: Entry) -> Int32? {
        for symbol in [entry.marker, entry.other].compactMap({ $0 }) {
            let kind = kinds[Int(symbol)]
            if kind == .slack || kind == .error, row.factor(of: symbol) < 0 { return symbol }
        }
        let isSettled = row.terms.allSatisfy { kinds[Int($0.symbol)] == .dummy } && row.constant <= Self.tolerance
        return isSettled ? entry.marker : nil
    }

    /// Makes a symbol basic, with a new row, and replaces it everywhere.
    mutating func replace(_ symbol: Int32, by row: Row) {
        let index: Int32
        if let free = freeRows.popLast() {
            index = free
            rows[Int(free)] = row
        } else {
            index = Int32(rows.count)
            rows.append(row)
        }
        for term in row.terms { columns[Int(term.symbol)].append(index) }
        eliminate(symbol, at: index)
    }

    /// Looks for a solution with the new row, by making the variable least that says how far it is missed.
    private mutating func addWithArtificial(_ row: Row, marker: Int32) throws(Conflict) {
        let artificial = makeSymbol(.slack, of: constraintOfSymbol[Int(marker)])
        var row = row
        row.owner = artificial
        replace(artificial, by: row)
        var steps = 0
        while rowOfSymbol[Int(artificial)] >= 0 {
            let current = rows[Int(rowOfSymbol[Int(artificial)])]
            guard let entering = current.terms.first(where: { $0.factor < 0 && kinds[Int($0.symbol)] != .dummy }) else {
                break
            }
            guard let leaving = leavingRow(for: entering.symbol, preferring: artificial) else { break }
            pivot(entering.symbol, at: leaving)
            steps += 1
            guard steps < 100_000 else { break }
        }
        let index = rowOfSymbol[Int(artificial)]
        if index >= 0 {
            let left = rows[Int(index)]
            guard left.constant <= Self.tolerance else {
                let names = Set(left.terms.map { constraintOfSymbol[Int($0.symbol)] })
                drop(index)
                let new = constraintOfSymbol[Int(marker)]
                throw Conflict(
                    constraints: names.filter { $0 >= 0 && $0 != new }.map { Constraint(number: $0) }.sorted())
            }
            let able = left.terms.first { kinds[Int($0.symbol)] != .dummy } ?? left.terms.first { $0.symbol == marker }
            if let able { pivot(able.symbol, at: index) } else { return drop(index) }
        }
        for row in columns[Int(artificial)] { rows[Int(row)].remove(artificial) }
        columns[Int(artificial)] = []
        costs[Int(artificial)] = Costs()
        kinds[Int(artificial)] = .dummy
    }

    /// Takes a row out of the tableau, with the symbol that it is of.
    mutating func drop(_ index: Int32) {
        rowOfSymbol[Int(rows[Int(index)].owner)] = -1
        rows[Int(index)] = Row()
        freeRows.append(index)
    }
}

extension Cassowary.Entry {
    /// A constraint before it is in the tableau.
    struct Plan {
        let expression: Cassowary.Expression
        let comparison: Cassowary.Comparison
        /// What it costs if the expression is more than 0, and less; nothing for a constraint that must hold.
        let above: Costs
        let below: Costs

        init(_ expression: Cassowary.Expression, is comparison: Cassowary.Comparison, above: Costs, below: Costs) {
            self.expression = expression
            self.comparison = comparison
            self.above = above
            self.below = below
        }
    }
}
