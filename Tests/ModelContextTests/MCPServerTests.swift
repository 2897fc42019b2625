import Foundation
import ModelContext
import NibShell
import Replies
import SeededRandom
import TemporaryFolders
import Testing

/// The server of the Model Context Protocol, with messages as a client sends them.
@Suite struct MCPServerTests {
    /// A server with a copy of a sample in its root, and the messages that it wrote.
    private final class Client {
        let folder = TemporaryFolder()
        private(set) var server: MCPServer?
        private(set) var messages: [JSONValue] = []
        private var count = 0

        init(roots: [String]? = nil) throws {
            let sample = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Samples/EmptyWindow")
                .standardizedFileURL
            try FileManager.default.copyItem(atPath: sample.path, toPath: folder("window"))
            var options = ShellOptions()
            options.journalFolder = folder("journals")
            server = MCPServer(options: options, roots: roots ?? [folder("window")], reference: { "# Reference" }) {
                [unowned self] message in
                messages.append((try? JSONReader.read(Array(message.utf8))) ?? "no JSON")
            }
        }

        var file: String { folder("window/View.xib") }

        func send(_ line: String) -> JSONValue? {
            messages = []
            server?.receive(line)
            return messages.last
        }

        func request(_ method: String, _ parameters: JSONValue = .object([])) throws -> JSONValue {
            count += 1
            let message: JSONValue = .object([
                .init("jsonrpc", "2.0"), .init("id", .int(count)), .init("method", .string(method)),
                .init("params", parameters),
            ])
            let answer = try #require(send(message.text))
            #expect(answer["id"] == .int(count))
            return answer
        }

        func start(capabilities: [JSONValue.Member] = []) throws {
            let answer = try request(
                "initialize",
                .object([
                    .init("protocolVersion", "2025-06-18"), .init("capabilities", .object(capabilities)),
                ]))
            #expect(answer["result"]?["protocolVersion"] == "2025-06-18")
        }

        /// Calls a tool; returns its text, with "failed: " before that of an error.
        func call(_ tool: String, _ arguments: [JSONValue.Member]) throws -> String {
            let answer = try request(
                "tools/call", .object([.init("name", .string(tool)), .init("arguments", .object(arguments))]))
            if case .string(let message) = answer["error"]?["message"] { return "refused: " + message }
            guard case .array(let content) = answer["result"]?["content"],
                case .string(let text) = content.first?["text"]
            else { return "no content" }
            return answer["result"]?["isError"] == .bool(true) ? "failed: " + text : text
        }

        func apply(_ script: String, isDryRun: Bool = false) throws -> String {
            try call(
                "apply",
                [
                    .init("document", .string(file)), .init("script", .string(script)),
                    .init("dry_run", .bool(isDryRun)),
                ])
        }

        var document: [JSONValue.Member] { [.init("document", .string(file))] }
    }

    @Test func copiesStayInTheRoots() throws {
        let client = try Client()
        try client.start()
        #expect(try client.apply("copy 9WB-yW-lki to /etc/Other.xib:document").contains("outside"))
        // What the user copied is not the client's.
        #expect(try client.apply("paste into R0L-cU-dz5").contains("the clipboard is empty"))
        #expect(try client.apply("copy 9WB-yW-lki\npaste into R0L-cU-dz5").contains("+ Button"))
    }

    @Test func looksAtDocuments() throws {
        let client = try Client()
        try client.start()
        #expect(try client.call("tree", client.document).contains("9WB-yW-lki  UIButton"))
        let owner = try client.call("inspect", client.document + [.init("obj", "owner")])
        #expect(owner.hasPrefix("File's Owner (ViewController)"))
        #expect(try client.call("tree", client.document + [.init("limit", .int(300))]).contains("more lines"))
        #expect(try client.call("help", [.init("topic", "connect outlet")]).contains("connect outlet SRC.NAME -> DST"))
    }

    @Test(arguments: [Int.min, -1, 1_000_000_000, Int.max]) func numbersAreBounded(number: Int) throws {
        let client = try Client()
        try client.start()
        let arguments = client.document + [.init("depth", .int(number))]
        #expect(try client.call("tree", arguments).contains("must be from 0 to 999999999"))
    }

