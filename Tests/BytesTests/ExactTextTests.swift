import Bytes
import Testing

@Suite struct ExactTextTests {
    @Test(arguments: [
        ("id", "id", true), ("id", "ID", false), ("", "", true), ("a", "ab", false), ("e\u{301}", "\u{E9}", false),
        ("a name of more than fifteen bytes", "a name of more than fifteen bytes", true),
    ])
    func textsAreEqualByteByByte(_ one: String, _ other: String, isEqual: Bool) {
        #expect((ExactText(one) == ExactText(other)) == isEqual)
        #expect(Set([ExactText(one), ExactText(other)]).count == (isEqual ? 1 : 2))
    }
}
