import ConstraintSolver
import Testing

/// Short spellings for systems in tests.
typealias Expression = Cassowary.Expression

/// `a - b + constant`, an expression that is compared with 0.
func difference(_ a: Cassowary.Variable, _ b: Cassowary.Variable, _ constant: Double = 0) -> Expression {
    Expression(a) - Expression(b) + constant
}

/// A variable less a number.
func less(_ a: Cassowary.Variable, _ number: Double) -> Expression { Expression(a) + (0 - number) }

func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }
