import NibCatalog
import NibDocument
import Platform
import SourceIndex

/// Checks documents with all rules that the settings enable.
package struct Checker {
    /// Selects the rules to run and the severities of their findings.
    package struct Settings: Sendable {
        /// The only rules to run; nil for all.
        package var only: Set<String>?
        /// Rules that are turned off.
        package var off: Set<String> = []
        /// Severities that replace those of the rules, by rule identifier.
        package var severities: [String: Severity] = [:]

        /// Makes settings with all rules turned on.
        package init() {}

        /// Whether a rule runs.
        package func allows(_ rule: Rule) -> Bool {
            (only.map { $0.contains(rule.identifier) } ?? true) && !off.contains(rule.identifier)
        }
    }

    /// A document and the path that findings show for it.
    package struct Input {
        /// The path.
        package var file: String
        /// The document, unchanged since it was parsed.
        package var document: NibDocument

        /// Makes an input.
        package init(file: String, document: NibDocument) {
            self.file = file
            self.document = document
        }
    }

    /// The rules to run.
    package let settings: Settings
    /// The project's code; nil if none was read.
    package let code: (any CodeLookup)?

    /// Makes a checker.
    package init(settings: Settings = Settings(), code: (any CodeLookup)?) {
        self.settings = settings
        self.code = code
    }

    /// Checks documents of one project.
    ///
    /// - Parameters:
    ///   - inputs: the documents.
    ///   - isWhole: whether these are all documents of the project.
    /// - Returns: the findings in the order of the documents, within each by offset; findings in code files come last.
    package func check(_ inputs: [Input], isWhole: Bool) -> [Finding] {
        var resolvers: [Family: ClassResolver] = [:]
        var documents: [DocumentContext] = []
        for input in inputs {
            let family = input.document.kind.family
            let resolver = resolvers[family] ?? ClassResolver(code: code, catalog: input.document.catalog)
            resolvers[family] = resolver
            documents.append(DocumentContext(file: input.file, document: input.document, resolver: resolver))
        }
        prepare(documents)
        var findings = Findings()
        let project = ProjectContext(documents: documents, isWhole: isWhole, code: code)
        for rule in Rule.all where settings.allows(rule) && !(rule.needsCode && code == nil) {
            // The caller asks as well, and does not use what was found so far.
            if Interruption.isPending { return [] }
            findings.rule = rule.identifier
            findings.severity = settings.severities[rule.identifier]
            if let check = rule.check {
                for document in documents where !Interruption.isPending { check(document, &findings) }
            }
            rule.checkProject?(project, &findings)
        }
        return placed(unsilenced(saidOnce(findings.all)), in: documents)
    }

    private func prepare(_ documents: [DocumentContext]) {
        guard let code else { return }
        var names: Set<String> = []
        for document in documents { names.formUnion(document.classNames) }
        code.prepare(classes: names.sorted())
    }

    /// Drops findings for which a better rule also reports something at the same place.
    private func saidOnce(_ findings: [Finding]) -> [Finding] {
        guard findings.contains(where: { !$0.betterRules.isEmpty }) else { return findings }
        var rules: [String: [Int: Set<String>]] = [:]
        for finding in findings { rules[finding.file, default: [:]][finding.offset, default: []].insert(finding.rule) }
        return findings.filter { finding in
            rules[finding.file]?[finding.offset].map(finding.betterRules.isDisjoint) ?? true
        }
    }

    /// Drops findings that a `nibsh:ignore` comment in the code suppresses.
    private func unsilenced(_ findings: [Finding]) -> [Finding] {
        guard let code else { return findings }
        return findings.filter { finding in
            // Code that no target compiles does nothing.
            if finding.isInCode, code.targets(ofFile: finding.file)?.isEmpty == true { return false }
            let declared = finding.declaration.map { ($0.path, $0.line) }
            guard let place = finding.isInCode ? (finding.file, finding.line) : declared else { return true }
            let ignores = code.ignores(inFile: place.0)
            return ![place.1, place.1 - 1].contains { line in
                ignores[line].map { $0.isEmpty || $0.contains(finding.rule) } == true
            }
        }
    }

    /// Sorts findings by document and offset, and fills in lines and columns.
    private func placed(_ findings: [Finding], in documents: [DocumentContext]) -> [Finding] {
        var byFile: [String: [Finding]] = [:]
        for finding in findings { byFile[finding.file, default: []].append(finding) }
        var result: [Finding] = []
        for document in documents {
            guard var own = byFile.removeValue(forKey: document.file) else { continue }
            own.sort { ($0.offset, $1.severity, $0.rule, $0.message) < ($1.offset, $0.severity, $1.rule, $1.message) }
            for finding in own {
                var finding = finding
                (finding.line, finding.column) = document.lines.place(of: finding.offset)
                result.append(finding)
            }
        }
        // The rest are in code files and have their lines and columns already.
        let others = byFile.keys.sorted().flatMap { byFile[$0] ?? [] }
        return result + others
    }
}
