import NibShell
import TemporaryFolders
import Testing

/// What the Tab key offers, from the catalogue and the document.
@Suite struct ShellCompletionTests {
    private let shell = Shell()
    private let folder: TemporaryFolder

    init() throws {
        folder = TemporaryFolder()
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
                <objects>
                    <customObject id="-2" userLabel="File's Owner" customClass="ItemViewController">
                        <connections>
                            <outlet property="field" destination="fIe-ld-001" id="oUt-le-001"/>
                        </connections>
                    </customObject>
                    <textField id="fIe-ld-001">
                        <connections>
                            <binding destination="aRr-ay-001" name="value" keyPath="selection.name" id="bIn-di-001"/>
                        </connections>
                    </textField>
                    <arrayController id="aRr-ay-001"/>
                </objects>
            </document>

            """
        let path = folder.file("Test.xib", text)
        _ = try shell.open(path)
    }

    private func offers(_ line: String) -> [String] {
        shell.suggestions(in: line, cursor: line.utf8.count).items.map(\.text)
    }

    @Test(arguments: [
        ("connect outlet owner.", ["owner.field", "owner.menu", "owner.sourceItemView", "owner.view"]),
        ("connect outlet fIe-ld-001.form", ["fIe-ld-001.formatter"]),
        ("connect binding fIe-ld-001.val", ["fIe-ld-001.value"]),
        ("connect binding fIe-ld-001.value -> aRr-ay-001.selection.name NSNu", ["NSNullPlaceholder="]),
        ("connect binding fIe-ld-001.value -> aRr-ay-001.selection.name NSContinuouslyUpdatesValue=Y", ["YES"]),
        ("set bIn-di-001 NSV", ["NSValidatesImmediately", "NSValueTransformerName"]),
        ("set bIn-di-001 NSValidatesImmediately N", ["NO"]),
        ("connect action fIe-ld-001 -> aRr-ay-001.sel", ["aRr-ay-001.selectNext:", "aRr-ay-001.selectPrevious:"]),
        ("find cl", ["class:"]), ("find class:NSA", ["class:NSArrayController"]), ("find outlet:f", ["outlet:field"]),
        ("candidates aRr", ["aRr-ay-001"]),
        // An end that needs a name gets its dot; 'disconnect' offers what is connected.
        ("connect aRr", ["aRr-ay-001."]), ("connect fIe", ["fIe-ld-001"]),
        ("connect fIe-ld-001 -> aRr", ["aRr-ay-001."]),
        ("disconnect fIe", ["fIe-ld-001."]), ("disconnect fIe-ld-001.", ["fIe-ld-001.value"]),
        // Names without quotes, which have a beginning in common, before those in quotes.
        ("add comboBo", ["comboBox"]), ("add \"Combo", ["'Combo Button'", "'Combo Box'"]),
        ("inspect --po", ["--possible"]),
        // In the braces of a query, and after them as after an object that the query finds.
        ("set {class:NSTextField hidd", []), ("set {class:NSTextField ou", ["outlet:"]),
        ("remove {class:NST", ["{class:NSTextField"]), ("remove {id:fIe cla", ["class:"]),
        ("set {class:NSTextField id:fIe} hidden Y", ["YES"]), ("set {class:NSTextField} hidd", ["hidden"]),
        ("equal fIe-ld-001 w", ["width"]), ("align fIe-ld-001 firstB", ["firstBaseline"]),
        // What the command would refuse is not offered.
        ("remove ", ["resource", "scene", "fIe-ld-001", "aRr-ay-001"]), ("connect action ", ["fIe-ld-001"]),
        ("connect accessibility ", ["fIe-ld-001."]), ("connect accessibility fIe-ld-001.title -> ", []),
        ("set fIe-ld-001 hidden ", ["YES", "NO"]), ("set fIe-ld-001 hidden Y", ["YES"]),
        ("set fIe-ld-001 frame.width 1", []), ("set owner nothing ", ["--force"]),
        ("add button to document verticalHugg", ["verticalHuggingPriority="]),
        ("add button to document hidden=N", ["NO"]), ("add button to document ", ["at", "as"]),
    ])
    func namesOfTheCatalogueAndTheDocument(line: String, expected: [String]) {
        #expect(offers(line) == expected)
    }

    @Test func anObjectIsOfferedByTheOutletThatHoldsIt() {
        #expect(offers("inspect \"fi").contains("'field'"))
    }
}
