#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Numbers as Interface Builder spells them (FORMAT.md, section 1).
public enum Numbers {
    /// A floating point number: 17 significant digits, `0.0` for zero, no decimals for whole numbers.
    public static func spell(_ value: Double) -> String {
        if value == 0 { return "0.0" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        var buffer = [CChar](repeating: 0, count: 40)
        let count = withVaList([value]) { vsnprintf(&buffer, buffer.count, "%.17g", $0) }
        return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The numbers of `(1,2.5, 3)`; the brackets may be left out. Nil when something is no number.
    public static func tuple(_ text: String) -> [Double]? {
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
