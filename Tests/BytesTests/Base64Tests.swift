import Testing

@testable import Bytes

@Suite struct Base64Tests {
    @Test(arguments: [
        ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("ÿ\u{1}", "w78B"),
    ])
    func spellsWithoutPadding(text: String, spelled: String) {
        #expect(Base64.encode(Array(text.utf8)) == spelled)
        #expect(Base64.decode(spelled) == Array(text.utf8))
    }

    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v")])
    func spellsWithPadding(text: String, spelled: String) {
        #expect(Base64.encode(Array(text.utf8), isPadded: true) == spelled)
    }

    @Test func paddingAndWhiteSpaceAreRead() {
        #expect(Base64.decode("\n  Zm9v\n YmE=\n") == Array("fooba".utf8))
        #expect(Base64.decode("Zm9v!") == nil)
    }
}
