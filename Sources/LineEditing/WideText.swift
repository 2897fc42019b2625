import CEdit

/// Text in libedit's form: code points ended by a zero.
struct WideText: ~Copyable {
    let pointer: UnsafeMutablePointer<wchar_t>

    /// Copies a text without zero characters, since the first would end it.
    init(_ text: String) {
        pointer = .allocate(capacity: text.utf8.count + 1)
        var count = 0
        for scalar in text.unicodeScalars where scalar.value != 0 {
            pointer[count] = wchar_t(scalar.value)
            count += 1
        }
        pointer[count] = 0
    }

    deinit {
        pointer.deallocate()
    }
}

extension String {
    /// Reads code points from libedit's memory; invalid ones become U+FFFD.
    ///
    /// - Parameters:
    ///   - start: the first of them.
    ///   - count: how many; while a command of libedit reads keys itself, its cursor may be after the end of the line, and the count
    ///     negative.
    init(wide start: UnsafePointer<wchar_t>, count: Int) {
        self.init()
        reserveCapacity(max(0, count))
        for index in 0..<max(0, count) {
            unicodeScalars.append(Unicode.Scalar(UInt32(bitPattern: start[index])) ?? "\u{FFFD}")
        }
    }
}
