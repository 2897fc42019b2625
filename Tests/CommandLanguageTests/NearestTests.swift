import CommandLanguage
import Testing

struct NearestTests {
    @Test(arguments: [
        ("", "", 0), ("a", "", 1), ("conect", "connect", 1), ("lgo", "log", 1), ("Tree", "tree", 0),
        ("kitten", "sitting", 3),
        ("é", "e", 1), ("abcd", "badc", 2),
    ])
    func measures(first: String, second: String, distance: Int) {
        #expect(Nearest.distance(first, second, atMost: 10) == distance)
        #expect(Nearest.distance(second, first, atMost: 10) == distance)
        #expect(Nearest.distance(first, second, atMost: distance) == distance)
        #expect(Nearest.distance(first, second, atMost: distance - 1) == nil)
    }

    @Test func suggests() {
        let names = ["connect", "commit", "tree", "log", "save", "show"]
        #expect(Nearest.name(to: "conect", among: names) == "connect")
        #expect(Nearest.name(to: "con", among: names) == "connect")
        #expect(Nearest.name(to: "x", among: names) == nil)
        #expect(Nearest.name(to: "frobnicate", among: names) == nil)
        #expect(Nearest.names(to: "sae", among: names + names) == ["save"])
        #expect(Nearest.names(to: "co", among: names) == ["connect", "commit"])
    }
}
