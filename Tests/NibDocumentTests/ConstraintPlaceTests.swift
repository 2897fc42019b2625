import NibDocument
import Testing
import XMLTree

/// Constraints are inserted by id, whatever changes were made to their list before.
@Suite struct ConstraintPlaceTests {
    private let document: NibDocument
    private let list: NodeID

    init() throws {
        document = try Fixtures.document()
        let constraint = try #require(document.element(withID: "mMm-00-001"))
        list = try #require(document.tree.parent(constraint))
    }

    private var ids: [String] { document.tree.elements(in: list).map { document.tree.attribute("id", of: $0) ?? "" } }

    /// Returns the place by the rule itself: after the last constraint whose id is not greater.
    private func place(of id: String, among ids: [String]) -> Int {
        func precedes(_ a: String, _ b: String) -> Bool {
            switch (Int(a), Int(b)) {
            case (let x?, let y?): x < y
            case (.some, nil): true
            case (nil, .some): false
            case (nil, nil): Array(a.unicodeScalars).lexicographicallyPrecedes(Array(b.unicodeScalars))
            }
        }
        return (ids.lastIndex { !precedes(id, $0) } ?? -1) + 1
    }

    @discardableResult
    private func add(_ id: String) throws -> [Primitive] {
        var expected = ids
        expected.insert(id, at: place(of: id, among: expected))
        let edit = Edit(document)
        let node = document.tree.makeElement(
            "constraint",
            attributes: [Attribute("firstAttribute", "width"), Attribute("constant", "1"), Attribute("id", id)])
        try edit.place(node, into: list)
        let inverses = try edit.finish()
        #expect(ids == expected)
        return inverses
    }

    private func undo(_ inverses: [Primitive]) {
        for inverse in inverses.reversed() { document.tree.apply(inverse) }
    }

    @Test func manyOneAfterAnother() throws {
        for number in 0..<200 { try add("\((number * 7919) % 1000)x") }
        for number in [12, 3, 100, 7] { try add(String(number)) }
        #expect(ids.first == "3")
    }

    @Test func afterUndoAndRemoval() throws {
        try add("aaa")
        let second = try add("ccc")
        undo(second)
        try add("bbb")
        try add("ddd")
        let edit = Edit(document)
        edit.remove(try #require(document.element(withID: "aaa")))
        _ = try edit.finish()
        try add("abc")
    }

    @Test func afterARename() throws {
        try add("aaa")
        try add("zzz")
        let edit = Edit(document)
        _ = try edit.rename(try #require(document.element(withID: "aaa")), to: "yyy")
        _ = try edit.finish()
        #expect(ids == ["mMm-00-001", "yyy", "zzz"])
        try add("xxx")
        try add("bbb")
    }

    @Test func aListThatIsNotSortedStaysSo() throws {
        try add("aaa")
        let edit = Edit(document)
        let node = document.tree.makeElement(
            "constraint", attributes: [Attribute("firstAttribute", "height"), Attribute("id", "zzz")])
        edit.insert(node, into: list, before: document.tree.firstElement(in: list))
        _ = try edit.finish()
        #expect(ids == ["zzz", "aaa", "mMm-00-001"])
        try add("bbb")
        try add("zzzz")
        try add("000")
    }
}
