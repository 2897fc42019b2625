extension Cassowary {
    /// Whether a variable has the same value in all solutions that are as good as the one that ``solve()`` found.
    ///
    /// - Parameters:
    ///   - variable: the variable.
    ///   - room: by how much a single step may change it all the same, where the numbers of the system are not exact.
    ///   - trading: whether a solution counts as another one that misses one constraint less and another one as much more.
    /// - Returns: whether it has.
    package mutating func isDetermined(
        _ variable: Variable, within room: Double = 1e-4, trading: Bool = true
    ) -> Bool {
        isDetermined(Expression(variable), within: room, trading: trading)
    }

    /// Whether an expression has the same value in all solutions that are as good as the one that ``solve()`` found.
    ///
    /// What does not cost anything is moved as far as it can be, without leaving the solution: once to make the expression larger, once
    /// to make it smaller.
    ///
    /// - Parameters:
    ///   - expression: the expression.
    ///   - room: by how much a single step may change it all the same, where the numbers of the system are not exact.
    ///   - trading: whether a solution counts as another one that misses one constraint less and another one as much more.
    /// - Returns: whether it has.
    package mutating func isDetermined(
        _ expression: Expression, within room: Double = 1e-4, trading: Bool = true
    ) -> Bool {
        let fixed: Set<Kind> = trading ? [.dummy] : [.dummy, .error]
        return !canMove(expression, by: 1, over: room, fixed: fixed)
            && !canMove(expression, by: -1, over: room, fixed: fixed)
    }

    private mutating func canMove(
        _ expression: Expression, by sign: Double, over room: Double, fixed: Set<Kind>
    ) -> Bool {
        var written = Row(expression.constant)
        for term in expression.terms { written.add(term.variable.symbol, times: term.factor) }
        // Steps are in one of finitely many orders, so that none comes again; the limit is for numbers that do not add up.
        for _ in 0..<1000 {
            let row = expanded(written)
            if row.terms.contains(where: { kinds[Int($0.symbol)] == .free }) { return true }
            var next: (symbol: Int32, row: Int32)?
            for term in row.terms
            where term.factor * sign > 1e-6 && !fixed.contains(kinds[Int(term.symbol)])
                && costs[Int(term.symbol)].isZero
            {
                guard let leaving = leavingRow(for: term.symbol, preferring: -1) else { return true }
                let limit = rows[Int(leaving)]
                let step = 0 - limit.constant / limit.factor(of: term.symbol)
                if step * abs(term.factor) > room { return true }
                // A step of nothing leads to another view of the same solution.
                if step < Self.tolerance, next == nil { next = (term.symbol, leaving) }
            }
            guard let next else { return false }
            pivot(next.symbol, at: next.row)
        }
        return false
    }
}
