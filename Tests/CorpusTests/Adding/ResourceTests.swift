import NibShell
import Replies
import TestDocuments
import Testing
import XMLTree

@testable import NibDocument

/// Entries of `<resources>` and `<dependencies>` that come with a first use and go with a last one.
struct ResourceTests {
    private func view(toolsVersion: String = "22505", resources: String = "") throws -> Editing {
        var text = SmallDocuments.emptyView.replacing("22505", with: toolsVersion)
        text = text.replacing(
            "    </objects>\n",
            with: "    </objects>\n"
                + (resources.isEmpty ? "" : "    <resources>\n        \(resources)\n    </resources>\n"))
        let editing = try Editing(text)
        try editing.run("add imageView to vIe-w0-001 as iMg-vw-001", "add imageView to vIe-w0-001 as iMg-vw-002")
        return editing
    }

    @Test func anEntryComesWithTheFirstUseAndGoesWithTheLast() throws {
        let editing = try view()
        let before = editing.text
        try editing.run("set iMg-vw-001 image photo")
        #expect(editing.text.contains(#"        <image name="photo" width="16" height="16"/>"#))
        let once = editing.text
        try editing.run("set iMg-vw-002 image photo", "unset iMg-vw-002 image")
        #expect(editing.text == once)
        try editing.run("unset iMg-vw-001 image")
        #expect(editing.text == before)
        try editing.checkHistory()
    }

    @Test func whatIsThereStaysAsItIs() throws {
        let editing = try view(resources: #"<image name="photo" width="40" height="30"/>"#)
        try editing.run("set iMg-vw-001 image photo")
        #expect(editing.text.contains(#"<image name="photo" width="40" height="30"/>"#))
        #expect(editing.text.split(separator: "\n").filter { $0.contains("<image ") }.count == 1)
        // One that nobody used before goes only when an edit takes out a use.
        try editing.run("set iMg-vw-001 image other")
        #expect(!editing.text.contains(#"<image name="photo""#))
        try editing.checkHistory()
    }

    @Test func anUnusedEntryThatNoEditIsAboutStays() throws {
        let editing = try view(resources: #"<image name="stale" width="40" height="30"/>"#)
        try editing.run("set iMg-vw-001 image photo", "remove iMg-vw-001")
        #expect(editing.text.contains(#"<image name="stale" width="40" height="30"/>"#))
        #expect(!editing.text.contains("photo"))
        try editing.checkHistory()
    }

    @Test func aBlockIsLookedAtAsAWhole() throws {
        let editing = try view(resources: #"<image name="photo" width="40" height="30"/>"#)
        try editing.run("set iMg-vw-001 image photo", "begin", "unset iMg-vw-001 image", "set iMg-vw-002 image photo")
        try editing.run("commit")
        #expect(editing.text.contains(#"<image name="photo" width="40" height="30"/>"#))
    }

    @Test func anEditThatFailsLeavesNoEntry() throws {
        let editing = try view()
        let before = editing.text
        #expect(throws: CommandError.self) {
            try editing.run("add imageView to vIe-w0-001 image=photo nonsense.path=1")
        }
        #expect(editing.text == before)
    }

    @Test func runtimeAttributesAndSymbolsCount() throws {
        let editing = try view()
        try editing.run("attribute iMg-vw-001 badge image star", "set iMg-vw-002 image star")
        #expect(editing.text.contains(#"<image name="star" width="16" height="16"/>"#))
        try editing.run("set iMg-vw-002 catalog system")
        #expect(editing.text.contains(#"<image name="star" catalog="system" width="128" height="116"/>"#))
        #expect(editing.text.contains(#"<image name="star" width="16" height="16"/>"#))
        try editing.run("unset attribute iMg-vw-001 badge")
        #expect(!editing.text.contains(#"<image name="star" width="16" height="16"/>"#))
        try editing.checkHistory()
    }

    @Test func imagesThatTheDocumentHoldsAreNotListed() throws {
        let editing = try view()
        try editing.run("set iMg-vw-001 image imageView:iMg-vw-001:image")
        #expect(!editing.text.contains("<resources>"))
    }

    @Test(arguments: ["16097", "22505"])
    func systemColorsAreListedSinceXcode12(version: String) throws {
        let editing = try view(toolsVersion: version)
        try editing.run("insert '<color key=\"tintColor\" systemColor=\"systemTealColor\"/>' into iMg-vw-001")
        let isListed = version != "16097"
        #expect(editing.text.contains("<systemColor name=\"systemTealColor\">") == isListed)
        #expect(editing.text.contains("System colors in document resources") == isListed)
        try editing.run("unset iMg-vw-001 tintColor")
        #expect(!editing.text.contains("<systemColor "))
        #expect(!editing.text.contains("System colors in document resources"))
        try editing.checkHistory()
    }

    /// Whether a requirement is one that documents in the format of Xcode 8 speak of.
    private static func isNew(_ requirement: Requirement) -> Bool {
        guard case .capability(_, let version) = requirement else { return true }
        return version > 8
    }

    private static func says(_ requirement: Requirement, _ document: NibDocument) -> Bool {
        let tree = document.tree
        guard let list = tree.elements(in: tree.root).first(where: { tree.name($0) == "dependencies" }) else {
            return false
        }
        return tree.elements(in: list).contains { entry in
            switch requirement {
            case .capability(let name, _): tree.attribute("name", of: entry, is: name)
            case .plugIn(let identifier): tree.attribute("identifier", of: entry, is: identifier)
            }
        }
    }

    @Test func documentsListWhatTheyUse() throws {
        var (resources, listed, needs, said) = (0, 0, 0, 0)
        for path in Corpus.likeXcode {
            guard let document = try? NibDocument(bytes: Corpus.bytes(path)), document.toolsVersion >= 15000,
                document.kind.platform != .watchOS
            else { continue }
            let nodes = Array(document.tree.subtree(document.tree.root))
            let used = Set(nodes.flatMap { document.resources(usedBy: $0) })
            resources += used.count
            listed += used.filter { document.entry(of: $0) != nil }.count
            let needed = Set(nodes.flatMap { document.requirements(of: $0) }).filter(Self.isNew)
            needs += needed.count
            said += needed.filter { Self.says($0, document) }.count
        }
        print("resources: \(listed) of \(resources) used are listed; dependencies: \(said) of \(needs) needed are")
        #expect(resources > 30 && Double(listed) / Double(resources) > 0.995)
        #expect(needs > 30 && Double(said) / Double(needs) > 0.98)
    }
}
