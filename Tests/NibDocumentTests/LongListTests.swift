import NibDocument
import Testing
import XMLTree
import SeededRandom

/// In long lists connections are found and placed by binary search, with the same result as by reading the list.
@Suite struct LongListTests {
    /// Returns a document whose owner has outlets and actions with the given names, in this order.
    private func document(_ outlets: [String], actions: [String] = []) throws -> NibDocument {
        var lines = outlets.enumerated().map { "<outlet property=\"\($1)\" destination=\"v-\" id=\"o\($0)\"/>" }
        lines =
            actions.enumerated().map {
                "<action selector=\"\($1)\" destination=\"v-\" eventType=\"touchUpInside\" id=\"a\($0)\"/>"
            } + lines
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                        <connections>
                            \(lines.joined(separator: "\n                "))
                        </connections>
                    </placeholder>
                    <view id="v-"/>
                </objects>
            </document>
            """
        return try NibDocument(bytes: Array(text.utf8))
    }

    private func owner(_ document: NibDocument) throws -> NodeID { try #require(document.element(withID: "-1")) }

    private func list(_ document: NibDocument) throws -> NodeID {
        try #require(document.tree.firstElement(in: owner(document)))
    }

    private func names(_ document: NibDocument) throws -> [String] {
        document.connections(from: try owner(document)).map { "\($0.kind) \($0.name)" }
    }

    /// Returns the place of a connection by the rule itself: after the last one that is not greater.
    private func place(of line: String, among lines: [String]) -> Int {
        (lines.lastIndex { $0.utf8.elementsEqual(line.utf8) || $0.utf8.lexicographicallyPrecedes(line.utf8) } ?? -1) + 1
    }

    private func add(_ name: String, to document: NibDocument) throws -> [Primitive] {
        let edit = Edit(document)
        let outlet = document.tree.makeElement(
            "outlet",
            attributes: [Attribute("property", name), Attribute("destination", "v-"), Attribute("id", "n-\(name)")])
        try edit.place(outlet, into: list(document))
        return try edit.finish()
    }

    private func remove(_ name: String, from document: NibDocument) throws -> [Primitive] {
        let edit = Edit(document)
        edit.remove(try #require(document.connection(.outlet, named: name, from: owner(document))).node)
        return try edit.finish()
    }

    private func rename(_ name: String, to other: String, in document: NibDocument) throws -> [Primitive] {
        let edit = Edit(document)
        let outlet = try #require(document.connection(.outlet, named: name, from: owner(document)))
        edit.setAttribute("property", to: other, of: outlet.node)
        return try edit.finish()
    }

    @Test(arguments: [1, 2, 3]) func manyChangesOfALongList(_ seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let document = try document(
            (100..<180).map { "name\($0)" }, actions: ["go:", "name120", "stop:"])
        var expected = try names(document)
        var steps: [(primitives: [Primitive], before: [String])] = []
        for _ in 0..<400 {
            let name = "name\(Int.random(in: 90..<190, using: &generator))"
            let there = expected.filter { $0.hasPrefix("outlet ") }
            let (before, victim) = (expected, try #require(there.randomElement(using: &generator)))
            let primitives: [Primitive]
            switch Int.random(in: 0..<5, using: &generator) {
            case 0, 1:
                guard !expected.contains("outlet \(name)") else { continue }
                primitives = try add(name, to: document)
                expected.insert("outlet \(name)", at: place(of: "outlet \(name)", among: expected))
            case 2:
                primitives = try remove(String(victim.dropFirst(7)), from: document)
                expected.removeAll { $0 == victim }
            case 3:
                guard !expected.contains("outlet \(name)") else { continue }
                primitives = try rename(String(victim.dropFirst(7)), to: name, in: document)
                expected.removeAll { $0 == victim }
                expected.insert("outlet \(name)", at: place(of: "outlet \(name)", among: expected))
            default:
                guard let step = steps.popLast() else { continue }
                for primitive in step.primitives.reversed() { document.tree.apply(primitive) }
                expected = step.before
                #expect(try names(document) == expected)
                continue
            }
            steps.append((primitives, before))
            #expect(try names(document) == expected)
            let isThere = document.connection(.outlet, named: name, from: try owner(document)) != nil
            #expect(isThere == expected.contains("outlet \(name)"))
            #expect(document.connection(.action, named: "name120", from: try owner(document)) != nil)
        }
        #expect(document.connection(.outlet, named: "zzz", from: try owner(document)) == nil)
        #expect(document.connection(.binding, named: "name120", from: try owner(document)) == nil)
    }

    @Test func aListThatIsNotSortedStaysSo() throws {
        let document = try document(["zebra"] + (100..<180).map { "name\($0)" })
        _ = try add("name1405", to: document)
        _ = try add("name1406", to: document)
        _ = try add("aaa", to: document)
        let names = try names(document)
        #expect(names.prefix(2) == ["outlet aaa", "outlet zebra"])
        #expect(names.firstIndex(of: "outlet name1405") == names.firstIndex(of: "outlet name140")! + 1)
        for name in ["zebra", "name1406", "aaa", "name179"] {
            #expect(document.connection(.outlet, named: name, from: try owner(document))?.name == name)
        }
        // The list is sorted again, so it is searched again.
        _ = try remove("zebra", from: document)
        _ = try add("zzz", to: document)
        #expect(try self.names(document).last == "outlet zzz")
    }
}
