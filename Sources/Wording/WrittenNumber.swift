/// Whole numbers that people and programs type to count things or to say which of several is meant.
package enum WrittenNumber {
    /// No document, log or terminal has as many of anything; code can add and multiply such numbers without looking.
    package static let greatest = 999_999_999

    /// Reads a number.
    ///
    /// - Parameter text: the number in digits.
    /// - Returns: the number; nil if the text is not a whole number from 0 to ``greatest``.
    package static func read(_ text: some StringProtocol) -> Int? {
        guard let number = Int(text), (0...greatest).contains(number) else { return nil }
        return number
    }
}
