import Testing

@testable import Platform

@Suite struct NearestNameTests {
    @Test func theFirstOfEqualsWins() {
        #expect(NearestName.nearest(to: "Viewx", among: ["Viewc", "Viewa", "Viewb"]) == "Viewa")
        #expect(NearestName.nearest(to: "x", among: []) == nil)
        #expect(NearestName.nearest(to: "abc", among: ["xyz"]) == nil)
    }

    @Test(arguments: [
        ("view.xib", "View.xib"), ("Veiw.xib", "View.xib"), ("View.storyboard", "View.xib"), ("Settings.xib", nil),
    ])
    func caseSlipsAndExtensionsAreForgiven(typed: String, expected: String?) {
        #expect(NearestName.nearest(to: typed, among: ["Detail.storyboard", "View.xib"]) == expected)
    }
}
