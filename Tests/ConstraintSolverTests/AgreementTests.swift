import ConstraintSolver
import Foundation
import Testing

/// Systems that `Scripts/check-solver` made, with what the solver kiwi found.
@Suite struct AgreementTests {
    private static let path = ProcessInfo.processInfo.environment["NIBSH_SYSTEMS"]

    /// A line of the file: the errors that kiwi found at the four priorities, or `infeasible`; the count of variables; the constraints,
    /// each with its comparison, the number of its priority, its weight, its constant and the factors of the variables.
    @Test(.enabled(if: path != nil, "Scripts/check-solver writes the systems, and NIBSH_SYSTEMS names no file of them"))
    func theErrorsAreThoseThatKiwiFinds() throws {
        let text = try String(contentsOfFile: Self.path!, encoding: .utf8)
        var (agreed, better) = (0, 0)
        for (number, line) in text.split(separator: "\n").enumerated() {
            let parts = line.split(separator: ";").map { $0.split(separator: " ") }
            let expected = parts[0] == ["infeasible"] ? nil : parts[0].compactMap { Double($0) }
            let found = errors(parts.dropFirst())
            guard let found, let expected else {
                #expect((found == nil) == (expected == nil), "system \(number + 1)")
                agreed += 1
                continue
            }
            let worse = zip(found, expected).first { abs($0 - $1) > 1e-5 * max(1, $1) }
            // Kiwi weighs its strengths as 1,000,000 to 1,000 to 1; here the higher one always wins, by however little.
            let isBetter = zip(found, expected).first { abs($0 - $1) > 2.5e-6 * max(1, $1) }.map { $0.0 < $0.1 } ?? true
            #expect(isBetter || worse.map { $0.0 < $0.1 } ?? true, "system \(number + 1): \(found), kiwi \(expected)")
            if worse == nil { agreed += 1 } else { better += 1 }
        }
        print("\(agreed) systems agree; in \(better) a higher priority is kept better")
    }

    private func errors(_ parts: some Collection<[Substring]>) -> [Double]? {
        var solver = Cassowary()
        let variables = (0..<(parts.first.flatMap { Int($0[0]) } ?? 0)).map { _ in solver.makeVariable() }
        let priorities = [1000.0, 750, 500, 250]
        var sums = [0.0, 0, 0, 0]
        var added: [(constraint: Cassowary.Constraint, level: Int, weight: Double)] = []
        for part in parts.dropFirst() {
            let numbers = part.dropFirst().compactMap { Double($0) }
            var expression = Expression(numbers[2])
            for (variable, factor) in zip(variables, numbers[3...]) { expression.add(variable, times: factor) }
            let comparison: Cassowary.Comparison = part[0] == "e" ? .equal : part[0] == "l" ? .atMost : .atLeast
            let level = Int(numbers[0])
            let one = try? solver.add(expression, is: comparison, priority: priorities[level], weight: numbers[1])
            guard let one else { return nil }
            added.append((one, level, numbers[1]))
        }
        solver.solve()
        for one in added { sums[one.level] += solver.error(of: one.constraint) * one.weight }
        return sums
    }
}
