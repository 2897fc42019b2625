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
