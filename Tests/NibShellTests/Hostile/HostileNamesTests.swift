import Replies
import TemporaryFolders
import Testing

@testable import NibShell

/// Names, titles, ids and paths that a terminal would obey come out of every command as visible text.
@Suite struct HostileNamesTests {
    private let folder = TemporaryFolder()

    /// What XML allows in an attribute: C1 (CSI, OSC, NEL), DEL, line ends, and marks of direction.
    private static let name =
        "x&#10;FORGED&#13;FORGED&#x9B;31m&#x9D;0;t&#x9C;&#x85;&#x7F;&#x202E;&#x2066;&#x2028;&#x200F;&#x61C;y"
    /// What a file system allows.
    private static let fileName = "x\nFORGED\r\u{1B}[31m\u{1B}]0;t\u{7}\u{202E}y"

    /// The statements of commands that do not edit, for the documents below; an empty list for those that show nothing of one. A command
    /// that only looks need not be here: it is tried alone, and with an object.
    private static let listed: [String: [String]] = [
        "show": [],
        "inspect": ["inspect --all", "inspect TOP", "inspect owner", "inspect BUT --possible", "inspect CON"],
        "inspect identity": ["inspect identity TOP", "inspect identity owner"],
        "inspect attributes": ["inspect attributes TOP", "inspect attributes BUT --possible"],
        "candidates": ["candidates TOP BUT --all", "candidates owner TOP"],
        "find": ["find x", "find action:", "find outlet:", "find --unconnected", "find label:forged"],
        "select": ["select TOP", "select BUT", "select"],
        "picture": ["picture", "picture TOP"], "sketch": ["sketch", "sketch TOP --frames"],
        "graph": ["graph", "graph --dot", "graph --mermaid", "graph TOP"],
        "strings": ["strings", "strings TOP"], "strings check": ["strings check"],
        "strings export": ["strings export 'none'"], "strings import": ["strings import 'none'"],
        "strings set": ["strings set x de y", "strings set BUT-00-001.normalTitle de y"],
        "strings remove": ["strings remove --stale"],
        "check": ["check", "check --format json", "check --format sarif", "check --format github", "check TOP"],
        "simulate": ["simulate", "load --owner nil"], "dispatch": ["dispatch 'x:' from BUT"],
        "why": ["why 'class is not key value coding-compliant for the key x'"], "declarations": ["declarations"],
        "code": ["code TOP", "code BUT --objc"], "sources": ["sources"],
        "log": ["log", "log --all", "log --patch"], "diff": ["diff", "diff --lines", "compare none"], "help": [],
        "quit": [], "new": [],
        "documents": ["documents"], "upgrade": ["upgrade to 'none.xib'"],
        "use": ["use none", "use 'x\nFORGED\r\u{1B}[31m\u{1B}]0;t\u{7}\u{202E}y-true.xib'"],
        "open": ["open 'none'"], "close": [], "run": ["run 'none'"], "reload": ["reload"],
        "undo": ["undo"], "redo": ["redo"], "restore": ["restore 0", "restore saved"], "save": ["save"],
        "begin": ["begin"], "commit": ["commit"], "rollback": ["begin; rollback"],
        "conflicts": ["conflicts"], "take": ["take ours all"],
        "alias": ["alias", "alias x = 'tree \u{202E}'", "alias", "alias --remove y"], "config": ["config"],
        "clear": ["clear"],
    ]

    /// Statements that fail, and edits that describe what they do.
    private static let edits = [
        "set BUT customClass Fresh", "disconnect CON", "undo", "remove BUT", "undo", "disconnect all owner", "undo",
        "connect outlet owner.fresh -> BUT", "move BUT to TOP at 0", "duplicate BUT", "remove nothing", "select x",
        "set BUT frob", "connect outlet owner.x -> nowhere", "remove owner", "unset BUT frob", "log --script", "diff",
    ]

    private static let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="\(name)" customClass="\(name)" customModule="\(name)">
                    <connections>
                        <outlet property="\(name)" destination="BUT-00-001" id="CON-00-001"/>
                        <outlet property="part" destination="\(name)" id="CON-00-002"/>
                        <outletCollection property="\(name)" destination="TOP-00-001" id="CON-00-003"/>
                    </connections>
                </placeholder>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" userLabel="\(name)" customClass="UIResponder"/>
                <view id="TOP-00-001" userLabel="\(name)" customClass="\(name)" restorationIdentifier="\(name)">
                    <subviews>
                        <button id="BUT-00-001">
                            <state key="normal" title="\(name)"/>
                            <connections>
                                <action selector="\(name):" destination="-1" eventType="touchUpInside" id="CON-00-004"/>
                                <action selector="x:" destination="-2" eventType="\(name)" id="CON-00-005"/>
                            </connections>
                        </button>
                        <label id="\(name)" text="\(name)" contentMode="\(name)"/>
                    </subviews>
                    <constraints>
                        <constraint firstItem="\(name)" firstAttribute="\(name)" secondItem="BUT-00-001" secondAttribute="top" \
        constant="\(name)" identifier="\(name)" id="CST-00-001"/>
                    </constraints>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="\(name)" value="\(name)"/>
                    </userDefinedRuntimeAttributes>
                    <connections><outletCollection property="gestureRecognizers" destination="gES-00-001" id="CON-00-006"/></connections>
                </view>
                <tapGestureRecognizer id="gES-00-001" userLabel="\(name)"/>
            </objects>
            <resources><image name="\(name)" width="1" height="1"/></resources>
        </document>

