/// Numbers as people read them. Documents spell them with as many decimals as Xcode does.
package enum ShortNumbers {
    /// Returns numbers in parentheses, with two decimals at most, such as `(96.67,99,200,20.33)`.
    package static func list(_ numbers: [Double]) -> String {
        let rounded = numbers.map { ($0 * 100).rounded() / 100 }
        let texts = rounded.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
        return "(\(texts.joined(separator: ",")))"
    }
}
