#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Numbers as the C library's `printf` spells them; Swift's own description has as few digits as tell a number from its neighbours.
package enum DecimalText {
    /// Spells a number with a limited number of significant digits, as `%.*g` does.
    package static func of(_ value: Double, significantDigits digits: Int) -> String {
        var buffer = [CChar](repeating: 0, count: digits + 16)
        let count = withVaList([Int32(digits), value]) { vsnprintf(&buffer, buffer.count, "%.*g", $0) }
        return String(decoding: buffer[..<Int(count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
