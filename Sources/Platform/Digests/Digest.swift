import Bytes

/// A 64-bit fingerprint of bytes, used together with their count to tell one version of a document from another.
///
/// It does not protect against somebody who deliberately makes two documents with the same fingerprint.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
    /// The fingerprint as a number.
    package let value: UInt64

    /// Makes a fingerprint from its number.
    package init(value: UInt64) {
        self.value = value
    }

    /// Makes the fingerprint of all bytes.
    package init(of bytes: [UInt8]) {
        value = bytes.withUnsafeBytes { XXH64.hash($0) }
    }

    /// Makes the fingerprint of all bytes in a buffer.
    package init(of bytes: UnsafeRawBufferPointer) {
        value = XXH64.hash(bytes)
    }

    /// Reads a fingerprint as `description` writes it; nil for anything but sixteen hexadecimal digits.
    package init?(hexadecimal text: some StringProtocol) {
        guard text.utf8.count == 16, text.utf8.first != Byte.plus, text.utf8.first != Byte.minus,
            let value = UInt64(text, radix: 16)
        else { return nil }
        self.value = value
    }

    /// The fingerprint as sixteen hexadecimal digits.
    package var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
