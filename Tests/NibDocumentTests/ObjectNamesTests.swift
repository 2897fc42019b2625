import NibDocument
import SeededRandom
import Testing
import XMLTree

/// After any changes, objects are found by their names as if each of them were looked at.
@Suite struct ObjectNamesTests {
    private static let xib = """
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Owner">
                    <connections>
                        <outlet property="part" destination="a1" id="o1"/>
                        <outlet property="Ok" destination="b1" id="o2"/>
                        <outlet property="aVeryLongNameOfAnOutletThatNibshCutsWhereItShowsIt" destination="c1" id="o3"/>
                    </connections>
                </customObject>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="c1" customClass="NSDataSource"/>
                <menu title="Ok" id="m1">
                    <items>
                        <menuItem title="Ok" id="m2"/>
                        <menuItem isSeparatorItem="YES" id="m3"/>
                        <menuItem id="m4"><string key="title">Two
        lines</string></menuItem>
                    </items>
                </menu>
                <customView id="a1">
                    <subviews>
                        <textField id="b1"><textFieldCell key="cell" title="ok" id="b2"/></textField>
                        <button id="b3"><buttonCell key="cell" title="Ok" id="b4"/></button>
                        <button id="b5"><buttonCell key="cell" id="b6"><string key="title">Ok</string></buttonCell></button>
                        <customView id="a2"><subviews><customView id="part" userLabel="Stra\u{DF}e"/></subviews></customView>
                    </subviews>
                    <constraints><constraint firstItem="b1" firstAttribute="top" id="k1"/></constraints>
                </customView>
                <customView id="a1" customClass="Two"/>
            </objects>
        </document>
        """
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch">
            <scenes>
                <scene sceneID="s1"><objects>
                    <viewController title="Ok" id="a1">
                        <view key="view" id="a2"><subviews>
                            <button id="b1"><state key="normal" title="Ok"/></button>
                            <button id="b2"><state key="selected" title="Ok"/><connections>
                                <segue destination="part" kind="show" id="g1"/>
                            </connections></button>
                            <tableViewCell id="b3"/><tableViewCell id="b4"/>
                        </subviews></view>
                        <navigationItem key="navigationItem" title="ok" id="n1"/>
                        <connections><outlet property="part" destination="b3" id="o1"/></connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="f1" userLabel="First Responder"/>
                </objects></scene>
                <scene sceneID="s2"><objects>
                    <viewController id="part" customClass="OkController"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="f2" userLabel="First Responder"/>
                </objects></scene>
            </scenes>
        </document>
        """
    private static let values = [
        "Ok", "ok", "part", "Two\nlines", "Two lines", "Stra\u{DF}e", "a1", "b3", "Cell", "YES", "cell", "normal",
        "title", "",
        "Button", "view", "-1", "NSButton", "aVeryLongNameOfAnOutletThatNibshCutsWhereItShowsIt", "\u{E9}", "e\u{301}",
        "K", "\u{212A}",
    ]
    private static let attributes = [
        "title", "userLabel", "text", "customClass", "id", "key", "property", "destination", "isSeparatorItem",
        "sceneMemberID",
    ]
    private static let names =
        values + [
            "Label", "Text Field", "Field", "textField", "Custom View", "View", "Table View Cell", "View Cell",
            "Button \"Ok\"",
            "Custom View \"part\"", "Menu Item \"Two lines\"", "File's Owner", "Data Source", "Separator Item",
            "Ok Controller",
            "Data Source \"aVeryLongNameOfAnOutletThatNibshCutsWhe\u{2026}\"", "button", "s1",
        ]

    @Test(arguments: [xib, storyboard]) func kept(_ text: String) throws {
        for seed in 0..<12 as Range<UInt64> {
            let document = try NibDocument(bytes: Array(text.utf8))
            var random = SeededGenerator(seed: seed)
            var inverses: [Primitive] = []
            // Everything that is kept is kept from the first change on.
            for _ in 0..<9 {
                _ = document.objects(.titled("Ok")) + document.ids(startingWith: "a").map { _ in document.tree.root }
            }
            for _ in 0..<60 {
                for _ in 0...random.below(3) { change(document.tree, &inverses, &random) }
                try expectSame(document, "seed \(seed)")
            }
            while let inverse = inverses.popLast() {
                document.tree.apply(inverse)
                if random.chance(20) { try expectSame(document, "undo, seed \(seed)") }
            }
            #expect(document.bytes == Array(text.utf8))
        }
    }

    /// Makes a random change, or takes some back.
    private func change(_ tree: XMLTree, _ inverses: inout [Primitive], _ random: inout SeededGenerator) {
        let nodes = Array(tree.subtree(tree.root).dropFirst())
        guard let node = random.pick(nodes), let value = random.pick(Self.values) else { return }
        switch random.below(10) {
        case 0: inverses.append(tree.apply(.remove(node)))
        case 1...3:
            guard let name = random.pick(Self.attributes) else { return }
            inverses.append(tree.apply(tree.settingAttribute(name, to: value, at: 0, of: node)))
        case 4:
            guard let name = random.pick(Self.attributes), let change = tree.removingAttribute(name, of: node) else {
                return
            }
            inverses.append(tree.apply(change))
        case 5:
            guard let parent = random.pick(nodes), !tree.contains(node, inner: parent),
                open(parent, tree, &inverses)
            else { return }
            inverses.append(tree.apply(.remove(node)))
            inverses.append(tree.apply(.insert(node, into: parent, before: tree.firstElement(in: parent))))
        case 6:
            let names = ["button", "customView", "string", "state", "outlet", "connections", "scene", "subviews"]
            guard let name = random.pick(names), let attribute = random.pick(Self.attributes),
                open(node, tree, &inverses)
            else { return }
            let new = tree.makeElement(name, attributes: [Attribute(attribute, value)])
            inverses.append(tree.apply(.insert(new, into: node, before: nil)))
        case 7:
            let strings = nodes.filter { tree.name($0) == "string" }
            guard let string = random.pick(strings), let text = tree.firstChild(string), tree.kind(text) == .text
            else {
                return
            }
            inverses.append(tree.apply(.retext(text, tree.addBytes(Array(value.utf8)))))
        default:
            for _ in 0..<random.below(6) { if let inverse = inverses.popLast() { tree.apply(inverse) } }
        }
    }

    /// Gives an element an end tag, so that others can be put into it.
    private func open(_ node: NodeID, _ tree: XMLTree, _ inverses: inout [Primitive]) -> Bool {
        guard tree.isSelfClosing(node) else { return true }
        guard let opening = tree.opening(node) else { return false }
        inverses.append(tree.apply(opening))
        return true
    }

    /// In long lists and views with many objects, too.
    @Test func keptForManyObjects() throws {
        let labels = (0..<400).map { "<label text=\"T\($0 % 100)\" id=\"l\($0)\"/>" }.joined()
        let outlets = (0..<400).map { "<outlet property=\"p\($0 * 7 % 300)\" destination=\"l\($0)\" id=\"o\($0)\"/>" }
            .joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlets)</connections></placeholder>
            <view id="v1"><subviews>\(labels)<view id="v2"><subviews><label text="T5" id="m"/></subviews></view></subviews></view>
            </objects></document>
            """
        let document = try NibDocument(bytes: Array(text.utf8))
        let (owner, view) = (try #require(document.element(withID: "-1")), try #require(document.element(withID: "v1")))
        var random = SeededGenerator(seed: 1)
        var inverses: [Primitive] = []
        for _ in 0..<150 {
            for _ in 0...random.below(4) { change(document.tree, &inverses, &random) }
            if !document.tree.isAttached(owner) || !document.tree.isAttached(view) {
                while let inverse = inverses.popLast() { document.tree.apply(inverse) }
            }
            for name in ["T5", "Label", "ok", "Label \"T7\""] {
                for question in [.titled(name), .named(name), .inAnyCase(name.lowercased()), .shown(name)]
                    as [ObjectQuestion]
                {
                    let children = document.children(of: view).filter { document.fits($0, for: question) }
                    try #require(document.objects(question, within: view) == children, "\(question)")
                    let inside = document.tree.subtree(view).filter {
                        $0 != view && document.id(of: $0) != nil && document.fits($0, for: question)
                    }
                    let objects = inside.filter { !document.isConnection($0) && !document.isConstraint($0) }
                    let wanted = objects.isEmpty ? inside : objects
                    try #require(document.objects(question, inside: [view]) == wanted, "\(question)")
                }
            }
            for name in ["p5", "p299", "part", "Ok"] {
                let outlet = document.connections(.outlet, from: owner, where: ["property": name]).first
                try #require(document.connection(.outlet, named: name, from: owner)?.node == outlet?.node, "\(name)")
            }
        }
    }

