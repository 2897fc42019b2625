import NibShell
import Replies
import TestDocuments
import Testing

/// What Interface Builder never writes is refused, with the path or the command that is meant.
struct UnwrittenTests {
    /// A command that is refused, and a hint that it gives.
    struct Refusal: CustomTestStringConvertible {
        let command: String
        let hint: String
        var testDescription: String { command }

        init(_ command: String, _ hint: String) {
            self.command = command
            self.hint = hint
        }
    }

    static let iOS: [Refusal] = [
        .init("set bUt-to-001 titleColor systemRedColor", "set bUt-to-001 normal.titleColor systemRedColor"),
        .init(
            "set bUt-to-001 titleShadowColor systemRedColor", "set bUt-to-001 normal.titleShadowColor systemRedColor"),
        .init("set bUt-to-001 titleLabel Go", "set bUt-to-001 normal.title Go"),
        .init("set bUt-to-001 text Go", "set bUt-to-001 title Go"),
        .init("set bUt-to-001 image logo", "set bUt-to-001 configuration.image logo"),
        .init("set bUt-to-001 backgroundImage logo", "set bUt-to-001 normal.backgroundImage logo"),
        .init("set bUt-to-001 accessibilityLabel Go", "set bUt-to-001 accessibility.label Go"),
        .init("set lAb-el-001 accessibilityHint Go", "set lAb-el-001 accessibility.hint Go"),
        .init("set lAb-el-001 accessibilityIdentifier go", "set lAb-el-001 accessibility.identifier go"),
        .init("set lAb-el-001 accessibilityTraits button", "set lAb-el-001 accessibility.traits button"),
        .init("set lAb-el-001 isAccessibilityElement YES", "set lAb-el-001 accessibility.isElement YES"),
        .init("set vIe-w0-001 cornerRadius 4", "set attribute vIe-w0-001 layer.cornerRadius number 4"),
        .init("set vIe-w0-001 borderWidth 4", "set attribute vIe-w0-001 layer.borderWidth number 4"),
        .init("set vIe-w0-001 masksToBounds YES", "set attribute vIe-w0-001 layer.masksToBounds boolean YES"),
        .init("set vIe-w0-001 shadowRadius 4", "set attribute vIe-w0-001 layer.shadowRadius number 4"),
        .init("set vIe-w0-001 shadowOpacity 0.5", "set attribute vIe-w0-001 layer.shadowOpacity number 0.5"),
        .init("set vIe-w0-001 isHidden YES", "set vIe-w0-001 hidden YES"),
        .init("set vIe-w0-001 isOpaque NO", "set vIe-w0-001 opaque NO"),
        .init("set vIe-w0-001 isUserInteractionEnabled NO", "set vIe-w0-001 userInteractionEnabled NO"),
        .init("set vIe-w0-001 isMultipleTouchEnabled YES", "set vIe-w0-001 multipleTouchEnabled YES"),
        .init("set vIe-w0-001 clipsToBounds YES", "set vIe-w0-001 clipsSubviews YES"),
        .init("set vIe-w0-001 opacity 0.5", "set vIe-w0-001 alpha 0.5"),
        .init("set vIe-w0-001 visible NO", "set vIe-w0-001 hidden NO"),
        .init("set vIe-w0-001 center (1,2)", "set vIe-w0-001 frame (X,Y,WIDTH,HEIGHT)"),
        .init("set vIe-w0-001 backgroundColour red", "did you mean 'backgroundColor'?"),
        .init(
            "set vIe-w0-001 installed NO", "only views in other views of iOS, and their constraints, can be left out"),
        .init("set vIe-w0-001 alpha 2", "'--force' sets it anyway"),
        .init("set vIe-w0-001 contentMode nonsense", "'--force' sets it anyway"),
        .init("set vIe-w0-001 x 5", "set vIe-w0-001 frame.x 5"),
        .init("set vIe-w0-001 contentHuggingPriority 5", "set vIe-w0-001 horizontalHuggingPriority 5"),
        .init("set lAb-el-001 title Go", "set lAb-el-001 text Go"),
        .init("set lAb-el-001 isEnabled NO", "set lAb-el-001 enabled NO"),
        .init("set lAb-el-001 textAlignment middle", "'--force' sets it anyway"),
        .init("set lAb-el-001 horizontalHuggingPriority 1001", "'--force' sets it anyway"),
        .init("set lAb-el-001 textColor systemRedColr", "did you mean 'systemRedColor'?"),
        .init("set lAb-el-001 textColor red", "did you mean 'systemRedColor'?"),
        .init("set lAb-el-001 fontDescription 'style headlin'", "did you mean 'headline'?"),
        .init("set lAb-el-001 placeholder Go", "it belongs to <searchBar>, <textField>"),
        .init("set vIe-w0-001 text Go", "it belongs to <label>, "),
        .init("set lAb-el-001 lineBraekMode clip", "did you mean 'lineBreakMode'?"),
        .init("set tFi-el-001 title Go", "set tFi-el-001 text Go"),
        .init("set tFi-el-001 placeholderText Go", "set tFi-el-001 placeholder Go"),
        .init("set tFi-el-001 secureTextEntry YES", "set tFi-el-001 textInputTraits.secureTextEntry YES"),
        .init("set tFi-el-001 isSecureTextEntry YES", "set tFi-el-001 textInputTraits.secureTextEntry YES"),
        .init("set tFi-el-001 keyboardType URL", "set tFi-el-001 textInputTraits.keyboardType URL"),
        .init("set tFi-el-001 returnKeyType done", "set tFi-el-001 textInputTraits.returnKeyType done"),
        .init("set tFi-el-001 borderStyle rounded", "did you mean 'roundedRect'?"),
        .init("set tFi-el-001 delegate -1", "connect outlet tFi-el-001.delegate -> DST"),
        .init("set sWi-tc-001 isOn YES", "set sWi-tc-001 on YES"),
        .init("set sWi-tc-001 action go:", "connect action sWi-tc-001 -> DST.SELECTOR"),
        .init("set sLi-de-001 minimumValue 1", "set sLi-de-001 minValue 1"),
        .init("set sLi-de-001 maximumValue 1", "set sLi-de-001 maxValue 1"),
        .init("set sEg-me-001 items A", "set sEg-me-001 segments.segment[0].title A"),
        .init("set cOn-st-001 isActive NO", "set cOn-st-001 installed NO"),
        .init("set cOn-st-001 relation less", "did you mean 'lessThanOrEqual'?"),
        .init("set tVi-ew-001 dataDetectorTypes 'lnk'", "did you mean 'link'?"),
        .init(
            "set tVi-ew-001 autocapitalizationType none", "set tVi-ew-001 textInputTraits.autocapitalizationType none"),
        .init("set bUt-to-001 configuration.style fild", "it is bordered, "),
        .init("set bUt-to-001 configuration 'style=fild'", "it is bordered, "),
        .init("set sLi-de-001 value 7", "set sLi-de-001 maxValue 7"),
        .init("set sLi-de-001 value -1", "set sLi-de-001 minValue -1"),
        .init("set vIe-w0-001 frame.width -5", "'--force' sets it anyway"),
        .init("set vIe-w0-001 frame (0,0,5,-5)", "'--force' sets it anyway"),
    ]

