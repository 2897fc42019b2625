/// Solves systems of linear equations and inequalities with priorities, by the simplex method of Cassowary.
///
/// The method is that of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving Algorithm" (2001): a tableau
/// in augmented simplex form, in which variables may be negative, and each constraint that need not hold has error variables. A
/// constraint of a higher priority always wins over all of lower ones; within a priority, the weighted sum of the errors is least.
///
/// Rows of variables, which limit nothing, are kept as they were written and read when a value is asked for. In a long list of
/// views, each below the one before it, each row would have as many terms as there are views otherwise.
package struct Cassowary: Sendable {
    /// A variable of the system, which may have any value.
    package struct Variable: Hashable, Sendable {
        let symbol: Int32
    }

    /// A constraint that was added.
    package struct Constraint: Hashable, Comparable, Sendable {
        let number: Int32

        /// Constraints are in the order in which they were added.
        package static func < (a: Constraint, b: Constraint) -> Bool { a.number < b.number }
    }

    /// How an expression compares with 0.
    package enum Comparison: Sendable {
        case atMost, equal, atLeast
    }

    /// The priority of a constraint that must hold.
    package static let required = 1000.0

    /// What a symbol of the tableau stands for.
    enum Kind: UInt8 {
        /// A variable of the system.
        case free
        /// What an inequality leaves, never negative.
        case slack
        /// How far a constraint that need not hold is missed, never negative.
        case error
        /// The mark of an equation that must hold, always 0.
        case dummy
    }

    /// What a constraint left in the tableau.
    struct Entry {
        let marker: Int32
        /// The second error variable of an equation, or the error of an inequality.
        let other: Int32?
        /// The factor of the marker in the constraint as it was added.
        let factor: Double
        let comparison: Comparison
        /// What the two symbols cost, where they are errors.
        let markerCost: Costs
        let otherCost: Costs
        var expression: Expression
    }

    /// Smaller factors and constants count as 0.
    static let nearZero = 1e-9
    /// A constant that must not be negative may be so by this much, and what is missed by less counts as reached.
    static let tolerance = 1e-7

    var kinds: [Kind] = []
    /// The row of each symbol that is basic; -1 for those that are not, and for variables.
    var rowOfSymbol: [Int32] = []
    /// What each variable is in terms of other symbols; -1 for those that nothing says anything about.
    var definitionOfSymbol: [Int32] = []
    var definitions: [Row] = []
    /// Whether a definition has a symbol.
    var isUsed: [Bool] = []
    /// The values of all symbols in the solution.
    var values: [Double] = []
    /// The constraint that brought a symbol; -1 for variables.
    var constraintOfSymbol: [Int32] = []
    /// The rows that may have a symbol: a row that no longer has it is left until it is found.
    var columns: [[Int32]] = []
    /// The cost of each symbol that is not basic, by falling priority.
    var costs: [Costs] = []
    var rows: [Row] = []
    var freeRows: [Int32] = []
    var entries: [Entry?] = []
    /// Symbols whose cost became negative: those by which the solution may become better.
    var candidates: [Int32] = []
    /// Where rows are added up.
    var scratch: [Row.Term] = []
    /// Where expressions are added up: the factor of each symbol, and whether it is reached.
    var factors: [Double] = []
    var isReached: [Bool] = []

    /// Makes an empty system.
    package init() {}

    /// Makes a variable, which no constraint determines yet.
    package mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.free, of: -1)) }

    /// The value of a variable in the solution that ``solve()`` found; 0 if nothing says anything about it.
    package func value(of variable: Variable) -> Double {
        Int(variable.symbol) < values.count ? values[Int(variable.symbol)] : 0
    }

    /// The value of an expression in the solution.
    package func value(of expression: Expression) -> Double {
        expression.terms.reduce(expression.constant) { $0 + $1.factor * value(of: $1.variable) }
    }

    /// By how much a constraint is missed in the solution.
    package func error(of constraint: Constraint) -> Double {
        guard let entry = entries[Int(constraint.number)] else { return 0 }
        let value = value(of: entry.expression)
        return switch entry.comparison {
        case .equal: abs(value)
        case .atMost: max(0, value)
        case .atLeast: max(0, 0 - value)
        }
    }

    mutating func makeSymbol(_ kind: Kind, of constraint: Int32) -> Int32 {
        let symbol = Int32(kinds.count)
        kinds.append(kind)
        rowOfSymbol.append(-1)
        definitionOfSymbol.append(-1)
        isUsed.append(false)
        constraintOfSymbol.append(constraint)
        columns.append([])
        costs.append(Costs())
        return symbol
    }
}
