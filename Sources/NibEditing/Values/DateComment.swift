import XMLTree

/// The comment that Interface Builder writes into a date: `2019-05-04 21:41:30 +0000`.
enum DateComment {
    private static let (day, referenceDay) = (86_400, 11_323)

    /// Returns the comment for the attributes of a date; nil if they do not tell a moment within a thousand years.
    static func text(for attributes: [Attribute]) -> String? {
        guard let value = attributes.first(where: { $0.name == "timeIntervalSinceReferenceDate" })?.value,
            let interval = Double(value), abs(interval) < 3e10
        else { return nil }
        let seconds = Int(interval.rounded(.down)) + referenceDay * day
        let time = (seconds % day + day) % day
        let date = civil((seconds - time) / day)
        let clock = [time / 3600, time / 60 % 60, time % 60].map { digits($0, atLeast: 2) }.joined(separator: ":")
        let month = [date.month, date.day].map { digits($0, atLeast: 2) }.joined(separator: "-")
        return "\(digits(date.year, atLeast: 4))-\(month) \(clock) +0000"
    }

    private static func digits(_ number: Int, atLeast count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// The date of a day of the Gregorian calendar, counted from 1 January 1970.
    ///
    /// Years begin in March here, so that the day of leap years is the last one, and are counted in groups of 400.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let group = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let inGroup = shifted - group * 146_097
        let year = (inGroup - inGroup / 1460 + inGroup / 36_524 - inGroup / 146_096) / 365
        let inYear = inGroup - (365 * year + year / 4 - year / 100)
        let month = (5 * inYear + 2) / 153
        let isNextYear = month >= 10
        return (
            year + group * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
            inYear - (153 * month + 2) / 5 + 1
        )
    }
}