    /// The picture is an image where rsvg-convert is installed, otherwise the text is the SVG.
    @Test func draws() throws {
        let client = try Client()
        try client.start()
        func content(_ objects: [String]) throws -> [JSONValue] {
            let arguments = client.document + [.init("obj", .strings(objects))]
            let answer = try client.request(
                "tools/call", .object([.init("name", "picture"), .init("arguments", .object(arguments))]))
            #expect(answer["result"]?["isError"] == nil)
            guard case .array(let content) = answer["result"]?["content"] else { return [] }
            return content
        }
        for objects in [[], ["9WB"]] {
            let content = try content(objects)
            if content.first?["type"] == "image", case .string(let data) = content[0]["data"] {
                #expect(content[0]["mimeType"] == "image/png")
                let bytes = try #require(Data(base64Encoded: data))
                #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            } else if case .string(let text) = content.first?["text"] {
                #expect(text.contains("rsvg-convert"))
                #expect(text.contains("<svg "))
            } else {
                Issue.record("neither an image nor a text: \(content)")
            }
        }
        for objects in [["--to", "Picture.svg"], ["9WB", "--force"], ["owner"], ["; sh"]] {
            let arguments = client.document + [.init("obj", .strings(objects))]
            #expect(try client.call("picture", arguments).hasPrefix("failed: error:"))
        }
        #expect(try client.call("picture", client.document + [.init("to", "x.svg")]).hasPrefix("refused: "))
        #expect(!FileManager.default.fileExists(atPath: client.folder("window/Picture.svg")))
    }

    @Test(arguments: [
        ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-11-25", "2025-11-25"),
        ("2099-01-01", "2025-11-25"),
    ])
    func speaksTheVersionOfTheClient(wanted: String, spoken: String) throws {
        let client = try Client()
        let answer = try client.request("initialize", .object([.init("protocolVersion", .string(wanted))]))
        #expect(answer["result"]?["protocolVersion"] == .string(spoken))
    }

    @Test func editsAllOrNothing() throws {
        let client = try Client()
        try client.start()
        let before = content(client.file)
        let script = "connect outlet owner.coolview -> R0L\nset R0L alpha 0.5"
        #expect(try client.apply(script, isDryRun: true).contains("+ outlet coolview → View"))
        #expect(try client.call("diff", client.document) == "no differences")
        #expect(try client.apply("set R0L alpha 0.5\nset nobody alpha 1").hasPrefix("failed: script:2:5: error:"))
        #expect(try client.call("diff", client.document) == "no differences")
        #expect(try client.apply(script).contains("alpha: unset → 0.5"))
        #expect(try client.call("undo", client.document).contains("undone 1"))
        #expect(try client.call("redo", client.document).contains("redone 1"))
        #expect(content(client.file) == before)
        #expect(try client.call("save", client.document).hasPrefix("saved"))
        #expect(content(client.file).contains("property=\"coolview\""))
    }

    /// A reply has only what the call changed; a client that edits in ten steps does not read the first one ten times.
    @Test func answersWithWhatTheCallChanged() throws {
        let client = try Client()
        try client.start()
        _ = try client.apply("set R0L alpha 0.5")
        func added(_ patch: String) -> String {
            patch.split(separator: "\n").filter { $0.hasPrefix("+") }.joined(separator: "\n")
        }
        let second = try client.apply("set 9WB tag 3")
        #expect(second.contains("tag: unset → 3") && !second.contains("alpha"))
        #expect(added(try client.call("diff", client.document + [.init("lines", true)])).contains("alpha"))
        #expect(try client.apply("set 9WB tag 3") == "no differences")
    }

    @Test func tellsAllErrorsOfAScript() throws {
        let client = try Client()
        try client.start()
        let script =
            "set R0L alpah 1\nadd labl to R0L as lAb-el-001\nset lAb-el-001 text x\nset nobody alpha 1\nset R0L tag 3"
        let answer = try client.apply(script)
        #expect(answer.contains("script:1:9: error:") && answer.contains("script:2:5: error:"), "\(answer)")
        #expect(!answer.contains("script:3:") && answer.contains("script:4:5: error:"), "\(answer)")
        #expect(answer.hasSuffix("3 commands fail; nothing was changed"), "\(answer)")
        #expect(try client.call("diff", client.document) == "no differences")
        _ = try client.apply("set R0L tag 3\nset R0L alpha 0.5")
        #expect(try client.call("log", client.document).contains("set R0L tag 3"))
    }

    /// Text and structured content together have at most as many characters as the limit says, and the rest is told.
    @Test(arguments: [200, 1_000, 8_000]) func answersAreBounded(limit: Int) throws {
        let client = try Client()
        try client.start()
        _ = try client.apply((0..<200).map { "add label to R0L text=Label\($0)" }.joined(separator: "\n"))
        for name in ["objects", "tree"] {
            let arguments = client.document + [.init("limit", .int(limit))]
            let answer = try client.request(
                "tools/call", .object([.init("name", .string(name)), .init("arguments", .object(arguments))]))
            let result = try #require(answer["result"])
            #expect(result.text.utf8.count <= limit + 300)
            #expect(result.text.contains("more lines") || result.text.contains("left out"))
            guard let structured = result["structuredContent"] else { continue }
            guard case .array(let rows) = structured["objects"], case .int(let leftOut) = structured["leftOutCount"]
            else {
                Issue.record("no rows: \(structured.text)")
                continue
            }
            #expect(rows.count + leftOut > 200)
        }
    }

