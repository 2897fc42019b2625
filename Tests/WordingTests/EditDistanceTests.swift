import Testing
import Wording

@Suite struct EditDistanceTests {
    private func distance(_ first: String, _ second: String, atMost limit: Int) -> Int? {
        EditDistance.between(Array(first.utf8), and: Array(second.utf8), atMost: limit)
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("a", "", 1), ("abc", "abd", 1), ("abc", "acb", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3), ("View", "Veiws", 2), ("abcd", "badc", 2), ("Tree", "tree", 1),
        ("abxcd", "bacd", 2),
    ])
    func counts(first: String, second: String, expected: Int) {
        for (first, second) in [(first, second), (second, first)] {
            #expect(distance(first, second, atMost: 10) == expected)
            #expect(distance(first, second, atMost: expected) == expected)
            #expect(distance(first, second, atMost: expected - 1) == nil)
        }
    }

    @Test func lettersAreWhatTheyAreGivenAs() {
        #expect(EditDistance.between(Array("é".unicodeScalars), and: Array("e".unicodeScalars), atMost: 3) == 1)
        #expect(distance("é", "e", atMost: 3) == 2)
    }

    /// All pairs of short words over three letters, with every limit, are compared with the definition.
    @Test func theLimitHidesNothing() {
        var words = [""]
        for length in 1...4 {
            words += words.filter { $0.utf8.count == length - 1 }.flatMap { w in "abc".map { w + String($0) } }
        }
        for first in words {
            for second in words {
                let whole = distance(first, second, atMost: 8)
                for limit in 0...4 {
                    #expect(distance(first, second, atMost: limit) == whole.flatMap { $0 <= limit ? $0 : nil })
                }
            }
        }
    }
}