    private func expectSame(_ document: NibDocument, _ place: String) throws {
        let objects = document.objects
        for name in Self.names {
            let low = name.lowercased()
            for question in [.titled(name), .held(name), .named(name), .inAnyCase(low), .ofType(name), .shown(name)]
                as [ObjectQuestion]
            {
                let wanted = objects.filter { document.fits($0, for: question) }
                try #require(document.objects(question) == wanted, "\(question), \(place)")
            }
            let typed = objects.contains { document.typeName(of: $0) == name }
            try #require(document.hasObject(ofType: name) == typed, "type \(name), \(place)")
            // Canonically equivalent ids are different ones.
            let ids = Set(
                document.tree.subtree(document.tree.root).compactMap { document.id(of: $0) }
                    .filter { $0.hasPrefix(name) && document.element(withID: $0) != nil }.map { Array($0.utf8) })
            let found = document.ids(startingWith: name)
            try #require(Set(found.map { Array($0.utf8) }) == ids && found == found.sorted(), "id \(name), \(place)")
            try #require(document.ids(startingWith: name, limit: 2).count == min(2, ids.count), "id \(name), \(place)")
            let scenes = document.scenes.filter { document.label(ofScene: $0)?.lowercased() == low }
            try #require(document.scenes(labelled: name) == scenes, "scene \(name), \(place)")
            for source in objects where !name.isEmpty {
                let outlet = document.connections(.outlet, from: source, where: ["property": name]).first
                try #require(
                    document.connection(.outlet, named: name, from: source)?.node == outlet?.node, "\(name), \(place)")
            }
        }
    }
}
