import NibShell
import Platform
import Replies

/// A server for the Model Context Protocol: JSON-RPC 2.0 messages, one on each line.
///
/// It lets a program, such as a coding agent, look at documents and edit them with the commands of the shell. Edits stay in memory and
/// in the log until they are saved. It starts no programs but git, for versions of documents, and rsvg-convert, for pictures, and
/// nothing outside of the roots is read or written.
/// Source: the specification at modelcontextprotocol.io, versions 2024-11-05 to 2025-11-25.
package final class MCPServer {
    /// Writes a message; it has no line end.
    private let write: (String) -> Void
    private let shells: OpenShells
    private let tools: [Tool]
    private let resources: Resources
    /// Called with the folders that may be used, at the beginning and when the client names others.
    private let confine: ([String]) -> Void
    /// Whether roots were given when the server was started, so that the client's do not count.
    private let hasOwnRoots: Bool
    private var isInitialized = false
    private var clientHasRoots = false

    /// The versions that the server speaks, the newest first. They differ in what it does not use, and in fields that were added to answers,
    /// such as `structuredContent`, which older clients ignore.
    private static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    private static let rootsRequest = "nibsh-roots"

    /// Makes a server.
    ///
    /// - Parameters:
    ///   - options: how its shells are run.
    ///   - roots: the folders that may be used; if there are none, those that the client names, or the current folder.
    ///   - reference: returns the command reference in Markdown, which takes longer to make than the server to start.
    ///   - confine: called with the folders that may be used, at the beginning and when the client names others.
    ///   - write: writes a message, without a line end.
    package init(
        options: ShellOptions, roots: [String], reference: @escaping () -> String,
        confine: @escaping ([String]) -> Void = { _ in },
        write: @escaping (String) -> Void
    ) {
        self.write = write
        self.confine = confine
        hasOwnRoots = !roots.isEmpty
        shells = OpenShells(options: options, roots: Roots(roots.isEmpty ? ["."] : roots))
        tools = Tools(shells: shells).all
        resources = Resources(shells: shells, reference: reference)
        confine(shells.roots.folders)
    }

    /// Answers a line of input: a message, or an array of messages.
    package func receive(_ line: String) {
        let value: JSONValue
        do throws(JSONReader.Problem) { value = try JSONReader.read(Array(line.utf8)) } catch {
            let place = "line \(error.line), column \(error.column)"
            return send(Self.failure(.parse, id: .null, saying: "\(error.message) (\(place))"))
        }
        guard case .array(let messages) = value else {
            if let answer = answer(value) { send(answer) }
            return
        }
        let answers = messages.compactMap(answer)
        send(
            messages.isEmpty
                ? Self.failure(.request, id: .null, saying: "the array of messages is empty") : .array(answers))
    }

    /// Leaves the documents at the end of the input; unsaved edits stay in their journals.
    package func finish() { shells.leave() }

    // MARK: - Messages

    /// The errors of JSON-RPC.
    private enum Failure: Int {
        case parse = -32700
        case request = -32600
        case method = -32601
        case parameters = -32602
        case resource = -32002
    }

    private struct RequestError: Error {
        let failure: Failure
        let message: String
    }

    private func send(_ message: JSONValue) {
        if message != .array([]) { write(message.text) }
    }

    private static func failure(_ failure: Failure, id: JSONValue, saying message: String) -> JSONValue {
        .object([
            .init("jsonrpc", "2.0"), .init("id", id),
            .init("error", .object([.init("code", .int(failure.rawValue)), .init("message", .string(message))])),
        ])
    }

    /// Answers a message; nil for notifications and for answers to the server's own requests.
    private func answer(_ message: JSONValue) -> JSONValue? {
        guard case .object = message, message["jsonrpc"] == "2.0" else {
            return Self.failure(.request, id: .null, saying: "a message must be an object of JSON-RPC 2.0")
        }
        guard case .string(let method) = message["method"] else {
            if message["result"] != nil || message["error"] != nil {
                takeRoots(message)
                return nil
            }
            return Self.failure(.request, id: message["id"] ?? .null, saying: "the message has no method")
        }
        guard let id = message["id"] else {
            notice(method)
            return nil
        }
        switch id {
        case .string, .int: break
        default: return Self.failure(.request, id: .null, saying: "the id of a request must be a string or a number")
        }
        do throws(RequestError) {
            let result = try result(of: method, message["params"] ?? .object([]))
            return .object([.init("jsonrpc", "2.0"), .init("id", id), .init("result", result)])
        } catch { return Self.failure(error.failure, id: id, saying: error.message) }
    }

    private func notice(_ method: String) {
        guard method == "notifications/initialized" || method == "notifications/roots/list_changed" else { return }
        guard clientHasRoots, !hasOwnRoots else { return }
        send(
            .object([
                .init("jsonrpc", "2.0"), .init("id", .string(Self.rootsRequest)), .init("method", "roots/list"),
            ]))
    }

    /// Takes the client's roots from its answer. An answer that is an error leaves the roots as they are.
    private func takeRoots(_ message: JSONValue) {
        guard !hasOwnRoots, message["id"] == .string(Self.rootsRequest),
            case .array(let roots) = message["result"]?["roots"]
        else { return }
        shells.roots = Roots(
            uris: roots.compactMap { root in
                if case .string(let uri) = root["uri"] { uri } else { nil }
            })
        confine(shells.roots.folders)
    }

    private func result(of method: String, _ parameters: JSONValue) throws(RequestError) -> JSONValue {
        if method == "initialize" { return initialize(parameters) }
        if method == "ping" { return .object([]) }
        guard isInitialized else { throw RequestError(failure: .request, message: "'initialize' must come first") }
        switch method {
        case "tools/list": return .object([.init("tools", .array(tools.map(\.json)))])
        case "tools/call": return try call(parameters)
        case "resources/list": return .object([.init("resources", resources.list)])
        case "resources/templates/list": return .object([.init("resourceTemplates", Resources.templates)])
        case "resources/read": return try read(parameters)
        default: throw RequestError(failure: .method, message: "there is no method '\(method)'")
        }
    }

    private func initialize(_ parameters: JSONValue) -> JSONValue {
        isInitialized = true
        clientHasRoots = parameters["capabilities"]?["roots"] != nil
        let wanted = Self.versions.first { .string($0) == parameters["protocolVersion"] }
        return .object([
            .init("protocolVersion", .string(wanted ?? Self.versions[0])),
            .init("capabilities", .object([.init("tools", .object([])), .init("resources", .object([]))])),
            .init("serverInfo", .object([.init("name", "nibsh"), .init("version", .string(Version.current))])),
            .init("instructions", .string(Self.instructions)),
        ])
    }

    private static let instructions = """
        Looks at and edits Interface Builder documents (.xib, .storyboard). 'documents' lists them; 'document' is a path, relative to the \
        folder that may be used. Begin with 'tree' and 'inspect'; refer to objects by their ids, or as 'help references' says. 'apply' runs \
        editing commands such as 'connect outlet -1.view -> R0L-cU-dz5' all or nothing; try them with dry_run first. 'check' finds what will \
        fail at run time. 'save' writes the file as Xcode would. 'help' explains commands. An answer has 8000 characters at most, or \
        as many as 'limit' says, and tells what it leaves out.
        """

    private func call(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
        guard case .string(let name) = parameters["name"], let tool = tools.first(where: { $0.name == name }) else {
            throw RequestError(failure: .parameters, message: "there is no such tool; 'tools/list' lists them")
        }
        let arguments = parameters["arguments"] ?? .object([])
        if let problem = tool.problem(with: arguments) {
            throw RequestError(failure: .parameters, message: problem)
        }
        let values = Tool.Arguments(values: arguments)
        let answer: ToolAnswer
        do throws(CommandError) { answer = try tool.run(values) } catch {
            answer = ToolAnswer(text: error.rendered(statement: nil).rendered(colour: false), isError: true)
        }
        return answer.result(limit: values.number(Tool.limit) ?? ToolAnswer.usualLimit)
    }

    private func read(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
        guard case .string(let uri) = parameters["uri"] else {
            throw RequestError(failure: .parameters, message: "'resources/read' needs a 'uri'")
        }
        do throws(CommandError) { return .object([.init("contents", try resources.read(uri))]) } catch {
            throw RequestError(failure: .resource, message: error.message)
        }
    }
}
