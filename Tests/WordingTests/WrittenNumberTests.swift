import Testing
import Wording

@Suite struct WrittenNumberTests {
    @Test(arguments: ["0": 0, "7": 7, "999999999": 999_999_999]) func numbersInBounds(text: String, number: Int) {
        #expect(WrittenNumber.read(text) == number)
    }

    @Test(arguments: [
        "-1", "1000000000", "-9223372036854775808", "9223372036854775807", "9223372036854775808", "1.5", "nan", "", "x",
    ])
    func otherTexts(text: String) { #expect(WrittenNumber.read(text) == nil) }
}