        """

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" initialViewController="TOP-00-001">
            <scenes>
                <scene sceneID="\(name)">
                    <objects>
                        <viewController id="TOP-00-001" title="\(name)" storyboardIdentifier="\(name)" customClass="\(name)" sceneMemberID="viewController">
                            <view key="view" id="VIE-00-001" userLabel="\(name)"/>
                            <connections>
                                <segue destination="BUT-00-001" kind="\(name)" identifier="\(name)" id="CON-00-001"/>
                                <segue destination="BUT-00-001" kind="relationship" relationship="\(name)" id="CON-00-002"/>
                            </connections>
                        </viewController>
                        <placeholder placeholderIdentifier="IBFirstResponder" id="\(name)" sceneMemberID="firstResponder"/>
                    </objects>
                </scene>
                <scene sceneID="s2">
                    <objects><viewController id="BUT-00-001" title="\(name)" sceneMemberID="viewController"/></objects>
                </scene>
            </scenes>
        </document>

        """

    private static let looking = Set(Shell.lookingCommands.map(\.name))

    private static let statements =
        listed.keys.sorted().flatMap { listed[$0] ?? [] }
        + looking.subtracting(listed.keys).sorted().flatMap { [$0, "\($0) TOP", "\($0) BUT"] }

    @Test func everyCommandIsTried() {
        let editing = ["Connections", "Editing", "Storyboards", "Layout", "Code"]
        for command in Shell.table.commands where !editing.contains(command.group) {
            #expect(
                Self.listed[command.name] != nil || Self.looking.contains(command.name),
                "\(command.name) needs statements here")
        }
    }

    @Test(arguments: [(xib, "xib"), (storyboard, "storyboard")], [false, true])
    func noNameReachesATerminal(_ document: (text: String, kind: String), isInteractive: Bool) throws {
        let place = folder("\(Self.fileName)-\(isInteractive).\(document.kind)")
        try folder.write("\(Self.fileName)-\(isInteractive).\(document.kind)", document.text)
        var options = Shell.Options()
        options.isInteractive = isInteractive
        if isInteractive { options.prompt = PromptSettings() }
        options.sources = [folder.path]
        let shell = Shell(options: options)
        expectPlain(try shell.open(place).text.rendered(colour: false, showingControls: true), "open")
        for statement in Self.statements + Self.edits + Self.statements {
            for part in statement.split(separator: ";") { run(String(part), in: shell) }
        }
    }

    /// Runs a statement, and looks at its reply or its error in every form in which it is printed.
    private func run(_ statement: String, in shell: Shell) {
        let statement = statement.replacing("TOP", with: "TOP-00-001").replacing("BUT", with: "BUT-00-001")
            .replacing("CON", with: "CON-00-001")
        do throws(CommandError) {
            let reply = try shell.execute(statement)
            // The output of 'log --script' is a script, in which a text may have several lines.
            let isScript = statement == "log --script"
            expectPlain(reply.text.rendered(colour: false, showingControls: true), statement, isScript: isScript)
            expectPlain(ReplyJSON.object(reply, command: statement, file: shell.documentPath).text, statement)
            for notice in reply.notices {
                expectPlain(StyledText(notice).rendered(colour: false, showingControls: true), statement)
            }
        } catch {
            expectPlain(
                error.rendered(statement: statement).rendered(colour: false, showingControls: true), statement)
            let json = ReplyJSON.object(error, command: statement, file: shell.documentPath, statement: statement)
            expectPlain(json.text, statement)
        }
        expectPlain(shell.prompt + (shell.documentName ?? ""), "prompt")
    }

    /// Expects a text without control characters, marks of direction, and lines that a name began.
    private func expectPlain(_ text: String, _ statement: String, isScript: Bool = false) {
        for scalar in text.unicodeScalars where scalar != "\n" && scalar != "\t" {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
                Issue.record("'\(statement)' prints U+\(String(scalar.value, radix: 16))")
                return
            default: continue
            }
        }
        if isScript { return }
        #expect(
            !text.split(separator: "\n").contains { $0.drop { " +-│├└─".contains($0) }.hasPrefix("FORGED") },
            "'\(statement)' lets a name begin a line:\n\(text)")
    }
}
