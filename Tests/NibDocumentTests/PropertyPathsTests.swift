import NibDocument
import SeededRandom
import Testing
import XMLTree

/// Paths to many elements, whose siblings are looked at once.
@Suite struct PropertyPathsTests {
    private func document(_ inner: String) throws -> NibDocument {
        try NibDocument(
            bytes: Array(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <objects>
                        <segmentedControl id="T">\(inner)</segmentedControl>
                    </objects>
                </document>

                """.utf8))
    }

    /// Each path leads back to its element, whatever the siblings are called.
    @Test func everyPathLeadsBack() throws {
        let document = try document(
            """
            <segments><segment title="A"/><segment title="B"/><segment/></segments>
            <rect key="frame" x="1"/><color key="one"/><color key="two"/><color key="two"/><string key="two"/><color/>
            <state key="normal"><color key="one"/></state><state key="selected"/><state/><state/>
            """)
        let top = try #require(document.element(withID: "T"))
        let paths = PropertyPaths(document)
        var found: Set<String> = []
        for node in document.tree.subtree(top) where node != top && document.tree.kind(node) == .element {
            let path = paths.path(from: top, to: node)
            #expect(try document.follow(path.steps[...], from: top) == node, "\(path)")
            #expect(document.path(from: top, to: node) == path)
            found.insert(path.description)
        }
        #expect(
            found == [
                "segments", "segments.segment[0]", "segments.segment[1]", "segments.segment[2]", "frame", "one",
                "two[0]", "two[1]",
                "string", "color", "normal", "normal.one", "selected", "state[2]", "state[3]",
            ])
    }

    /// Children of a long list are found by paths after each change of it, also one that is undone.
    @Test(arguments: [1, 2, 3]) func pathsFollowALongList(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let segments = (0..<100).map { "<segment title=\"\($0)\"/>" }.joined()
        let document = try document("<segments>\(segments)</segments>")
        let (tree, top) = (document.tree, try #require(document.element(withID: "T")))
        let list = try #require(tree.firstElement(in: top))
        func check() throws {
            let (children, paths) = (Array(tree.elements(in: list)), PropertyPaths(document))
            #expect(document.childCount(of: list) == children.count)
            for (position, child) in children.enumerated() where position % 7 == 0 || position > children.count - 3 {
                let path = document.path(from: top, to: child)
                #expect(path == paths.path(from: top, to: child))
                #expect(try document.follow(path.steps[...], from: top) == child)
                #expect(document.position(of: child) == position)
                #expect(document.child(at: position, of: list) == child)
            }
        }
        try check()
        for _ in 0..<60 {
            let edit = Edit(document)
            for _ in 0...random.below(3) {
                let place = random.below(document.childCount(of: list))
                let child = try #require(document.child(at: place, of: list))
                switch random.below(4) {
                case 0: edit.remove(child)
                case 1: edit.setAttribute("key", to: "key\(random.below(3))", of: child)
                default:
                    try edit.insert(
                        edit.makeElement(NewElement("segment", attributes: []), for: list), into: list, at: place)
                }
            }
            if random.below(3) == 0 { edit.cancel() } else { _ = try edit.finish() }
            try check()
        }
    }

    /// Entries are found and placed in a long list by binary search.
    @Test(arguments: [1, 2, 3]) func aLongListOfResources(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let count = 120
        let views = (0..<count).map { "<imageView id=\"I\($0)\"/>" }.joined()
        let document = try document("<subviews>\(views)</subviews>")
        func set(_ image: String, of number: Int) throws {
            let edit = Edit(document)
            edit.setAttribute("image", to: image, of: try #require(document.element(withID: "I\(number)")))
            _ = try edit.finish()
        }
        var images: [Int: String] = [:]
        func check() {
            let list = document.tree.elements(in: document.tree.root).first { document.tree.name($0) == "resources" }
            let names =
                list.map { document.tree.elements(in: $0).map { document.tree.attribute("name", of: $0) ?? "" } } ?? []
            #expect(names == Set(images.values).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        }
        for number in (0..<count).shuffled(using: &random) {
            images[number] = "image\(number)"
            try set("image\(number)", of: number)
        }
        check()
        for _ in 0..<count {
            let (number, image) = (random.below(count), "image\(random.below(2 * count))")
            images[number] = image
            try set(image, of: number)
            check()
        }
    }
}