    static let addedOnIOS: [Refusal] = [
        .init("add view to vIe-w0-001 alpha=7", "'--force' sets it anyway"),
        .init("add view to vIe-w0-001 frame=(0,0,-1,5)", "'--force' sets it anyway"),
        .init("add view to vIe-w0-001 isHidden=YES", "did you mean 'hidden=YES'?"),
        .init("add view to vIe-w0-001 contentMode=fil", "did you mean 'scale"),
        .init("add view to vIe-w0-001 cornerRadius=4", "once it is there: set attribute $ layer.cornerRadius number 4"),
        .init("add view to vIe-w0-001 installed=NO", "once it is there: set $ installed NO"),
        .init("add label to vIe-w0-001 title=Go", "did you mean 'text=Go'?"),
        .init("add label to vIe-w0-001 textColor=red", "did you mean 'systemRedColor'?"),
        .init("add button:filled to vIe-w0-001 configuration.style=fild", "it is bordered, "),
        .init("add button to vIe-w0-001 action=go:", "once it is there: connect action $ -> DST.SELECTOR"),
        .init(
            "add textField to vIe-w0-001 secureTextEntry=YES", "did you mean 'textInputTraits.secureTextEntry=YES'?"),
        .init("add slider to vIe-w0-001 value=20 maxValue=10", "did you mean 'maxValue=20'?"),
        .init("add outlet to vIe-w0-001", "connect outlet vIe-w0-001.NAME -> DST"),
        .init("add action to bUt-to-001", "connect action bUt-to-001 -> DST.SELECTOR"),
        .init("add constraint to vIe-w0-001", "'constrain', "),
        .init("add userDefinedRuntimeAttribute to vIe-w0-001", "set attribute vIe-w0-001 NAME TYPE VALUE"),
        .init("add subviews to lAb-el-001", "'--force' adds the bare element"),
        .init("add viewController to document hidden=YES", "did you mean 'view.hidden=YES'?"),
    ]

