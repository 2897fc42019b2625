import NibDocument
import Testing
import XMLTree

@testable import NibDifference

/// Each change says one thing about one element, and nothing is guessed.
@Suite struct NibDifferenceTests {
    /// A xib with two views and what is between the tags of the first.
    private static func document(
        _ content: String = "", attributes: String = "", tools: String = "23094", second: String = ""
    ) throws -> NibDocument {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                    <view id="aaa"\(attributes)>\(content)</view>
                    <view id="bbb">\(second)</view>
                </objects>
            </document>

            """
        return try NibDocument(bytes: Array(text.utf8))
    }

    /// The changes as short texts: the element, the aspect, the values.
    private static func changes(_ old: NibDocument, _ new: NibDocument) -> [String] {
        NibDifference(from: old, to: new).changes.map { change in
            let steps = change.subject.steps.map { ".\($0.name)" }.joined()
            let aspect = change.attribute ?? "\(change.aspect)"
            let values =
                change.aspect == .presence
                ? (change.old == nil ? "added" : change.new == nil ? "removed" : "replaced")
                : "\(change.oldValue ?? "-") > \(change.newValue ?? "-")"
            return "\(change.subject.base)\(steps) \(aspect) \(values) \(change.cause)"
        }
    }

    @Test func equalDocumentsHaveNoChanges() throws {
        let document = try Self.document("<rect key=\"frame\" x=\"0.0\" y=\"1\" width=\"2\" height=\"3\"/>")
        #expect(NibDifference(from: document, to: try NibDocument(bytes: document.bytes)).changes.isEmpty)
    }

    /// What is in an equal subtree is paired without being compared, also if the subtree is somewhere else.
    @Test func elementsOfEqualSubtreesArePaired() throws {
        let content = "<subviews><label id=\"ccc\"><color key=\"textColor\" white=\"1\"/></label></subviews>"
        let old = try Self.document(content, attributes: " tag=\"1\"")
        let new = try Self.document(attributes: " tag=\"2\"", second: content)
        let difference = NibDifference(from: old, to: new)
        #expect(Self.changes(old, new) == ["aaa tag 1 > 2 person", "ccc place aaa.subviews > bbb.subviews person"])
        for node in old.tree.subtree(try #require(old.element(withID: "ccc"))) {
            let other = try #require(difference.pairing.new(for: node))
            #expect(new.tree.name(other) == old.tree.name(node))
            #expect(difference.pairing.old(for: other) == node)
        }
    }

    /// Two elements with one id are told apart by their places, in equal subtrees as well.
    @Test func sharedIDsAreComparedOneByOne() throws {
        let label = "<subviews><label id=\"ccc\" text=\"A\"/></subviews>"
        let other = "<subviews><label id=\"ccc\" text=\"B\"/></subviews>"
        let (old, new) = (try Self.document(label, second: other), try Self.document(label, second: label))
        #expect(!Self.changes(old, new).isEmpty)
        #expect(Self.changes(old, try NibDocument(bytes: old.bytes)).isEmpty)
    }

    @Test func attributesAreSetChangedAndUnset() throws {
        let old = try Self.document(attributes: " tag=\"1\" opaque=\"NO\"")
        let new = try Self.document(attributes: " tag=\"2\" hidden=\"YES\"")
        #expect(
            Self.changes(old, new) == [
                "aaa tag 1 > 2 person", "aaa hidden - > YES person", "aaa opaque NO > - person",
            ])
    }

    @Test func aStringIsAnAttributeInEitherForm() throws {
        let old = try Self.document(attributes: " text=\"short\"")
        let new = try Self.document("<string key=\"text\">two\nlines</string>")
        #expect(Self.changes(old, new) == ["aaa text short > two\nlines person"])
        let same = try Self.document("<string key=\"text\">short</string>")
        #expect(Self.changes(old, same) == ["aaa spelling - > - xcode"])
    }

    @Test func aChildWithAKeyIsTheSameWhateverItsElement() throws {
        let old = try Self.document("<nil key=\"textColor\"/>")
        let new = try Self.document("<color key=\"textColor\" white=\"1\"/>")
        #expect(Self.changes(old, new) == ["aaa.@textColor presence replaced person"])
        let darker = try Self.document("<color key=\"textColor\" white=\"0.5\"/>")
        #expect(Self.changes(new, darker) == ["aaa.@textColor white 1 > 0.5 person"])
    }

    @Test func aChildWithAKeyIsTheSameWithOrWithoutAnID() throws {
        for (old, new) in [("", " id=\"vIe-w0-001\""), (" id=\"vIe-w0-001\"", "")] {
            let frame = "<rect key=\"frame\" x=\"1\"/>"
            let changes = Self.changes(
                try Self.document("<view key=\"contentView\"\(old)>\(frame)</view>"),
                try Self.document("<view key=\"contentView\"\(new)>\(frame)</view>"))
            #expect(changes.count == 1 && changes[0].contains(" id ") && changes[0].hasSuffix(" xcode"))
        }
    }

    @Test func objectsMoveToAnotherParent() throws {
        let label = "<subviews><label id=\"lab\"/></subviews>"
        let (old, new) = (try Self.document(label), try Self.document(second: label))
        #expect(Self.changes(old, new) == ["lab place aaa.subviews > bbb.subviews person"])
        #expect(Self.changes(old, try Self.document()) == ["lab presence removed person"])
        #expect(Self.changes(try Self.document(), old) == ["lab presence added person"])
    }

    @Test func orderCountsWhereAPersonChoosesIt() throws {
        func list(_ name: String, _ children: [String]) throws -> NibDocument {
            try Self.document("<\(name)>" + children.joined() + "</\(name)>")
        }
        let (a, b) = ("<label id=\"l1\"/>", "<label id=\"l2\"/>")
        let moved = Self.changes(try list("subviews", [a, b]), try list("subviews", [b, a]))
        #expect(moved.count == 1)
        #expect(moved.allSatisfy { $0.contains("position") && $0.hasSuffix("person") })
        let (one, two) = (
            "<constraint firstAttribute=\"width\" id=\"c1\"/>", "<constraint firstAttribute=\"height\" id=\"c2\"/>"
        )
        let changes = Self.changes(try list("constraints", [one, two]), try list("constraints", [two, one]))
        #expect(changes.count == 1)
        #expect(changes.allSatisfy { $0.hasSuffix("xcode") })
    }

    @Test func connectionsAreRewired() throws {
        func outlet(_ to: String) throws -> NibDocument {
            try Self.document("<connections><outlet property=\"x\" destination=\"\(to)\" id=\"out\"/></connections>")
        }
        let difference = NibDifference(from: try outlet("bbb"), to: try outlet("-1"))
        #expect(difference.changes.map(\.kind) == [.connection])
        #expect(difference.changes.map(\.attribute) == ["destination"])
    }

    @Test func runtimeAttributesAreFoundByTheirKeyPaths() throws {
        func attributes(_ pairs: [(String, String)]) throws -> NibDocument {
            let elements = pairs.map {
                "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0.0)\" value=\"\($0.1)\"/>"
            }
            return try Self.document(
                "<userDefinedRuntimeAttributes>\(elements.joined())</userDefinedRuntimeAttributes>")
        }
        let difference = NibDifference(
            from: try attributes([("a", "1"), ("b", "2")]), to: try attributes([("b", "3"), ("c", "2")]))
        #expect(difference.changes.map(\.kind) == [.runtimeAttribute, .runtimeAttribute, .runtimeAttribute])
        #expect(difference.changes.map(\.isRemoval) == [true, false, false])
        #expect(difference.changes.map(\.isAddition) == [false, false, true])
    }

    @Test func siblingsThatNothingTellsApartArePairedInOrder() throws {
        func segments(_ titles: [String]) throws -> NibDocument {
            try Self.document("<segments>\(titles.map { "<segment title=\"\($0)\"/>" }.joined())</segments>")
        }
        let removed = NibDifference(from: try segments(["A", "B", "C"]), to: try segments(["A", "C"]))
        #expect(removed.changes.map(\.isRemoval) == [true])
        let renamed = NibDifference(from: try segments(["A", "B", "C"]), to: try segments(["A", "X", "C"]))
        #expect(renamed.changes.map(\.attribute) == ["title"])
        #expect(renamed.changes.first?.subject.steps.last?.index == 1)
    }

    @Test func whatXcodeDoesIsToldApart() throws {
        let frame = "<rect key=\"frame\" x=\"0.0\" y=\"1\" width=\"2\" height=\"%\"/>"
        func view(_ attributes: String, height: String, tools: String) throws -> NibDocument {
            try Self.document(frame.replacing("%", with: height), attributes: attributes, tools: tools)
        }
        let laidOut = " translatesAutoresizingMaskIntoConstraints=\"NO\""
        #expect(
            Self.changes(try view(laidOut, height: "1", tools: "1"), try view(laidOut, height: "2", tools: "2")) == [
                "document toolsVersion 1 > 2 xcode", "aaa.@frame height 1 > 2 xcode",
            ])
        let fixed = " fixedFrame=\"YES\""
        #expect(
            Self.changes(try view(fixed, height: "1", tools: "1"), try view(fixed, height: "2", tools: "1")) == [
                "aaa.@frame height 1 > 2 person"
            ])
    }

    @Test func whatFollowsFromSomethingElseIsXcodes() throws {
        func causes(_ first: String, _ second: String, attributes: String = "", tools: String = "1") throws -> [String]
        {
            let old = try Self.document(first, attributes: attributes, tools: "1")
            let new = try Self.document(second, attributes: attributes, tools: tools)
            return NibDifference(from: old, to: new).essential.map { $0.attribute ?? "\($0.aspect)" }
        }
        let size = "x=\"0.0\" y=\"0.0\" width=\"1\" height="
        func row(_ height: String) -> String {
            "<cells><tableViewCell id=\"ccc\"><rect key=\"frame\" \(size)\"\(height)\"/></tableViewCell></cells>"
        }
        #expect(try causes(row("44"), row("60")) == [])
        // A row outside of a table has the height that a person gave it.
        func alone(_ height: String) -> String {
            row(height).replacing("cells>", with: "subviews>").replacing("id=", with: "fixedFrame=\"YES\" id=")
        }
        #expect(try causes(alone("44"), alone("60")) == ["height"])
        #expect(try causes("", "<animations/>") == [])
        #expect(try causes("", "<customSpacing><real value=\"3.4028234663852886e+38\"/></customSpacing>") == [])
        #expect(try causes("", "<customSpacing><real value=\"8\"/></customSpacing>") == ["presence"])
        let mask = "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>"
        let constrained = " translatesAutoresizingMaskIntoConstraints=\"NO\""
        #expect(try causes(mask, "", attributes: constrained) == [])
        #expect(try causes("", mask, attributes: constrained + " fixedFrame=\"YES\"") == [])
        #expect(try causes("", mask) == ["presence"])
        let other = mask.replacing("flexibleMaxX", with: "widthSizable")
        #expect(try causes("", other, attributes: constrained + " fixedFrame=\"YES\"") == ["presence"])
        let clip = "<clipView id=\"ccc\">%</clipView>"
        let color = clip.replacing("%", with: "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\"/>")
        #expect(try causes(color, clip.replacing("%", with: ""), tools: "2") == [])
        #expect(try causes(color, clip.replacing("%", with: "")) == ["presence"])
    }

    @Test func theOrderOfAttributesIsSpelling() throws {
        let (old, new) = (
            try Self.document(attributes: " tag=\"1\" opaque=\"NO\""),
            try Self.document(attributes: " opaque=\"NO\" tag=\"1\"")
        )
        #expect(Self.changes(old, new) == ["aaa spelling - > - xcode"])
        let spaced = try NibDocument(bytes: old.bytes + Array("\n".utf8))
        #expect(Self.changes(old, spaced) == ["document spelling - > - xcode"])
    }

    @Test func twoDifferencesFromOneVersionCanBeCompared() throws {
        let base = try Self.document(attributes: " tag=\"1\" opaque=\"NO\"")
        let ours = NibDifference(from: base, to: try Self.document(attributes: " tag=\"2\" opaque=\"NO\""))
        let theirs = NibDifference(from: base, to: try Self.document(attributes: " tag=\"3\""))
        let values = Dictionary(uniqueKeysWithValues: ours.changes.map { ($0.id, ours.newText(of: $0)) })
        let both = theirs.changes.filter { values[$0.id] != nil }
        #expect(both.map(\.attribute) == ["tag"])
        #expect(values[both[0].id] != theirs.newText(of: both[0]))
    }
}
