extension Cassowary {
    /// A sum of variables with factors, and a constant.
    package struct Expression: Sendable {
        /// A variable with its factor.
        package struct Term: Sendable {
            /// The variable.
            package let variable: Variable
            /// What it is multiplied by.
            package var factor: Double
        }

        /// The variables; none is there twice.
        package private(set) var terms: [Term] = []
        /// What is added to them.
        package var constant: Double

        /// Makes an expression of a constant alone.
        package init(_ constant: Double = 0) { self.constant = constant }

        /// Makes an expression of a variable alone.
        package init(_ variable: Variable) {
            constant = 0
            terms = [Term(variable: variable, factor: 1)]
        }

        /// Adds another expression, multiplied by a factor.
        package mutating func add(_ other: Expression, times factor: Double = 1) {
            constant += other.constant * factor
            for term in other.terms { add(term.variable, times: term.factor * factor) }
        }

        /// Adds a variable, multiplied by a factor.
        package mutating func add(_ variable: Variable, times factor: Double = 1) {
            if let index = terms.firstIndex(where: { $0.variable == variable }) {
                terms[index].factor += factor
                if abs(terms[index].factor) < Cassowary.nearZero { terms.remove(at: index) }
            } else if factor != 0 {
                terms.append(Term(variable: variable, factor: factor))
            }
        }

        /// Whether all numbers are finite and of a size that can be calculated with.
        var isUsable: Bool {
            let most = 1e9
            return abs(constant) <= most && terms.allSatisfy { abs($0.factor) <= most && $0.factor.isFinite }
        }

        /// The sum of two expressions.
        package static func + (a: Expression, b: Expression) -> Expression {
            var sum = a
            sum.add(b)
            return sum
        }

        /// The difference of two expressions.
        package static func - (a: Expression, b: Expression) -> Expression {
            var sum = a
            sum.add(b, times: -1)
            return sum
        }

        /// An expression with something added to its constant.
        package static func + (a: Expression, b: Double) -> Expression {
            var sum = a
            sum.constant += b
            return sum
        }

        /// A multiple of an expression.
        package static func * (a: Expression, b: Double) -> Expression {
            var product = Expression()
            product.add(a, times: b)
            return product
        }
    }
}
