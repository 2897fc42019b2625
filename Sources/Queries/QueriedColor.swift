/// Reads colors as queries write them.
enum QueriedColor {
    /// Returns red, green, blue and alpha of `#RRGGBB` or `#RRGGBBAA`, from 0 to 1; nil for other texts.
    static func components(_ text: String) -> [Double]? {
        let digits = text.utf8.dropFirst()
        guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
            let number = UInt64(text.dropFirst(), radix: 16)
        else { return nil }
        let rgba = digits.count == 6 ? number << 8 | 255 : number
        return [24, 16, 8, 0].map { Double(rgba >> UInt64($0) & 255) / 255 }
    }
}

/// Colors as red, green, blue and alpha from 0 to 1, in steps of 1/255.
package enum ColorNumbers {
    private static func steps(_ numbers: [Double]) -> [Double] { numbers.map { ($0 * 255).rounded() } }

    /// Whether two colors are the same in steps of 1/255.
    static func isEqual(_ one: [Double], to other: [Double]) -> Bool { steps(one) == steps(other) }

    /// Returns `#RRGGBB`, or `#RRGGBBAA` if the color is not opaque; nil if a number is beyond 0 to 1.
    package static func hexadecimal(_ numbers: [Double]) -> String? {
        let steps = steps(numbers)
        guard steps.count == 4, steps.allSatisfy({ (0...255).contains($0) }) else { return nil }
        let bytes = (steps[3] == 255 ? steps.dropLast() : steps[...]).map { step in
            let digits = String(Int(step), radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }
        return "#" + bytes.joined()
    }
}
