import ConstraintSolver
import SeededRandom
import Testing

/// Random systems: what was added in any order, and changed on the way, gives the errors of a system made at once.
@Suite struct RandomSystemsTests {
    private struct Line {
        let expression: Expression
        let comparison: Cassowary.Comparison
        let priority: Double
    }

    private func errors(_ lines: [Line], variables: Int) -> [Double]? {
        var solver = Cassowary()
        for _ in 0..<variables { _ = solver.makeVariable() }
        var added: [(Cassowary.Constraint, Double)] = []
        for line in lines {
            guard let one = try? solver.add(line.expression, is: line.comparison, priority: line.priority) else {
                return nil
            }
            added.append((one, line.priority))
        }
        solver.solve()
        return Self.sums(added, solver)
    }

    private static func sums(_ added: [(Cassowary.Constraint, Double)], _ solver: Cassowary) -> [Double] {
        [1000.0, 750, 500, 250].map { priority in
            added.filter { $0.1 == priority }.reduce(0) { $0 + solver.error(of: $1.0) }
        }
    }

    private func makeLine(_ variables: [Cassowary.Variable], _ random: inout SeededGenerator) -> Line {
        var expression = Expression(Double(Int.random(in: -20...20, using: &random)))
        for variable in variables where Int.random(in: 0..<3, using: &random) == 0 {
            expression.add(variable, times: Double(Int.random(in: -2...2, using: &random)))
        }
        let comparison = [Cassowary.Comparison.equal, .atMost, .atLeast].randomElement(using: &random)!
        let priority = [1000.0, 750, 500, 250].randomElement(using: &random)!
        return Line(expression: expression, comparison: comparison, priority: priority)
    }

    @Test(arguments: 1...300) func additionsGiveWhatASystemMadeAtOnceGives(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var solver = Cassowary()
        let variables = (0..<Int.random(in: 1...8, using: &random)).map { _ in solver.makeVariable() }
        var kept: [(constraint: Cassowary.Constraint, line: Line)] = []
        for step in 0..<40 {
            let line = makeLine(variables, &random)
            if let added = try? solver.add(line.expression, is: line.comparison, priority: line.priority) {
                kept.append((added, line))
            } else {
                #expect(errors(kept.map(\.line) + [line], variables: variables.count) == nil)
            }
            solver.solve()
            let found = Self.sums(kept.map { ($0.constraint, $0.line.priority) }, solver)
            let expected = errors(kept.map(\.line), variables: variables.count) ?? []
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-4 }, "step \(step): \(found) \(expected)")
        }
    }
}
