import NibDocument
import Testing

@testable import NibMerge

/// Independent changes are both made, contradictions are conflicts, and nothing that one side added is lost.
@Suite struct DocumentMergeTests {
    /// A xib with a view and what is in it.
    private static func document(
        _ subviews: String, tools: String = "23094", attributes: String = "", after: String = "", owner: String = ""
    ) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>\(owner)
                    <view id="aaa-aa-aaa"\(attributes)>
                        <subviews>
            \(subviews)
                        </subviews>\(after)
                    </view>
                </objects>
            </document>

            """.utf8)
    }

    private static func label(_ id: String, _ rest: String = "", in content: String = "") -> String {
        content.isEmpty
            ? "                <label\(rest) id=\"\(id)\"/>"
            : "                <label\(rest) id=\"\(id)\">\(content)</label>"
    }

    private static func merge(
        _ base: [UInt8]?, _ ours: [UInt8], _ theirs: [UInt8], _ choices: [String: MergeChoice] = [:]
    ) throws -> DocumentMerge {
        try DocumentMerge(base: base, ours: ours, theirs: theirs, choices: choices, triesLines: false)
    }

    private static func text(_ merge: DocumentMerge) -> String { String(decoding: merge.bytes, as: UTF8.self) }

    @Test func attributesOfOneElementAreMergedApart() throws {
        let merge = try Self.merge(
            Self.document(Self.label("l", " text=\"a\"")),
            Self.document(Self.label("l", " text=\"a\" tag=\"1\"")),
            Self.document(Self.label("l", " opaque=\"NO\" text=\"b\"")))
        #expect(merge.conflicts.isEmpty)
        #expect(Self.text(merge).contains("<label opaque=\"NO\" text=\"b\" tag=\"1\" id=\"l\"/>"))
    }

    @Test func oneAttributeWithTwoValuesIsAConflict() throws {
        let versions = ["a", "b", "c"].map { Self.document(Self.label("l", " text=\"\($0)\"")) }
        let merge = try Self.merge(versions[0], versions[1], versions[2])
        #expect(merge.bytes == versions[1])
        let conflict = try #require(merge.conflicts.first)
        #expect(conflict.kind == .value && conflict.aspect == "text" && conflict.takesValues)
        #expect((conflict.base, conflict.ours.text, conflict.theirs.text) == ("a", "b", "c"))
        for (choice, text) in [(MergeChoice.theirs, "c"), (.value("d"), "d"), (.ours, "b")] {
            let merged = try Self.merge(versions[0], versions[1], versions[2], [conflict.key: choice])
            #expect(merged.bytes == Self.document(Self.label("l", " text=\"\(text)\"")))
        }
    }

    @Test func theNewerXcodeIsTaken() throws {
        for (ours, theirs, result) in [
            ("23504", "24093", "24093"), ("24093", "23504", "24093"), ("23094", "22000", "22000"),
        ] {
            let merge = try Self.merge(
                Self.document(Self.label("l")), Self.document(Self.label("l"), tools: ours),
                Self.document(Self.label("l"), tools: theirs))
            #expect(merge.conflicts.isEmpty && merge.bytes == Self.document(Self.label("l"), tools: result))
        }
    }

    @Test func framesNeverConflict() throws {
        let versions = (0..<3).map { x in
            Self.document(Self.label("l", in: "<rect key=\"frame\" x=\"\(x)\" y=\"0.0\" width=\"1\" height=\"1\"/>"))
        }
        #expect(try Self.merge(versions[0], versions[1], versions[2]).bytes == versions[1])
        #expect(try Self.merge(versions[0], versions[0], versions[2]).bytes == versions[2])
    }

    @Test func theComponentsOfAColorAreOneValue() throws {
        let versions = [("1", "1"), ("0.5", "1"), ("1", "0.5")].map { red, green in
            Self.document(
                Self.label(
                    "l", in: "<color key=\"textColor\" red=\"\(red)\" green=\"\(green)\" blue=\"0\" alpha=\"1\"/>"))
        }
        let merge = try Self.merge(versions[0], versions[1], versions[2])
        #expect(merge.conflicts.map(\.aspect) == ["textColor"])
        #expect(merge.bytes == versions[1])
    }

    /// Versions with a color, by its attributes.
    private static func colored(_ attributes: String) -> [UInt8] {
        document(label("l", in: "<color key=\"textColor\" \(attributes) alpha=\"1\" colorSpace=\"custom\"/>"))
    }

    @Test func theDigitsOfAColorNeverConflict() throws {
        let plain = Self.colored("red=\"0.66666666666666663\" green=\"0\" blue=\"0\"")
        let other = Self.colored("red=\"0.66666666669999997\" green=\"0\" blue=\"0\"")
        let changed = Self.colored("red=\"1\" green=\"0\" blue=\"0\"")
        #expect(try Self.merge(plain, other, changed).bytes == changed)
        #expect(try Self.merge(plain, changed, other).bytes == changed)
        // Both chose one system color, with components that their versions of Xcode wrote.
        let first = Self.colored("systemColor=\"labelColor\" red=\"0.1\" green=\"0\" blue=\"0\"")
        let second = Self.colored("systemColor=\"labelColor\" red=\"0.2\" green=\"0\" blue=\"0\"")
        let merge = try Self.merge(plain, first, second)
        #expect(merge.conflicts.isEmpty && merge.bytes == first)
        #expect(try !Self.merge(plain, first, changed).conflicts.isEmpty)
    }

    @Test func whatOneChangedInAColorIsKeptBesideOtherDigits() throws {
        let base = Self.colored("red=\"0.5\" green=\"0.5\" blue=\"0.5\"")
        let ours = Self.colored("red=\"0.50000000001\" green=\"0.5\" blue=\"0.5\"")
        let theirs = Self.colored("red=\"0.50000000002\" green=\"0.5\" blue=\"1\"")
        #expect(try Self.merge(base, ours, theirs).bytes == theirs)
        #expect(try Self.merge(base, theirs, ours).bytes == theirs)
    }

    @Test func theSizesOfATextViewNeverConflict() throws {
        func version(_ width: Int) -> [UInt8] {
            Self.document(
                "                <textView id=\"t\"><size key=\"minSize\" width=\"\(width)\" height=\"9\"/></textView>")
        }
        let merge = try Self.merge(version(1), version(2), version(3))
        #expect(merge.conflicts.isEmpty && merge.bytes == version(2))
    }

    @Test func theEndOfTheLastLineIsMerged() throws {
        let base = Self.document(Self.label("l"))
        let ours = Self.document(Self.label("l", " tag=\"1\""))
        let endless = Array(base.dropLast())
        #expect(try Self.merge(base, ours, endless).bytes == Array(ours.dropLast()))
        #expect(try Self.merge(base, endless, ours).bytes == Array(ours.dropLast()))
        #expect(try Self.merge(endless, endless, ours).bytes == ours)
    }

    @Test func whatBothAddIsThere() throws {
        let base = Self.document(Self.label("l"))
        let merge = try Self.merge(
            base, Self.document([Self.label("l"), Self.label("our-ss-111")].joined(separator: "\n")),
            Self.document([Self.label("l"), Self.label("the-rs-222")].joined(separator: "\n")))
        let expected = [Self.label("l"), Self.label("our-ss-111"), Self.label("the-rs-222")].joined(separator: "\n")
        #expect(merge.conflicts.isEmpty && merge.bytes == Self.document(expected))
    }

    @Test func anIDThatBothGaveIsRenewedWithItsReferences() throws {
        let base = Self.document(Self.label("l"))
        let ours = Self.document([Self.label("l"), Self.label("7", " text=\"ours\"")].joined(separator: "\n"))
        let theirs = Self.document(
            [Self.label("l"), "                <button id=\"7\"/>"].joined(separator: "\n"),
            after:
                "\n            <constraints>\n                <constraint firstItem=\"7\" firstAttribute=\"top\" secondItem=\"l\" secondAttribute=\"top\" id=\"ccc-cc-ccc\"/>\n            </constraints>"
        )
        let merge = try Self.merge(base, ours, theirs)
        let document = try NibDocument(bytes: merge.bytes)
        #expect(merge.notes.count == 1 && merge.conflicts.isEmpty)
        #expect(document.sharedIDs.isEmpty && document.brokenReferences.isEmpty)
        #expect(document.objects.count == 5)
    }

    @Test func idsThatBothGaveToOneChildBecomeOne() throws {
        func version(_ child: String, owner: String = "") -> [UInt8] {
            Self.document(Self.label("l"), after: "\n            <view key=\"contentView\"\(child)/>", owner: owner)
        }
        let outlet = "<outlet property=\"v\" destination=\"thE-id-001\" id=\"oUt-le-001\"/>"
        let merge = try Self.merge(
            version(""), version(" id=\"oUr-id-001\""),
            version(
                " id=\"thE-id-001\" tag=\"3\"",
                owner: "\n        <customObject id=\"o\"><connections>\(outlet)</connections></customObject>"))
        #expect(merge.conflicts.isEmpty && merge.notes.isEmpty)
        let text = Self.text(merge)
        #expect(text.contains("<view key=\"contentView\" id=\"oUr-id-001\" tag=\"3\"/>"))
        #expect(text.contains("destination=\"oUr-id-001\"") && !text.contains("thE-id-001"))
    }

    @Test func anIDThatOneSideDoesNotWriteStays() throws {
        func version(_ child: String, owner: String = "") -> [UInt8] {
            Self.document(Self.label("l"), after: "\n            <view key=\"contentView\"\(child)/>", owner: owner)
        }
        let outlet = "<outlet property=\"v\" destination=\"bAs-id-001\" id=\"oUt-le-001\"/>"
        let ours = version(
            " id=\"bAs-id-001\"",
            owner: "\n        <customObject id=\"o\"><connections>\(outlet)</connections></customObject>")
        let merge = try Self.merge(version(" id=\"bAs-id-001\""), ours, version(" tag=\"3\""))
        #expect(merge.conflicts.isEmpty)
        #expect(Self.text(merge).contains("<view key=\"contentView\" tag=\"3\" id=\"bAs-id-001\"/>"))
        #expect(Self.text(merge).contains(outlet))
    }

    @Test func newObjectsOfOneNumberAreTheSameIfOneOutletLeadsToThem() throws {
        func version(_ text: String, _ property: String) -> [UInt8] {
            let outlet = "<outlet property=\"\(property)\" destination=\"100\" id=\"oUt-le-\(property)\"/>"
            return Self.document(
                Self.label("l") + "\n" + Self.label("100", " text=\"\(text)\""),
                owner: "\n        <customObject id=\"o\"><connections>\(outlet)</connections></customObject>")
        }
        let base = Self.document(Self.label("l"), owner: "\n        <customObject id=\"o\"/>")
        let same = try Self.merge(base, version("a", "title"), version("b", "title"))
        #expect(same.notes.isEmpty && same.conflicts.map(\.aspect) == ["text"])
        #expect(same.bytes == version("a", "title"))
        let other = try Self.merge(base, version("a", "title"), version("b", "detail"))
        #expect(other.notes.count == 1 && other.conflicts.isEmpty)
    }

    @Test func whatOneRemovedAndTheOtherChangedIsAConflict() throws {
        let both = [Self.label("l"), Self.label("m", " text=\"a\"")].joined(separator: "\n")
        let changed = [Self.label("l"), Self.label("m", " text=\"b\"")].joined(separator: "\n")
        let (base, removed, edited) = (Self.document(both), Self.document(Self.label("l")), Self.document(changed))
        let first = try Self.merge(base, removed, edited)
        #expect(first.conflicts.map(\.kind) == [.removedByOurs] && first.bytes == removed)
        #expect(try Self.merge(base, removed, edited, [first.conflicts[0].key: .theirs]).bytes == edited)
        let second = try Self.merge(base, edited, removed)
        #expect(second.conflicts.map(\.kind) == [.removedByTheirs] && second.bytes == edited)
        #expect(try Self.merge(base, edited, removed, [second.conflicts[0].key: .theirs]).bytes == removed)
    }

    @Test func aReferenceToWhatTheOtherRemovedIsAConflict() throws {
        let both = [Self.label("l"), Self.label("m")].joined(separator: "\n")
        let outlet =
            "\n            <connections>\n                <outlet property=\"title\" destination=\"m\" id=\"ooo-oo-ooo\"/>\n            </connections>"
        let (base, removed) = (Self.document(both), Self.document(Self.label("l")))
        let connected = Self.document(both, after: outlet)
        let first = try Self.merge(base, removed, connected)
        #expect(first.conflicts.map(\.kind) == [.removedByOurs] && first.bytes == removed)
        #expect(try Self.merge(base, removed, connected, [first.conflicts[0].key: .theirs]).bytes == connected)
        let second = try Self.merge(base, connected, removed)
        #expect(second.conflicts.map(\.kind) == [.removedByTheirs] && second.bytes == connected)
        #expect(try Self.merge(base, connected, removed, [second.conflicts[0].key: .theirs]).bytes == removed)
    }

    @Test func oneOutletWithTwoDestinationsIsAConflict() throws {
        func version(_ destination: String?, _ id: String = "") -> [UInt8] {
            Self.document(
                [Self.label("l"), Self.label("m")].joined(separator: "\n"),
                after: destination.map {
                    "\n            <connections>\n                <outlet property=\"title\" destination=\"\($0)\" id=\"\(id)\"/>\n            </connections>"
                } ?? "")
        }
        let merge = try Self.merge(version(nil), version("l", "one-on-one"), version("m", "two-tw-two"))
        #expect(merge.conflicts.map(\.kind) == [.occupied] && merge.bytes == version("l", "one-on-one"))
        let taken = try Self.merge(
            version(nil), version("l", "one-on-one"), version("m", "two-tw-two"), [merge.conflicts[0].key: .theirs])
        #expect(taken.bytes == version("m", "two-tw-two"))
        let same = try Self.merge(version(nil), version("l", "one-on-one"), version("l", "two-tw-two"))
        #expect(same.conflicts.isEmpty && same.bytes == version("l", "one-on-one"))
    }

    @Test func anObjectWithTwoParentsIsAConflict() throws {
        func version(_ parent: Int) -> [UInt8] {
            let views = ["vv1", "vv2", "vv3"].enumerated().map { index, id in
                index == parent
                    ? "                <view id=\"\(id)\">\n                    <subviews>\n                        <label id=\"l\"/>\n                    </subviews>\n                </view>"
                    : "                <view id=\"\(id)\"/>"
            }
            return Self.document(views.joined(separator: "\n"))
        }
        let merge = try Self.merge(version(0), version(1), version(2))
        #expect(merge.conflicts.map(\.kind) == [.place] && merge.bytes == version(1))
        #expect(
            try Self.merge(version(0), version(1), version(2), [merge.conflicts[0].key: .theirs]).bytes == version(2))
        #expect(try Self.merge(version(0), version(0), version(2)).bytes == version(2))
    }

    @Test func whatIsReferredToIsKeptThoughItsHolderLeftARemovedView() throws {
        func view(_ id: String, _ inner: String) -> String {
            inner.isEmpty ? "<view id=\"\(id)\"/>" : "<view id=\"\(id)\"><subviews>\(inner)</subviews></view>"
        }
        let outlet = "<outlet property=\"o\" destination=\"l\" id=\"ooo-oo-ooo\"/>"
        let whole = view("w", view("b", view("l", "")))
        let base = Self.document(whole)
        let ours = Self.document(whole, after: "<connections>\(outlet)</connections>")
        let theirs = Self.document(view("b", ""))
        let merge = try Self.merge(base, ours, theirs)
        #expect(merge.conflicts.map(\.key) == ["removed by theirs l"])
        let kept = Self.text(merge)
        #expect(!kept.contains("id=\"w\"") && kept.contains("id=\"b\"") && kept.contains("id=\"l\""))
        #expect(kept.contains(outlet))
        #expect(try Self.merge(base, ours, theirs, ["removed by theirs l": .theirs]).bytes == theirs)
    }

    @Test func withoutAnAncestorEveryDifferenceIsAConflict() throws {
        let ours = Self.document([Self.label("l", " text=\"a\""), Self.label("m")].joined(separator: "\n"))
        let theirs = Self.document([Self.label("l", " text=\"b\""), Self.label("n")].joined(separator: "\n"))
        let merge = try Self.merge(nil, ours, theirs)
        #expect(merge.bytes == ours && merge.conflicts.count == 3)
        let choices = Dictionary(uniqueKeysWithValues: merge.conflicts.map { ($0.key, MergeChoice.theirs) })
        #expect(try Self.merge(nil, ours, theirs, choices).bytes == theirs)
    }

    @Test func linesAreMergedFirst() throws {
        let versions = ["", " text=\"a\"", " tag=\"1\""].map { Self.document(Self.label("l", $0)) }
        #expect(try DocumentMerge(base: versions[0], ours: versions[0], theirs: versions[1]).isByLines)
        #expect(try !DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2]).isByLines)
    }

    @Test func whatIsNoVersionOfOneDocumentIsRefused() throws {
        let document = Self.document(Self.label("l"))
        let other = Array(
            String(decoding: document, as: UTF8.self).replacing("CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
                .utf8)
        #expect(throws: MergeTrouble.self) { try Self.merge(document, document, Array("<a/>".utf8)) }
        #expect(throws: MergeTrouble.self) { try Self.merge(document, document, other) }
    }
}