    @Test func pathsAreRelativeToTheRoot() throws {
        let client = try Client()
        try client.start()
        #expect(try client.call("documents", []).contains("View.xib: iOS xib, 4 objects"))
        #expect(try client.call("tree", [.init("document", "View.xib")]).contains("UIButton"))
        let version: [JSONValue.Member] = [.init("document", "View.xib"), .init("version", "View.xib")]
        #expect(try !client.call("diff", version).hasPrefix("failed"))
        let made = try client.call("new", [.init("kind", "ios-xib"), .init("file", "New.xib")])
        #expect(made.contains("'save' writes it"), "\(made)")
        #expect(!FileManager.default.fileExists(atPath: client.folder("window/New.xib")))
        #expect(try client.call("save", [.init("document", "New.xib")]).hasPrefix("saved"))
        #expect(FileManager.default.fileExists(atPath: client.folder("window/New.xib")))
        #expect(try client.call("new", [.init("kind", "ios-xib"), .init("file", "../New.xib")]).contains("outside"))
    }

    @Test func savesOverOthersIfForced() throws {
        let client = try Client()
        try client.start()
        _ = try client.apply("set R0L alpha 0.5")
        let text = content(client.file).replacingOccurrences(of: "Nothing pressed yet", with: "Changed outside")
        try Data(text.utf8).write(to: URL(fileURLWithPath: client.file))
        #expect(try client.call("save", client.document).hasPrefix("failed: error:"))
        #expect(try client.call("save", client.document + [.init("force", true)]).hasPrefix("saved"))
        #expect(content(client.file).contains("alpha=\"0.5\""))
    }

    @Test func saysWhereToGoOn() throws {
        let client = try Client()
        try client.start()
        let missing = try client.call("tree", [.init("document", .string(client.folder("window/Base.lproj/View.xib")))])
        #expect(missing.contains("hint: did you mean '\(client.folder("window/View.xib"))'?"), "\(missing)")
        let edits = try client.call("check", client.document + [.init("fix", "view-outlet")])
        #expect(edits.hasPrefix("refused: 'check' has no parameter 'fix'"), "\(edits)")
    }

    @Test func seesWhatOthersSave() throws {
        let client = try Client()
        try client.start()
        _ = try client.call("tree", client.document)
        let text = content(client.file).replacingOccurrences(of: "Nothing pressed yet", with: "Changed outside")
        try Data(text.utf8).write(to: URL(fileURLWithPath: client.file))
        #expect(try client.call("tree", client.document).contains("Changed outside"))
        // Saved, undone and saved again, it is as it was at first.
        let before = content(client.file)
        _ = try client.apply("set R0L alpha 0.5")
        _ = try client.call("save", client.document)
        try Data(before.utf8).write(to: URL(fileURLWithPath: client.file))
        #expect(try !client.call("show", client.document + [.init("obj", "R0L")]).contains("alpha"))
    }

    @Test func listsURIsThatItReads() throws {
        let client = try Client()
        try client.start()
        let odd = client.folder("window/50%20 of #1.xib")
        try FileManager.default.moveItem(atPath: client.file, toPath: odd)
        _ = try client.call("tree", [.init("document", .string(odd))])
        guard case .array(let resources) = try client.request("resources/list")["result"]?["resources"] else {
            Issue.record("no list")
            return
        }
        let uris = resources.compactMap { if case .string(let uri) = $0["uri"] { uri } else { nil } }
        #expect(uris.count == 3)
        #expect(uris.contains { $0.hasPrefix("file:///") && $0.hasSuffix("/window/50%2520%20of%20%231.xib") })
        for uri in uris {
            let answer = try client.request("resources/read", .object([.init("uri", .string(uri))]))
            guard case .array(let contents) = answer["result"]?["contents"] else {
                Issue.record("\(uri): \(answer.text)")
                continue
            }
            #expect(contents.first?["uri"] == .string(uri))
        }
    }

