import NibShell
import TestDocuments
import Testing
import XMLTree

@testable import NibDocument

/// Where constraints stand and what they do to the views that they place.
struct ConstraintTests {
    @Test func aConstraintStandsInTheNearestViewAroundBoth() throws {
        let editing = try Editing(SmallDocuments.emptyView)
        try editing.run(
            "add view to vIe-w0-001 as oUt-er-001", "add label to oUt-er-001 as lAb-el-001",
            "add label to oUt-er-001 as lAb-el-002", "add button to vIe-w0-001 as bUt-to-001",
            "constrain lAb-el-001.top = lAb-el-002.bottom + 8 as cOn-st-001",
            "constrain bUt-to-001.leading = lAb-el-001.leading as cOn-st-002",
            "constrain lAb-el-001.width = 40 as cOn-st-003",
            "constrain oUt-er-001.trailing = lAb-el-001.trailing as cOn-st-004")
        #expect(try owners(editing) == ["oUt-er-001", "vIe-w0-001", "lAb-el-001", "oUt-er-001"])
        #expect(
            editing.text.contains(
                #"<constraint firstAttribute="trailing" secondItem="lAb-el-001" secondAttribute="trailing" id="cOn-st-004"/>"#
            ))
        try editing.checkHistory()
    }

    private func owners(_ editing: Editing) throws -> [String?] {
        let document = try NibDocument(bytes: Array(editing.text.utf8))
        return (1...4).map { number in
            document.element(withID: "cOn-st-00\(number)").flatMap { document.tree.parent($0) }
                .flatMap { document.tree.parent($0) }.flatMap { document.id(of: $0) }
        }
    }

    @Test func placedViewsAreFreeAndUnplacedOnesFixed() throws {
        let editing = try Editing(SmallDocuments.emptyView)
        try editing.run("add label to vIe-w0-001 as lAb-el-001")
        let fixed = editing.text
        #expect(fixed.contains("fixedFrame"))
        try editing.run("constrain lAb-el-001.top = vIe-w0-001.top + 8 as cOn-st-001")
        #expect(!editing.text.contains("fixedFrame") && !editing.text.contains("autoresizingMask"))
        #expect(editing.text.contains(#"translatesAutoresizingMaskIntoConstraints="NO""#))
        try editing.run("constrain lAb-el-001.width = 100", "unconstrain lAb-el-001 width")
        #expect(!editing.text.contains("fixedFrame"))
        try editing.run("unconstrain lAb-el-001")
        #expect(editing.text == fixed)
        try editing.checkHistory()
    }

    @Test func aReplacementInABlockIsOneEdit() throws {
        let editing = try Editing(SmallDocuments.emptyView)
        try editing.run("add label to vIe-w0-001 as lAb-el-001", "begin")
        try editing.run("constrain lAb-el-001.top = vIe-w0-001.top as cOn-st-001", "remove cOn-st-001")
        try editing.run("constrain lAb-el-001.bottom = vIe-w0-001.bottom as cOn-st-001", "commit", "undo")
        #expect(!editing.text.contains("constraint "))
    }

    @Test func constraintsOfDocumentsStandThere() throws {
        var (all, same) = (0, 0)
        for path in Corpus.likeXcode {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)) else { continue }
            for constraint in document.constraints {
                let owner = document.tree.parent(constraint).flatMap { document.tree.parent($0) }
                let items = document.constraintItems(constraint)
                guard !items.isEmpty else { continue }
                all += 1
                same += document.constraintOwner(items.map(\.object)) == owner ? 1 : 0
            }
        }
        print("constraints: \(same) of \(all) in the nearest view around their items")
        #expect(all > 100 && Double(same) / Double(all) > 0.995)
    }
}
