import Platform

/// Formats and parses numbers as Interface Builder spells them (Documentation/Format/Numbers.md#spelling).
package enum Numbers {
    /// Returns a floating-point number with 17 significant digits, without decimals if it is whole; zero is `0.0`.
    package static func spell(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return DecimalText.of(value, significantDigits: 17)
    }

    /// Parses numbers such as `(1,2.5, 3)`, with or without brackets; nil if a part is not a number.
    package static func tuple(_ text: String) -> [Double]? {
        var inner = Substring(text)
        if inner.first == "(" || inner.first == "{" {
            guard inner.last == ")" || inner.last == "}" else { return nil }
            inner = inner.dropFirst().dropLast()
        }
        var result: [Double] = []
        for part in inner.split(separator: ",", omittingEmptySubsequences: false) {
            guard let number = Double(part.filter { $0 != " " }), number.isFinite else { return nil }
            result.append(number)
        }
        return result
    }
}
