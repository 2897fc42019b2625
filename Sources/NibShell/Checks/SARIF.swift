import NibChecks
import Replies

/// Findings as a log in the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0).
enum SARIF {
    /// The whole log.
    static func log(_ findings: [Finding]) -> JSONValue {
        let used = Set(findings.map(\.rule))
        let rules = Rule.all.filter { used.contains($0.identifier) }
        var numbers: [String: Int] = [:]
        for (number, rule) in rules.enumerated() { numbers[rule.identifier] = number }
        let driver: JSONValue = .object([
            .init("name", "nibsh"), .init("version", .string(Version.current)),
            .init("rules", .array(rules.map(descriptor))),
        ])
        let run: JSONValue = .object([
            .init("tool", .object([.init("driver", driver)])), .init("columnKind", "utf16CodeUnits"),
            .init("results", .array(findings.map { result($0, rule: numbers[$0.rule] ?? -1) })),
        ])
        return .object([
            .init("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), .init("version", "2.1.0"),
            .init("runs", .array([run])),
        ])
    }

    private static func descriptor(_ rule: Rule) -> JSONValue {
        .object([
            .init("id", .string(rule.identifier)), .init("shortDescription", message(rule.summary)),
            .init("fullDescription", message(rule.rationale)),
            .init("defaultConfiguration", .object([.init("level", .string(rule.severity.rawValue))])),
        ])
    }

    private static func result(_ finding: Finding, rule number: Int) -> JSONValue {
        let text = ReportText.details(finding).joined(separator: "\n")
        var members: [JSONValue.Member] = [
            .init("ruleId", .string(finding.rule)), .init("ruleIndex", .int(number)),
            .init("level", .string(finding.severity.rawValue)), .init("message", message(text)),
            .init(
                "locations",
                .array([
                    location(
                        finding.file, line: finding.line, column: finding.column, object: finding.objectID)
                ])),
        ]
        if let place = finding.declaration {
            members.append(
                .init("relatedLocations", .array([location(place.path, line: place.line, column: place.column)])))
        }
        return .object(members)
    }

    private static func message(_ text: String) -> JSONValue { .object([.init("text", .string(text))]) }

    private static func location(
        _ file: String, line: Int, column: Int, object: String? = nil
    ) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init(
                "physicalLocation",
                .object([
                    .init("artifactLocation", .object([.init("uri", .string(uri(file)))])),
                    .init("region", .object([.init("startLine", .int(line)), .init("startColumn", .int(column))])),
                ]))
        ]
        if let object {
            members.append(.init("logicalLocations", .array([.object([.init("name", .string(object))])])))
        }
        return .object(members)
    }

    /// A path as a URI: relative paths stay relative, and characters that a URI does not allow are escaped (RFC 3986).
    static func uri(_ path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = Array((path.hasPrefix("/") ? "file://" : "").utf8)
        for byte in path.utf8 {
            let isLetter = (byte | 32 >= 97 && byte | 32 <= 122) || (byte >= 48 && byte <= 57)
            if isLetter || [0x2D, 0x2E, 0x5F, 0x7E, 0x2F].contains(byte) {
                result.append(byte)
            } else {
                result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
