import NibDocument
import Testing

@Suite struct NumbersTests {
    @Test(arguments: [
        (0.0, "0.0"), (1, "1"), (-48, "-48"), (0.1, "0.10000000000000001"), (20.5, "20.5"),
        (2.2250738585072014e-308, "2.2250738585072014e-308"), (3.4028234663852886e+38, "3.4028234663852886e+38"),
    ]) func numbersAreSpelledAsInterfaceBuilderDoes(_ value: Double, _ spelled: String) {
        #expect(Numbers.spell(value) == spelled)
    }

    @Test func tuplesAreReadWithOrWithoutBrackets() {
        #expect(Numbers.tuple("(1, 2.5,-3)") == [1, 2.5, -3])
        #expect(Numbers.tuple("1,2") == [1, 2])
        #expect(Numbers.tuple("(1,") == nil)
        #expect(Numbers.tuple("(a,b)") == nil)
        #expect(Numbers.tuple("(inf,1)") == nil)
    }
}
