import CommandLanguage
import Testing

struct NearestTests {
    @Test func suggests() {
        let names = ["connect", "commit", "tree", "log", "save", "show"]
        #expect(Nearest.name(to: "conect", among: names) == "connect")
        #expect(Nearest.name(to: "con", among: names) == "connect")
        #expect(Nearest.name(to: "x", among: names) == nil)
        #expect(Nearest.name(to: "frobnicate", among: names) == nil)
        #expect(Nearest.names(to: "sae", among: names + names) == ["save"])
        #expect(Nearest.names(to: "co", among: names) == ["connect", "commit"])
        #expect(Nearest.name(to: "TREE", among: names) == "tree")
        #expect(Nearest.name(to: "lgo", among: names) == "log")
    }
}
