#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The position of one text relative to another in code point order.
public enum Comparison: Sendable {
    case before, same, behind

    /// Compares UTF-8 bytes, which sort like their code points.
    init(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) {
        let count = min(a.count, b.count)
        let order = count == 0 ? 0 : memcmp(a.baseAddress!, b.baseAddress!, count)
        if order != 0 {
            self = order < 0 ? .before : .behind
        } else {
            self = a.count == b.count ? .same : a.count < b.count ? .before : .behind
        }
    }
}
