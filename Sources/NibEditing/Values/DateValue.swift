import CommandLanguage
import NibDocument
import Replies

/// Dates as people write them; documents have the seconds since 2001.
enum DateValue {
    /// Returns the seconds between the beginning of 2001 and a date.
    ///
    /// - Parameter value: `2024-05-31`, `2024-05-31 18:30` or `2024-05-31 18:30:00`, in universal time, or the seconds.
    /// - Returns: the number as documents spell it.
    /// - Throws: an error under the value if it is none of these.
    static func interval(_ value: Word) throws(CommandError) -> String {
        if Double(value.text) != nil { return value.text }
        guard let seconds = seconds(value.text) else {
            throw CommandError(
                "bad-value", "'\(value.text)' is not a date", span: value.span,
                hints: ["write it as '2024-05-31' or '2024-05-31 18:30', in universal time"])
        }
        return Numbers.spell(Double(seconds))
    }

    private static func seconds(_ text: String) -> Int? {
        let words = text.split(separator: " ")
        guard (1...2).contains(words.count), let date = numbers(words[0], separator: "-", counts: 3...3),
            let time = words.count == 1 ? [0, 0] : numbers(words[1], separator: ":", counts: 2...3),
            let day = CalendarDay(year: date[0], month: date[1], day: date[2]), time[0] < 24,
            time.dropFirst().allSatisfy({ $0 < 60 })
        else { return nil }
        return day.number * 86_400 + time[0] * 3_600 + time[1] * 60 + (time.count == 3 ? time[2] : 0)
    }

    private static func numbers(_ text: Substring, separator: Character, counts: ClosedRange<Int>) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.count <= 4 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
        }
        return numbers.count == parts.count && counts.contains(parts.count) ? numbers : nil
    }
}
