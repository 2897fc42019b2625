extension Rule {
    /// All rules, in the order of the manual.
    public static let all: [Rule] = [
        missingOutlet, missingAction, viewOutlet,
    ]

    /// The rule of an identifier, nil where there is none.
    public static func named(_ identifier: String) -> Rule? { all.first { $0.identifier == identifier } }
}
