import Bytes
import Replies
import Wording

/// Something that a client can call.
struct Tool {
    /// A parameter of a tool.
    struct Parameter {
        /// The types of JSON Schema that parameters have.
        enum Kind: String { case string, boolean, integer }

        let name: String
        let kind: Kind
        let description: String
        var isRequired = false
    }

    /// The values that a client gives.
    struct Arguments {
        let values: JSONValue

        /// The text given for a parameter; empty if it is left out.
        func text(_ parameter: Parameter) -> String {
            if case .string(let text) = values[parameter.name] { text } else { "" }
        }

        /// The number given for a parameter; nil if it is left out.
        func number(_ parameter: Parameter) -> Int? {
            if case .int(let number) = values[parameter.name] { number } else { nil }
        }

        /// Whether a switch is on.
        func isOn(_ parameter: Parameter) -> Bool { values[parameter.name] == .bool(true) }
    }

    /// What a call returns.
    struct Answer {
        var text: String
        /// The same for programs; nil if there is nothing more than the text.
        var fields: [JSONValue.Member]?
        /// A PNG that is shown before the text; nil without one.
        var image: [UInt8]?

        /// The parts of the answer as the protocol has them.
        var content: JSONValue {
            let image = image.map { bytes -> JSONValue in
                .object([
                    .init("type", "image"), .init("data", .string(Base64.encode(bytes, isPadded: true))),
                    .init("mimeType", "image/png"),
                ])
            }
            return .array(
                (image.map { [$0] } ?? []) + [
                    .object([.init("type", "text"), .init("text", .string(ShownText.lines(text)))])
                ])
        }
    }

    let name: String
    let description: String
    let parameters: [Parameter]
    /// Whether a call changes nothing.
    let isReadOnly: Bool
    let run: (Arguments) throws(CommandError) -> Answer

    /// The tool as `tools/list` lists it.
    var json: JSONValue {
        let properties = parameters.map { parameter in
            JSONValue.Member(
                parameter.name,
                .object([
                    .init("type", .string(parameter.kind.rawValue)),
                    .init("description", .string(parameter.description)),
                ]))
        }
        return .object([
            .init("name", .string(name)), .init("description", .string(description)),
            .init(
                "inputSchema",
                .object([
                    .init("type", "object"), .init("properties", .object(properties)),
                    .init("required", .strings(parameters.filter(\.isRequired).map(\.name))),
                    .init("additionalProperties", .bool(false)),
                ])),
            .init(
                "annotations",
                .object([.init("readOnlyHint", .bool(isReadOnly)), .init("openWorldHint", .bool(false))])),
        ])
    }

    /// Says what is wrong with the values of a call; nil if nothing is.
    func problem(with arguments: JSONValue) -> String? {
        guard case .object(let members) = arguments else { return "the arguments of '\(name)' must be an object" }
        for member in members {
            guard let parameter = parameters.first(where: { $0.name == member.key }) else {
                return
                    "'\(name)' has no parameter '\(member.key)'; it has \(parameters.map(\.name).joined(separator: ", "))"
            }
            switch (parameter.kind, member.value) {
            case (.string, .string), (.boolean, .bool): continue
            case (.integer, .int(let number)) where (0...WrittenNumber.greatest).contains(number): continue
            case (.integer, .int): return "'\(member.key)' must be from 0 to \(WrittenNumber.greatest)"
            default: return "'\(member.key)' of '\(name)' must be of type \(parameter.kind.rawValue)"
            }
        }
        let missing = parameters.first { $0.isRequired && arguments[$0.name] == nil }
        return missing.map { "'\(name)' needs '\($0.name)': \($0.description)" }
    }
}