    static let addedOnMacOS: [Refusal] = [
        .init("add window to document frame=(0,0,9,9)", "did you mean 'contentRect=(0,0,9,9)'?"),
        .init("add button to vIe-w0-001 bezelStyle=rouned", "did you mean 'rounded'?"),
        .init("add button to vIe-w0-001 keyEquivalent=return", "did you mean 'keyEquivalent=\"\\r\"'?"),
        .init("add textField to vIe-w0-001 placeholder=Go", "did you mean 'placeholderString=Go'?"),
        .init("add slider to vIe-w0-001 doubleValue=200 maxValue=100", "did you mean 'maxValue=200'?"),
    ]

    static let macOS: [Refusal] = [
        .init("set bUt-to-001 stringValue Go", "set bUt-to-001 title Go"),
        .init("set bUt-to-001 text Go", "set bUt-to-001 title Go"),
        .init("set bUt-to-001 isEnabled NO", "set bUt-to-001 enabled NO"),
        .init("set bUt-to-001 accessibilityLabel Go", "set bUt-to-001 accessibility.description Go"),
        .init("set bUt-to-001 alpha 0.5", "set bUt-to-001 alphaValue 0.5"),
        .init("set bUt-to-001 action go:", "connect action bUt-to-001 -> DST.SELECTOR"),
        .init("set bUt-to-001 isHidden YES", "set bUt-to-001 hidden YES"),
        .init("set bUt-to-001 bezelStyle rouned", "did you mean 'rounded'?"),
        .init("set tFi-el-001 placeholder Go", "set tFi-el-001 placeholderString Go"),
        .init("set tFi-el-001 stringValue Go", "set tFi-el-001 title Go"),
        .init("set tFi-el-001 isEditable YES", "set tFi-el-001 editable YES"),
        .init("set tFi-el-001 textColor labelColr", "did you mean 'labelColor'?"),
        .init(
            "set tFi-el-001 font 'system 17 bald'",
            "write 'system 17', 'system 17 bold', 'style headline', or a family with a size"),
        .init("set wIn-do-001 styleMask 'titled closeable'", "did you mean 'closable'?"),
        .init("set wIn-do-001 frameAutosave Main", "set wIn-do-001 frameAutosaveName Main"),
        .init("set wIn-do-001 delegate -1", "connect outlet wIn-do-001.delegate -> DST"),
        .init("set vIe-w0-001 opacity 0.5", "set vIe-w0-001 alphaValue 0.5"),
        .init("set vIe-w0-001 cornerRadius 4", "set attribute vIe-w0-001 layer.cornerRadius number 4"),
        .init("set wIn-do-001 frame (0,0,9,9)", "set wIn-do-001 contentRect (0,0,9,9)"),
        .init("set bUt-to-001 keyEquivalent zz", "'--force' sets it anyway"),
        .init("set bUt-to-001 keyEquivalent cmd+z", "set "),
    ]

    @Test(arguments: addedOnIOS) func isRefusedWithANewObjectOnIOS(_ refusal: Refusal) throws {
        try check(refusal, on: "iOS/Form-24765.xib")
    }

    @Test(arguments: addedOnMacOS) func isRefusedWithANewObjectOnMacOS(_ refusal: Refusal) throws {
        try check(refusal, on: "macOS/Form-24765.xib")
    }

    /// Of what is refused, `--force` adds all the same.
    @Test(arguments: addedOnIOS.prefix(2)) func isForcedWithANewObject(_ refusal: Refusal) throws {
        let path = try #require(Corpus.ownFiles.first { $0.hasSuffix("iOS/Form-24765.xib") })
        let editing = try Editing(String(decoding: try Corpus.bytes(path), as: UTF8.self))
        try editing.run(refusal.command + " --force")
        #expect(editing.shell.documentBytes != editing.base)
    }

    @Test(arguments: iOS) func isRefusedOnIOS(_ refusal: Refusal) throws {
        try check(refusal, on: "iOS/Form-24765.xib")
    }

    @Test(arguments: macOS) func isRefusedOnMacOS(_ refusal: Refusal) throws {
        try check(refusal, on: "macOS/Form-24765.xib")
    }

    private func check(_ refusal: Refusal, on name: String) throws {
        let path = try #require(Corpus.ownFiles.first { $0.hasSuffix(name) })
        let editing = try Editing(String(decoding: try Corpus.bytes(path), as: UTF8.self))
        let error = #expect(throws: CommandError.self) { try editing.run(refusal.command) }
        #expect(
            error?.hints.contains { $0.hasPrefix(refusal.hint) } == true,
            "\(error?.message ?? "") \(error?.hints ?? [])")
        #expect(editing.shell.documentBytes == editing.base)
    }
}
