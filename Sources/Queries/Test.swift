/// A comparison with a value, in the forms in which it is compared.
struct Test: Sendable {
    let comparison: QueriedComparison
    let text: String
    private let low: String
    let number: Double?
    /// The color that the value describes as `#RRGGBB`; nil for other values.
    let color: [Double]?

    /// Makes a test.
    init(_ text: String, by comparison: QueriedComparison) {
        self.comparison = comparison
        self.text = text
        low = text.lowercased()
        number = Double(text)
        color = QueriedColor.components(text)
    }

    /// A test that every text passes.
    static let any = Test("", by: .field)

    /// Returns the same test with another comparison, if it has a given one.
    func replacing(_ old: QueriedComparison, by new: QueriedComparison) -> Test {
        comparison == old ? Test(text, by: new) : self
    }

    /// Whether the value is a part of a text, whatever the case of letters.
    private func isPart(of other: String) -> Bool { other.lowercased().contains(low) }

    /// Returns the first of some texts that passes; for `!=`, one of them if none is the value.
    func first(of texts: [String]) -> String? {
        switch comparison {
        case .field: texts.first { text.isEmpty || text == $0 }
        case .equal: texts.first { $0 == text }
        case .part: texts.first(where: isPart)
        case .unequal: texts.contains(text) ? nil : texts.first
        case .less, .lessOrEqual, .greater, .greaterOrEqual: nil
        }
    }

    /// Returns the first of the values of an attribute that passes: compared as texts, and as numbers and flags if they are.
    func first(ofValues values: [String]) -> String? {
        switch comparison {
        case .equal, .field: return values.first(where: isSame)
        case .unequal: return values.contains(where: isSame) ? nil : values.first
        case .part: return values.first(where: isPart)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            guard let number else { return nil }
            return values.first { Double($0).map { comparison.holds($0, than: number) } == true }
        }
    }

    private func isSame(_ value: String) -> Bool {
        if value == text { return true }
        if let number { return Double(value) == number }
        return value == "YES" && ["yes", "true"].contains(low) || value == "NO" && ["no", "false"].contains(low)
    }
}
