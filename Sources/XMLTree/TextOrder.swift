/// The position of one text relative to another in code point order.
package enum TextOrder: Sendable {
    case before, same, behind

    /// Compares UTF-8 bytes, which sort like their code points.
    init(of a: UnsafeRawBufferPointer, with b: UnsafeRawBufferPointer) {
        for (left, right) in zip(a, b) where left != right {
            self = left < right ? .before : .behind
            return
        }
        self = a.count == b.count ? .same : a.count < b.count ? .before : .behind
    }
}
