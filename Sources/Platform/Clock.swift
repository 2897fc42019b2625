#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The system's clock.
package enum Clock {
    /// The time of day, in nanoseconds since 1970.
    package static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    /// Seconds since some moment before the process began; never set back.
    package static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(nanoseconds(time)) / 1e9
    }

    /// Lets this thread rest.
    package static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

    /// A time of the system in nanoseconds.
    static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// A time, in nanoseconds since 1970, in UTC and as ISO 8601 writes it: `2026-11-22T19:18:00Z`.
    package static func text(_ time: Int64) -> String {
        var seconds = time_t(time / 1_000_000_000)
        var date = tm()
        gmtime_r(&seconds, &date)
        return day(date) + "T" + joined([date.tm_hour, date.tm_min, date.tm_sec], by: ":") + "Z"
    }

    /// A time, in nanoseconds since 1970, as a person at this machine reads it: `19:18` for one of the same day as `now`, else
    /// `2026-11-22 19:18`.
    package static func localText(_ time: Int64, now: Int64 = now) -> String {
        let date = local(time)
        let clock = joined([date.tm_hour, date.tm_min], by: ":")
        return day(date) == day(local(now)) ? clock : day(date) + " " + clock
    }

    private static func local(_ time: Int64) -> tm {
        var seconds = time_t(time / 1_000_000_000)
        var date = tm()
        localtime_r(&seconds, &date)
        return date
    }

    private static func day(_ date: tm) -> String {
        joined([date.tm_year + 1900, date.tm_mon + 1, date.tm_mday], by: "-")
    }

    private static func joined(_ numbers: [Int32], by separator: String) -> String {
        numbers.map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: separator)
    }
}
