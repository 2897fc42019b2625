import ConstraintSolver
import Testing

/// The cases that the paper and the tests of its implementations describe.
@Suite struct CassowaryTests {
    @Test func equationsOfTwoVariables() throws {
        var solver = Cassowary()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(less(x, 20), is: .equal)
        try solver.add(difference(x, y), is: .equal)
        solver.solve()
        #expect(isNear(solver.value(of: x), 20) && isNear(solver.value(of: y), 20))
    }

    @Test func aHigherPriorityWins() throws {
        var solver = Cassowary()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(difference(x, y), is: .atMost)
        try solver.add(difference(y, x, -3), is: .equal)
        try solver.add(less(x, 10), is: .equal, priority: 250)
        try solver.add(less(y, 10), is: .equal, priority: 251)
        solver.solve()
        #expect(isNear(solver.value(of: x), 7) && isNear(solver.value(of: y), 10))
    }

    @Test func manyOfALowPriorityDoNotOutweighAHigherOne() throws {
        var solver = Cassowary()
        let x = solver.makeVariable()
        try solver.add(less(x, 1), is: .equal, priority: 500)
        for _ in 0..<2_000 { try solver.add(less(x, 9), is: .equal, priority: 499, weight: 100) }
        solver.solve()
        #expect(isNear(solver.value(of: x), 1))
    }

    @Test func withinAPriorityTheWeightedSumOfErrorsIsLeast() throws {
        var solver = Cassowary()
        let x = solver.makeVariable()
        try solver.add(less(x, 0), is: .equal, priority: 500, weight: 3)
        try solver.add(less(x, 10), is: .equal, priority: 500, weight: 2)
        try solver.add(less(x, 20), is: .equal, priority: 500, weight: 2)
        solver.solve()
        #expect(isNear(solver.value(of: x), 10))
    }

    @Test func aConflictNamesWhatContradicts() throws {
        var solver = Cassowary()
        let (a, b, c) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let first = try solver.add(difference(a, b), is: .atLeast)
        let second = try solver.add(difference(b, c, -5), is: .atLeast)
        try solver.add(less(b, 1000), is: .atMost)
        try solver.add(Expression(c), is: .atLeast)
        do throws(Cassowary.Conflict) {
            try solver.add(difference(c, a, -1), is: .atLeast)
            Issue.record("there is no solution")
        } catch {
            #expect(error.constraints == [first, second])
        }
        solver.solve()
        #expect(solver.value(of: a) >= solver.value(of: b) - 1e-6)
        #expect(solver.value(of: b) >= solver.value(of: c) + 5 - 1e-6)
    }

    @Test func aConflictChangesNothing() throws {
        var solver = Cassowary()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(less(x, 10), is: .equal)
        try solver.add(difference(x, y, 2), is: .equal)
        #expect(throws: Cassowary.Conflict.self) { try solver.add(less(y, 13), is: .equal) }
        solver.solve()
        #expect(isNear(solver.value(of: x), 10) && isNear(solver.value(of: y), 12))
    }

    @Test func numbersThatCannotBeCalculatedWithAreRefused() {
        var solver = Cassowary()
        let x = solver.makeVariable()
        for number in [Double.nan, .infinity, 1e30] {
            #expect(throws: Cassowary.Conflict.self) { try solver.add(less(x, number), is: .equal) }
            #expect(throws: Cassowary.Conflict.self) { try solver.add(Expression(x) * number, is: .equal) }
        }
    }

    @Test func whatIsOpenIsKnown() throws {
        var solver = Cassowary()
        let (left, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        try solver.add(less(left, 10), is: .equal)
        try solver.add(less(width, 100), is: .atMost)
        try solver.add(less(width, 50), is: .atLeast)
        solver.solve()
        let isDetermined1 = solver.isDetermined(left)
        #expect(isDetermined1)
        let isDetermined2 = solver.isDetermined(width)
        #expect(!isDetermined2)
        let isDetermined3 = solver.isDetermined(other)
        #expect(!isDetermined3)
        try solver.add(less(width, 70), is: .equal, priority: 250)
        solver.solve()
        let isDetermined4 = solver.isDetermined(width)
        #expect(isDetermined4)
    }

    @Test func aSumCanBeDeterminedWhenItsPartsAreNot() throws {
        var solver = Cassowary()
        let (a, b) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(Expression(a) + Expression(b) + (-100), is: .equal)
        solver.solve()
        let isDetermined5 = solver.isDetermined(a)
        #expect(!isDetermined5)
        let isDetermined6 = solver.isDetermined(Expression(a) + Expression(b))
        #expect(isDetermined6)
    }

    @Test func redundantConstraintsHold() throws {
        var solver = Cassowary()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(difference(x, y), is: .equal)
        try solver.add(difference(x, y), is: .equal)
        try solver.add(Expression(x) * 2 - Expression(y) * 2, is: .equal)
        try solver.add(less(y, 4), is: .equal)
        solver.solve()
        #expect(isNear(solver.value(of: x), 4))
    }
}
