import CommandLanguage
import Replies
import Wording

/// Something that a client can call.
struct Tool {
    /// A parameter of a tool.
    struct Parameter {
        /// The types of JSON Schema that parameters have.
        enum Kind: Equatable {
            case string, boolean, integer, strings
            /// One of some words.
            case choice([String])

            /// The schema of the values.
            var schema: [JSONValue.Member] {
                switch self {
                case .string: [.init("type", "string")]
                case .boolean: [.init("type", "boolean")]
                case .integer: [.init("type", "integer")]
                case .strings: [.init("type", "array"), .init("items", ["type": "string"])]
                case .choice(let words): [.init("enum", .strings(words))]
                }
            }

            /// What the values must be.
            var words: String {
                switch self {
                case .string: "a string"
                case .boolean: "true or false"
                case .integer: "a whole number"
                case .strings: "an array of strings"
                case .choice(let words): "one of " + words.joined(separator: ", ")
                }
            }
        }

        let name: String
        let kind: Kind
        let description: String
        var isRequired = false
    }

    /// The values that a client gives.
    struct Arguments {
        let values: JSONValue

        /// The text given for a parameter; empty if it is left out.
        func text(_ parameter: Parameter) -> String { texts(parameter).first ?? "" }

        /// The texts given for a parameter, or its number; none if it is left out.
        func texts(_ parameter: Parameter) -> [String] {
            switch values[parameter.name] {
            case .string(let text): [text]
            case .int(let number): ["\(number)"]
            case .array(let values): values.compactMap { if case .string(let text) = $0 { text } else { nil } }
            default: []
            }
        }

        /// The number given for a parameter; nil if it is left out.
        func number(_ parameter: Parameter) -> Int? {
            if case .int(let number) = values[parameter.name] { number } else { nil }
        }

        /// Whether a switch is on.
        func isOn(_ parameter: Parameter) -> Bool { values[parameter.name] == .bool(true) }
    }

    /// How many characters an answer has at most. Most tools have it, so the instructions say what it means.
    static let limit = Parameter(
        name: "limit", kind: .integer, description: "")

    let name: String
    let description: String
    let parameters: [Parameter]
    /// Whether a call changes nothing.
    var isReadOnly = true
    /// What the answer has for programs; nil if it has only a text.
    var output: RecordShape?
    let run: (Arguments) throws(CommandError) -> ToolAnswer

    /// The tool as `tools/list` lists it.
    var json: JSONValue {
        let properties = parameters.map { parameter in
            let description = parameter.description
            return JSONValue.Member(
                parameter.name,
                .object(
                    parameter.kind.schema
                        + (description.isEmpty ? [] : [.init("description", .string(description))])))
        }
        let required = parameters.filter(\.isRequired).map(\.name)
        var members: [JSONValue.Member] = [
            .init("name", .string(name)), .init("description", .string(description)),
            .init(
                "inputSchema",
                .object(
                    [.init("type", "object"), .init("properties", .object(properties))]
                        + (required.isEmpty ? [] : [.init("required", .strings(required))]))),
        ]
        if let output { members.append(.init("outputSchema", ToolAnswer.schema(of: output))) }
        // Without this a tool counts as one that changes something.
        if isReadOnly { members.append(.init("annotations", ["readOnlyHint": true])) }
        return .object(members)
    }

    /// Says what is wrong with the values of a call; nil if nothing is.
    func problem(with arguments: JSONValue) -> String? {
        guard case .object(let members) = arguments else { return "the arguments of '\(name)' must be an object" }
        for member in members {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                let names = parameters.map(\.name)
                let meant = Advice.didYouMean(Nearest.names(to: member.key, among: names)).map { "; " + $0 }.first ?? ""
                return
                    "'\(name)' has no parameter '\(member.key)'; it has \(names.joined(separator: ", "))\(meant)"
            }
            if let problem = Self.problem(with: member.value, of: parameter.kind) {
                return "'\(member.key)' of '\(name)' \(problem)"
            }
        }
        let missing = parameters.first { $0.isRequired && arguments[$0.name] == nil }
        return missing.map { "'\(name)' needs '\($0.name)': \($0.description)" }
    }

    private static func problem(with value: JSONValue, of kind: Parameter.Kind) -> String? {
        switch (kind, value) {
        case (.string, .string), (.boolean, .bool): return nil
        case (.integer, .int(let number)):
            let isBounded = (0...WrittenNumber.greatest).contains(number)
            return isBounded ? nil : "must be from 0 to \(WrittenNumber.greatest)"
        case (.strings, .array(let values)):
            let isText = values.allSatisfy { if case .string = $0 { true } else { false } }
            return isText ? nil : "must be \(kind.words)"
        case (.choice(let words), .string(let word)) where words.contains(word): return nil
        default: return "must be \(kind.words)"
        }
    }
}
