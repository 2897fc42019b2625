#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// How one text stands to another in the order of code points.
public enum Comparison: Sendable {
    case before, same, behind

    /// Compares UTF-8; its bytes sort as its code points do.
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
