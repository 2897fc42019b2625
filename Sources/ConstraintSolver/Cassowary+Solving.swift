extension Cassowary {
    /// Finds the solution: first the errors of the highest priority are made least, then those of the next, and so on.
    package mutating func solve() {
        // Each step takes the last symbol that can make something better. If none did for long, the first one is taken, by which no
        // state comes again (Bland's rule).
        var idle = 0
        while let entering = idle < 500 ? nextCandidate() : firstImprovement() {
            guard let leaving = leavingRow(for: entering, preferring: -1) else { continue }
            idle = rows[Int(leaving)].constant > Self.nearZero ? 0 : idle + 1
            pivot(entering, at: leaving)
            guard idle < 100_000 else { break }
        }
        evaluate()
    }

    private mutating func nextCandidate() -> Int32? {
        while let symbol = candidates.popLast() {
            if canImprove(symbol) { return symbol }
        }
        return nil
    }

    private func firstImprovement() -> Int32? { (0..<Int32(kinds.count)).first { canImprove($0) } }

    private func canImprove(_ symbol: Int32) -> Bool {
        costs[Int(symbol)].isNegative && rowOfSymbol[Int(symbol)] < 0 && kinds[Int(symbol)] != .dummy
    }

    /// The row that limits how large a symbol can become; of several, that of the preferred or of the first symbol.
    ///
    /// - Returns: nil if nothing limits it.
    func leavingRow(for entering: Int32, preferring preferred: Int32) -> Int32? {
        var (best, least) = (Int32?.none, Double.infinity)
        for index in columns[Int(entering)] {
            let row = rows[Int(index)]
            guard row.owner >= 0 else { continue }
            let factor = row.factor(of: entering)
            guard factor < 0 else { continue }
            let ratio = max(0, 0 - row.constant / factor)
            if ratio < least - Self.nearZero {
                (best, least) = (index, ratio)
            } else if ratio <= least + Self.nearZero, let other = best {
                let owner = rows[Int(other)].owner
                if owner != preferred, row.owner == preferred || row.owner < owner {
                    (best, least) = (index, min(least, ratio))
                }
            }
        }
        return best
    }

    /// Makes a symbol basic in place of the one that a row is of.
    mutating func pivot(_ entering: Int32, at index: Int32) {
        let leaving = rows[Int(index)].owner
        rowOfSymbol[Int(leaving)] = -1
        rows[Int(index)].solve(for: entering)
        columns[Int(leaving)].append(index)
        eliminate(entering, at: index)
    }

    /// Replaces a symbol in all rows and in the costs by what its row says.
    mutating func eliminate(_ symbol: Int32, at index: Int32) {
        rowOfSymbol[Int(symbol)] = index
        let row = rows[Int(index)]
        let users = columns[Int(symbol)]
        columns[Int(symbol)] = []
        for user in users where user != index {
            rows[Int(user)].substitute(symbol, by: row, scratch: &scratch) { columns[Int($0)].append(user) }
        }
        let cost = costs[Int(symbol)]
        guard !cost.isZero else { return addCandidates(of: row) }
        costs[Int(symbol)] = Costs()
        for term in row.terms {
            costs[Int(term.symbol)].add(cost, times: term.factor)
            if costs[Int(term.symbol)].isNegative { candidates.append(term.symbol) }
        }
    }

    private mutating func addCandidates(of row: Row) {
        for term in row.terms where costs[Int(term.symbol)].isNegative { candidates.append(term.symbol) }
    }
}
