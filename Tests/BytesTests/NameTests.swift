import Bytes
import Testing

@Suite("Names by their bytes")
struct NameTests {
    @Test func aMapGivesWhatADictionaryGives() {
        var map = NameMap<Int>()
        var dictionary: [String: Int] = [:]
        for number in 0..<2000 {
            let name = number % 3 == 0 ? "ü\(number % 700)" : "a name of some length \(number % 500)"
            map[name, default: 0] += number
            dictionary[name, default: 0] += number
        }
        for (name, value) in dictionary { #expect(map[name] == value) }
        #expect(map.values.count == dictionary.count)
        #expect(map["b"] == nil)
        #expect(map[""] == nil)
        map[""] = 7
        #expect(map[""] == 7)
    }

    @Test func aMapKeepsThatThereIsNothing() {
        var map = NameMap<Int?>()
        #expect(map["a"] == nil)
        map["a"] = Int?.none
        #expect(map["a"] == .some(nil))
    }

    @Test(arguments: [
        ("id", true), ("key", true), ("kez", false), ("", false), ("identifier", false), ("keyPath", true),
    ])
    func aSetHasItsNames(name: String, isThere: Bool) {
        let set = NameSet(["id", "key", "keyPath", "selector", "property"])
        #expect(set.contains(name) == isThere)
        #expect(Array(name.utf8).withUnsafeBytes { set.contains($0) } == isThere)
    }
}
