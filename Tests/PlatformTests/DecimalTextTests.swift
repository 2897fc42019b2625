import Platform
import Testing

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0.1, 17, "0.10000000000000001"), (0.5, 17, "0.5"), (1e300, 17, "1.0000000000000001e+300"), (-2.25, 3, "-2.25"),
    ])
    func spellsAsPrintfDoes(value: Double, digits: Int, text: String) {
        #expect(DecimalText.of(value, significantDigits: digits) == text)
    }
}
