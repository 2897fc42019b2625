import ClassFacts
import NibChecks
import Platform
import Replies

/// Findings as a log in the Static Analysis Results Interchange Format (OASIS, SARIF 2.1.0).
enum SARIF {
    /// The whole log.
    ///
    /// - Parameters:
    ///   - findings: the findings.
    ///   - own: the rules that the project adds.
    /// - Returns: the log.
    static func log(_ findings: [Finding], own: [Rule] = []) -> JSONValue {
        let used = Set(findings.map(\.rule))
        let rules = (Rule.all + own).filter { used.contains($0.identifier) }
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
                    .init("artifactLocation", .object([.init("uri", .string(FileURI.of(file)))])),
                    .init("region", .object([.init("startLine", .int(line)), .init("startColumn", .int(column))])),
                ]))
        ]
        if let object {
            members.append(.init("logicalLocations", .array([.object([.init("name", .string(object))])])))
        }
        return .object(members)
    }
}