    @Test func staysInItsRoots() throws {
        let client = try Client()
        try client.start()
        try client.folder.write("secret.xib", content(client.file))
        try FileManager.default.createSymbolicLink(
            atPath: client.folder("window/Link.xib"), withDestinationPath: client.folder("secret.xib"))
        for path in ["secret.xib", "window/../secret.xib", "window/Link.xib", "nowhere/View.xib"] {
            let text = try client.call("tree", [.init("document", .string(client.folder(path)))])
            #expect(text.contains("is outside of the folders"), "\(path)")
        }
        let revision = JSONValue.Member("version", .string("HEAD:\(client.file)"))
        #expect(try client.call("diff", client.document + [revision]).contains("may be outside of the folders"))
        for statement in ["save \(client.folder("x.xib"))", "open \(client.folder("secret.xib"))", "source x", "quit"] {
            #expect(try client.apply(statement).hasPrefix("failed: error:"), "\(statement)")
        }
        let words: [JSONValue.Member] = [.init("all", true), .init("what", .strings([client.folder("secret.xib")]))]
        #expect(try client.call("check", client.document + words).contains("is outside of the folders"))
        let other = JSONValue.Member("version", .string("HEAD:\(client.folder("secret.xib"))"))
        #expect(try client.call("diff", client.document + [other]).contains("is outside of the folders"))
        // A query is read as words, which must not become another command.
        for query in ["--all ../..", "x\nquit", "x; quit", "x > y"] {
            _ = try client.call("find", client.document + [.init("query", .string(query))])
        }
        #expect(try client.call("tree", client.document).contains("UIButton"))
    }

    @Test func takesTheRootsOfTheClient() throws {
        let client = try Client(roots: [])
        try client.start(capabilities: [.init("roots", .object([]))])
        let request = try #require(client.send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#))
        #expect(request["method"] == "roots/list")
        #expect(try client.call("tree", client.document).contains("is outside of the folders"))
        let root: JSONValue = .object([.init("uri", .string("file://" + client.folder("window")))])
        let answer: JSONValue = .object([
            .init("jsonrpc", "2.0"), .init("id", try #require(request["id"])),
            .init("result", .object([.init("roots", .array([root]))])),
        ])
        #expect(client.send(answer.text) == nil)
        #expect(try client.call("tree", client.document).contains("UIButton"))
    }

    @Test func refusesWhatIsNoRequest() throws {
        let client = try Client()
        func code(_ line: String) -> JSONValue? { client.send(line)?["error"]?["code"] }
        #expect(code("no JSON") == .int(-32700))
        #expect(code("[]") == .int(-32600))
        #expect(code("{}") == .int(-32600))
        #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#) == .int(-32600))
        try client.start()
        #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"nothing"}"#) == .int(-32601))
        #expect(code(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"nothing"}}"#) == .int(-32602))
        #expect(try client.call("tree", []).hasPrefix("refused: 'tree' needs 'document'"))
        #expect(try client.call("tree", [.init("fiel", "x")]).hasPrefix("refused: 'tree' has no parameter 'fiel'"))
    }

    /// An agent reads the list of tools whole, at the beginning of each of its sessions.
    @Test func theListOfToolsIsShort() throws {
        let client = try Client()
        try client.start()
        guard case .array(let tools) = try client.request("tools/list")["result"]?["tools"] else {
            Issue.record("no list of tools")
            return
        }
        let withoutAnswers = tools.map { tool -> JSONValue in
            guard case .object(let members) = tool else { return tool }
            return .object(members.filter { $0.key != "outputSchema" })
        }
        #expect(tools.count > 30)
        #expect(JSONValue.array(withoutAnswers).text.count <= 14_000)
    }

    /// Random messages, made of valid ones: the server answers each line with JSON or not at all, and writes no file.
    @Test func survivesRandomMessages() throws {
        let client = try Client()
        try client.start()
        let before = content(client.file)
        var random = SeededGenerator(seed: 16)
        let names = ["tree", "apply", "check", "diff", "find", "show", "undo", "redo", "code", "why", "nothing"]
        let texts = [
            client.file, "../secret", "/", "", "owner", "--all ..", "HEAD", "connect outlet owner.view -> R0L",
            "remove R0L",
            "set R0L alpha 0.3\nundo", "begin", "'", "a\u{0}b", "insert '<view' into R0L", "| sh", "$ > x",
        ]
        for _ in 0..<2_000 {
            let arguments = ["document", "obj", "query", "what", "file", "script", "topic", "n", "dry_run"].compactMap {
                name in
                random.chance(50) ? JSONValue.Member(name, .string(random.pick(texts) ?? "")) : nil
            }
            let message: JSONValue = .object([
                .init("jsonrpc", "2.0"), .init("id", .int(random.below(9))), .init("method", "tools/call"),
                .init(
                    "params",
                    .object([
                        .init("name", .string(random.pick(names) ?? "")),
                        .init("arguments", .object(random.chance(70) ? client.document + arguments : arguments)),
                    ])),
            ])
            var bytes = Array(message.text.utf8)
            if random.chance(30) { bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next()) }
            if random.chance(10) { bytes = Array(bytes.prefix(random.below(bytes.count))) }
            let answer = client.send(String(decoding: bytes, as: UTF8.self))
            #expect(answer != "no JSON")
        }
        #expect(content(client.file) == before)
        #expect(!FileManager.default.fileExists(atPath: client.folder("secret")))
    }
}
