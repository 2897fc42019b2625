import CommandLanguage
import Replies
import Testing

@testable import NibEditing

@Suite struct DateValueTests {
    @Test(arguments: [
        ("2001-01-01", "0.0"), ("2001-01-01 00:01", "60"), ("2000-12-31 23:59:59", "-1"), ("2024-02-29", "730857600"),
        ("1970-01-01", "-978307200"), ("2100-03-01", "3129235200"), ("1900-03-01", "-3182198400"), ("12.5", "12.5"),
    ])
    func aDateIsItsSecondsSince2001(text: String, seconds: String) throws {
        #expect(try DateValue.interval(Word(text)) == seconds)
    }

    @Test(arguments: [
        "2023-02-29", "2024-13-01", "2024-00-10", "2024-05", "31.5.2024", "2024-05-31 24:00", "2024-05-31 1",
        "tomorrow",
        "2024-05-31 10:00 UTC", "",
    ])
    func whatIsNoDateIsRefused(text: String) {
        #expect(throws: CommandError.self) { try DateValue.interval(Word(text)) }
    }
}
