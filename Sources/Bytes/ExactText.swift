/// A text that equals another one only if they have the same bytes.
///
/// XML tells names and values apart by their characters. `String` does not: it takes canonically equivalent texts, such as an `é` of
/// one and of two characters, to be equal.
public struct ExactText: Hashable, Sendable {
    /// The text.
    public let text: String

    /// Wraps a text.
    @inlinable public init(_ text: String) { self.text = text }

    /// Compares two texts byte by byte.
    @inlinable
    public static func == (a: ExactText, b: ExactText) -> Bool {
        var (left, right) = (a.text, b.text)
        return left.withUTF8 { left in
            right.withUTF8 { UnsafeRawBufferPointer(left).isEqual(to: UnsafeRawBufferPointer($0)) }
        }
    }

    /// Feeds the bytes of the text to a hasher.
    @inlinable
    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
