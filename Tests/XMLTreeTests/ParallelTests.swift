import SeededRandom
import Testing
import XMLTree

/// Large documents are parsed in two pieces, which must give what parsing them as a whole gives.
@Suite struct ParallelTests {
    @Test(arguments: 0..<24) func twoPiecesGiveTheNodesOfTheWhole(_ seed: Int) throws {
        var markup = RandomMarkup(seed: UInt64(seed))
        let bytes = Array(markup.document(atLeast: 300_000).utf8)
        let parallel = try XMLTree(bytes: bytes, indexing: ["id"])
        let whole = try XMLTree(bytes: bytes, indexing: ["id"], inParallel: false)
        #expect(parallel.bytes() == bytes)
        #expect(parallel.rewritten() == bytes)
        #expect(parallel.nodeCount == whole.nodeCount)
        #expect(outline(parallel) == outline(whole))
        #expect(Set(parallel.indexes[0].values) == Set(whole.indexes[0].values))
        for value in whole.indexes[0].values {
            #expect(Set(parallel.indexes[0].nodes(value)) == Set(whole.indexes[0].nodes(value)))
        }
    }

    /// Damage before, at and after the cut is told as for a whole document.
    @Test(arguments: 0..<24) func errorsAreThoseOfTheWhole(_ seed: Int) throws {
        var markup = RandomMarkup(seed: UInt64(seed))
        var bytes = Array(markup.document(atLeast: 300_000).utf8)
        let place = markup.place(below: bytes.count)
        bytes.replaceSubrange(place..<min(place + 3, bytes.count), with: Array("<&".utf8))
        func error(inParallel: Bool) -> ParseError? {
            do throws(ParseError) {
                _ = try XMLTree(bytes: bytes, indexing: ["id"], inParallel: inParallel)
                return nil
            } catch { return error }
        }
        #expect(error(inParallel: true) == error(inParallel: false))
    }

    @Test func elementsThatAreOpenAreFound() {
        let text = "<?xml version='1.0'?><!-- <x> --><a>\n<b k='1'><c/><d e='f'\n/></b><g h='.'><![CDATA[x]]><i></i><j>"
        let tree = text + "<k/></j></g></a>"
        Array(tree.utf8).withUnsafeBytes { bytes in
            let cut = OpenElements.startTag(after: tree.utf8.count - 18, in: bytes)
            let place = cut.map { tree.utf8.index(tree.startIndex, offsetBy: $0) }
            #expect(place.map { tree[$0...].hasPrefix("<k/>") } == true)
            let names = OpenElements.names(before: cut!, in: bytes, limit: 3)
            #expect(names?.map { String(decoding: bytes[$0], as: UTF8.self) } == ["a", "g", "j"])
            #expect(OpenElements.names(before: cut!, in: bytes, limit: 2) == nil)
        }
    }

    private func outline(_ tree: XMLTree) -> [String] {
        var lines: [String] = []
        var node = tree.firstChild(tree.document)
        while let current = node {
            lines.append("\(tree.kind(current)) \(tree.name(current)) \(tree.isAttached(current)) \(tree.raw(current))")
            node = tree.firstChild(current) ?? after(current, in: tree)
        }
        return lines
    }

    private func after(_ node: NodeID, in tree: XMLTree) -> NodeID? {
        var node: NodeID? = node
        while let current = node {
            if let next = tree.next(current) { return next }
            node = tree.parent(current)
        }
        return nil
    }
}

/// Writes well-formed documents with all that may deceive a look at their bytes.
private struct RandomMarkup {
    private var generator: SeededGenerator
    private var text = ""
    private var ids = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func place(below count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

    mutating func document(atLeast size: Int) -> String {
        text = ["", "\u{FEFF}", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<!-- <a> -->"].randomElement(
            using: &generator)!
        text += "<document>"
        var open: [String] = []
        while text.utf8.count < size || !open.isEmpty {
            let isGrowing = text.utf8.count < size
            switch Int.random(in: 0..<12, using: &generator) {
            case 0...3 where isGrowing && open.count < 40:
                let name = ["view", "subviews", "ä", "v", "a.b"].randomElement(using: &generator)!
                text += "<\(name)\(attributes())>"
                open.append(name)
            case 4...6 where !open.isEmpty: text += "</\(open.removeLast())>"
            case 7...8: text += "<rect\(attributes())/>"
            case 9: text += "\n   text &lt;&#65; ]] > / \" '"
            case 10 where isGrowing:
                text += ["<!-- </view> <x> - -->", "<?pi <view> ?>"].randomElement(using: &generator)!
            case 11 where isGrowing: text += "<![CDATA[ </view><x> ]]>"
            default: text += "\n"
            }
        }
        return text + "</document>\n"
    }

    private mutating func attributes() -> String {
        ids += 1
        return [
            "", " key='a > b'", " id=\"i\(ids)\"", "\n  id = '\(ids / 2)' x=\"/>\"",
            " x='' id=\"&lt;\(ids)\" y='id=\"z\"' ",
        ]
        .randomElement(using: &generator)!
    }
}
