import NibShell
import SeededRandom
import Testing

/// New ids: the same for the same bytes and commands, different for different edits.
struct NewIDTests {
    private static let base = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
                <view contentMode="scaleToFill" id="vIe-w0-001">
                    <subviews>
                        <button opaque="NO" contentMode="scaleToFill" id="bUt-to-001"/>
                        <label opaque="NO" contentMode="left" text="A" id="lAb-el-001"/>
                    </subviews>
                </view>
            </objects>
        </document>

        """

    private func open() throws -> Shell {
        let folder = try TemporaryFolder()
        let shell = Shell(options: Shell.Options())
        _ = try shell.open(folder.write(Array(Self.base.utf8), to: "View.xib"))
        return shell
    }

    /// The ids in a document.
    private func ids(_ shell: Shell) -> Set<String> {
        let text = String(decoding: shell.documentBytes ?? [], as: UTF8.self)
        return Set(text.split(separator: " id=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) })
    }

    /// The ids that a command makes.
    private func made(by command: String, in shell: Shell) throws -> Set<String> {
        let before = ids(shell)
        _ = try shell.execute(command)
        return ids(shell).subtracting(before)
    }

    @Test func branchesMakeDifferentIDs() throws {
        let (mine, theirs) = (try open(), try open())
        let (button, label) = (
            try made(by: "add button to vIe-w0-001", in: mine), try made(by: "add label to vIe-w0-001", in: theirs)
        )
        #expect(button.count == 1 && label.count == 1 && button != label)
        // The same command after different ones.
        #expect(
            try made(by: "connect outlet -1.help -> bUt-to-001", in: mine)
                != made(by: "connect outlet -1.help -> bUt-to-001", in: theirs))
    }

    @Test func theSameScriptMakesTheSameIDs() throws {
        let script = ["add button to vIe-w0-001", "add label to vIe-w0-001", "connect outlet -1.view -> vIe-w0-001"]
        let (one, other) = (try open(), try open())
        for command in script { #expect(try made(by: command, in: one) == made(by: command, in: other)) }
    }

    @Test func aCommandThatIsGivenAgainMakesTheSameID() throws {
        let shell = try open()
        let first = try made(by: "add button to vIe-w0-001", in: shell)
        _ = try shell.execute("undo")
        #expect(try made(by: "add button to vIe-w0-001", in: shell) == first)
    }

    @Test func aSaveDoesNotChangeWhatFollows() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Array(Self.base.utf8), to: "View.xib")
        var options = Shell.Options()
        options.isInteractive = true
        let shell = Shell(options: options)
        _ = try shell.open(path)
        _ = try shell.execute("add button to vIe-w0-001")
        _ = try shell.execute("save")
        let again = Shell(options: Shell.Options())
        _ = try again.open(path)
        #expect(try made(by: "add label to vIe-w0-001", in: shell) == made(by: "add label to vIe-w0-001", in: again))
    }

    @Test func randomEditsMakeNoIDTwice() throws {
        var random = SeededGenerator(seed: 4)
        let shell = try open()
        let words = ["alpha", "beta", "gamma", "delta"]
        var commands: Set<String> = []
        var owners: [String: String] = [:]
        while commands.count < 10_000 {
            let name = "\(random.pick(words)!)\(random.below(1_000_000))"
            let object = random.pick(["vIe-w0-001", "bUt-to-001", "lAb-el-001"])!
            let command =
                switch random.below(3) {
                case 0: "connect outlet -1.\(name) -> \(object)"
                case 1: "connect action bUt-to-001.touchDown -> -1.\(name):"
                default: "connect collection -1.\(name) -> \(object)"
                }
            guard commands.insert(command).inserted else { continue }
            for id in try made(by: command, in: shell) {
                #expect(owners[id] == nil, "\(id) of '\(command)' was made by '\(owners[id] ?? "")'")
                owners[id] = command
            }
            _ = try shell.execute("restore 0")
        }
        #expect(owners.count >= commands.count)
    }
}
