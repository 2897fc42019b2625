/// A day of the Gregorian calendar, by the number of days from 1 January 2001, from which documents count their seconds.
struct CalendarDay: Equatable {
    let year: Int
    /// The month, from 1.
    let month: Int
    /// The day of the month, from 1.
    let day: Int

    /// The days from 1 March of year 0 to 1 January 2001.
    private static let reference = 730_791
    /// The days of 400 years, after which the calendar repeats.
    private static let cycle = 146_097

    /// Makes the day that is a number of days after 1 January 2001, or before it if the number is negative.
    ///
    /// Years begin in March here, so that the day of leap years is the last one.
    init(_ number: Int) {
        let shifted = number + Self.reference
        let group = (shifted >= 0 ? shifted : shifted - Self.cycle + 1) / Self.cycle
        let inGroup = shifted - group * Self.cycle
        let marchYear = (inGroup - inGroup / 1460 + inGroup / 36_524 - inGroup / 146_096) / 365
        let inYear = inGroup - (365 * marchYear + marchYear / 4 - marchYear / 100)
        let marchMonth = (5 * inYear + 2) / 153
        year = marchYear + group * 400 + (marchMonth >= 10 ? 1 : 0)
        month = marchMonth >= 10 ? marchMonth - 9 : marchMonth + 3
        day = inYear - (153 * marchMonth + 2) / 5 + 1
    }

    /// Finds a day; nil if the calendar does not have it.
    ///
    /// - Parameters:
    ///   - year: the year, from 0.
    ///   - month: the month, from 1.
    ///   - day: the day of the month, from 1.
    init?(year: Int, month: Int, day: Int) {
        guard year >= 0, (1...12).contains(month), (1...31).contains(day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
        // 31 February is another day's number.
        guard Self(number) == self else { return nil }
    }

    /// The number of days from 1 January 2001.
    var number: Int {
        // January and February belong to the year before; 400 years are added so that nothing is negative.
        let marchYear = (month <= 2 ? year - 1 : year) + 400
        let marchMonth = month <= 2 ? month + 9 : month - 3
        let before = marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400
        return before + (153 * marchMonth + 2) / 5 + day - 1 - Self.cycle - Self.reference
    }
}
