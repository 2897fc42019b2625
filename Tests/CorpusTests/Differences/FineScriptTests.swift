import Testing

/// Scripts name what changed, and do not insert it as a literal element.
struct FineScriptTests {
    @Test func aColorThatChangesIsSet() throws {
        let old = try with(
            SmallDocuments.view,
            "set lAb-el-001 textColor 'red=1 green=0.5 blue=0.25 alpha=1 colorSpace=calibratedRGB'")
        let new = try with(
            SmallDocuments.view, "set lAb-el-001 textColor 'white=0.5 alpha=1 colorSpace=calibratedWhite'")
        try expectFine(from: old, to: new)
    }

    @Test func oneOfSeveralEntriesIsSet() throws {
        let old = try with(SmallDocuments.storyboard, "set document resources.image 'name=a width=1 height=2'")
        let new = try with(old, "set document resources.image[1] 'name=b width=3 height=4'", isStoryboard: true)
        try expectFine(from: old, to: new, isStoryboard: true)
    }

    @Test func aSceneIsAdded() throws {
        let new = try with(
            SmallDocuments.storyboard,
            "add scene viewController title=Second customClass=SecondController as bBb-00-001 sCe-ne-002",
            "add label to bBb-00-001.view text=Hello as lAb-el-001", "move scene:sCe-ne-002 to document.scenes at 0")
        try expectFine(from: SmallDocuments.storyboard, to: new, isStoryboard: true)
        try expectFine(from: new, to: SmallDocuments.storyboard, isStoryboard: true)
    }

    private func with(_ text: String, _ commands: String..., isStoryboard: Bool? = nil) throws -> String {
        let isStoryboard = isStoryboard ?? (text == SmallDocuments.storyboard)
        let editing = try Editing(text, name: isStoryboard ? "Main.storyboard" : "Test.xib")
        for command in commands { try editing.run(command) }
        return editing.text
    }

    private func expectFine(
        from old: String, to new: String, isStoryboard: Bool = false, _ location: SourceLocation = #_sourceLocation
    ) throws {
        let folder = try TemporaryFolder()
        let run = try ScriptRun(
            from: Array(old.utf8), to: Array(new.utf8), suffix: isStoryboard ? "storyboard" : "xib", folder: folder)
        #expect(run.result == Array(new.utf8), "\(run.failure ?? run.rest)", sourceLocation: location)
        #expect(!run.script.text.contains("insert ") && !run.isCoarse, "\(run.script.text)", sourceLocation: location)
    }
}
