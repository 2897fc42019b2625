import Testing

@testable import NibShell

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "", 3), ("", "abc", 3), ("abc", "abd", 1), ("abc", "acb", 1),
        ("kitten", "sitting", 3), ("ca", "abc", 3), ("View", "Veiws", 2),
    ])
    func distances(a: String, b: String, expected: Int) {
        #expect(NearestName.distance(Array(a.utf8), Array(b.utf8)) == expected)
        #expect(NearestName.distance(Array(b.utf8), Array(a.utf8)) == expected)
    }

    @Test func theFirstOfEqualsWins() {
        #expect(NearestName.nearest(to: "Viewx", among: ["Viewc", "Viewa", "Viewb"]) == "Viewa")
        #expect(NearestName.nearest(to: "x", among: []) == nil)
        #expect(NearestName.nearest(to: "abc", among: ["xyz"]) == nil)
    }
}
