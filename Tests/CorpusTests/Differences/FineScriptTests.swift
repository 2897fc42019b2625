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

    @Test func aColorBecomesNil() throws {
        let old = try with(SmallDocuments.view, "set lAb-el-001 textColor systemBlueColor")
        let new = try with(old, "set lAb-el-001 textColor nil")
        try expectFine(from: old, to: new)
        try expectFine(from: new, to: old)
    }

    @Test(arguments: [
        "set lAb-el-001 userComments 'The title of the page'",
        "attribute lAb-el-001 layer.cornerRadius number 17.0",
        "set lAb-el-001 designable.intrinsicContentSize (46,20.5)",
    ])
    func whatACommandMakesIsMadeByIt(command: String) throws {
        let new = try with(SmallDocuments.view, command)
        try expectFine(from: SmallDocuments.view, to: new)
        try expectFine(from: new, to: SmallDocuments.view)
    }

    @Test func anOutletLeadsToANewConstraint() throws {
        let new = try with(
            SmallDocuments.view, "constrain lAb-el-001.width = 100 as cOn-st-009",
            "connect outlet -1.labelWidth -> cOn-st-009 as oUt-le-009 --force")
        try expectFine(from: SmallDocuments.view, to: new)
    }

    @Test func partsOfANewObjectHaveParts() throws {
        let new = try with(
            SmallDocuments.view, "add button to vIe-w0-001 title=Go as bUt-to-009",
            "set bUt-to-009 normal.titleColor '#FF3B30'", "set bUt-to-009 highlighted.title Going")
        try expectFine(from: SmallDocuments.view, to: new)
    }

    @Test func aNewObjectHasFewerOrMoreMembers() throws {
        let new = try with(
            SmallDocuments.view, "add segmentedControl to vIe-w0-001 as sEg-00-001",
            "add segment to sEg-00-001.segments", "set sEg-00-001 segments.segment[2] 'title=Third'")
        try expectFine(from: SmallDocuments.view, to: new)
        let bare = try with(
            SmallDocuments.view, "add toolbar to vIe-w0-001 as tOo-lb-001 bAr-bt-001", "remove bAr-bt-001")
        try expectFine(from: SmallDocuments.view, to: bare)
    }

    @Test func aSegueBreaksTheTie() throws {
        let old = try with(
            SmallDocuments.storyboard, "add scene viewController as bBb-00-001 sCe-ne-002 vIe-w0-002 sAf-eA-002",
            "connect segue aAa-00-001 -> bBb-00-001 show as sEg-ue-001",
            "connect segue aAa-00-001 -> bBb-00-001 presentation as sEg-ue-002")
        let new = try with(old, "set sEg-ue-002 inferredMetricsTieBreaker YES", isStoryboard: true)
        #expect(new.contains("<segue reference=\"sEg-ue-002\"/>"))
        try expectFine(from: old, to: new, isStoryboard: true)
        try expectFine(from: new, to: old, isStoryboard: true)
    }

    @Test func aTextViewComesInAScrollView() throws {
        let new = try with(
            SmallDocuments.macOSView, "add textView to vIe-w0-001 as sCr-ol-001", "set sCr-ol-001 importsGraphics YES")
        try expectFine(from: SmallDocuments.macOSView, to: new)
    }

    @Test func aNewObjectLacksOneThatAddMakes() throws {
        let new = try with(
            SmallDocuments.macOSView, "add popUpButton to vIe-w0-001 as pOp-up-001", "remove 'Item 2'",
            "remove 'Item 3'")
        try expectFine(from: SmallDocuments.macOSView, to: new)
    }

    @Test func aKeyEquivalentIsReturn() throws {
        let new = try with(
            SmallDocuments.macOSView, "add button to vIe-w0-001 as bUt-to-001 bUt-ce-001",
            "set bUt-ce-001 keyEquivalent \"\\r\"")
        #expect(new.contains("base64-UTF8"))
        try expectFine(from: SmallDocuments.macOSView, to: new)
    }

    @Test(arguments: ["", " at 0"])
    func aBindingFollowsAnother(place: String) throws {
        let old = try with(SmallDocuments.macOSView, "add button to vIe-w0-001 as bUt-to-001 bUt-ce-001")
        let new = try with(
            old, "connect binding bUt-to-001.enabled -> -2.ready as bIn-di-001",
            "connect binding bUt-to-001.enabled2 -> -2.able as bIn-di-002\(place)",
            "connect binding bUt-to-001.hidden -> -2.away as bIn-di-003 previousBinding=bIn-di-002",
            "connect outlet -2.zebra -> bUt-to-001 as oUt-le-001",
            "connect outlet -2.apple -> bUt-to-001 as oUt-le-002 at 1")
        try expectFine(from: old, to: new)
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
