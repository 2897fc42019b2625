import XMLTree

/// The comment that Interface Builder writes into a date: `2019-05-04 21:41:30 +0000`.
enum DateComment {
    /// Returns the comment for the attributes of a date; nil if they do not tell a moment within a thousand years.
    static func text(for attributes: [Attribute]) -> String? {
        guard let value = attributes.first(where: { $0.name == "timeIntervalSinceReferenceDate" })?.value,
            let interval = Double(value), abs(interval) < 3e10
        else { return nil }
        let seconds = Int(interval.rounded(.down))
        let time = (seconds % 86_400 + 86_400) % 86_400
        let date = CalendarDay((seconds - time) / 86_400)
        let clock = [time / 3600, time / 60 % 60, time % 60].map { digits($0, atLeast: 2) }.joined(separator: ":")
        let month = [date.month, date.day].map { digits($0, atLeast: 2) }.joined(separator: "-")
        return "\(digits(date.year, atLeast: 4))-\(month) \(clock) +0000"
    }

    private static func digits(_ number: Int, atLeast count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
