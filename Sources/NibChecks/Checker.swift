import ClassFacts
import NibCatalog
import NibDocument
import NibStrings
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
        /// The rules that the project adds.
        package var projectRules: [Rule] = []

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
    /// The project's images, colours and fonts; nil if nobody knows where they are.
    package let assets: ProjectAssets?
    /// Returns the translations of the document at a path; nil if they are not looked at.
    package let translations: ((String) -> [TranslationFile])?

    /// Makes a checker.
    package init(
        settings: Settings = Settings(), code: (any CodeLookup)?, assets: ProjectAssets? = nil,
        translations: ((String) -> [TranslationFile])? = nil
    ) {
        self.assets = assets
        self.translations = translations
        self.settings = settings
        self.code = code
    }

    /// Checks documents of one project.
    ///
    /// - Parameters:
    ///   - inputs: the documents.
    ///   - others: further documents of the project, which have what code and other documents name, but no findings of their own.
    ///   - isWhole: whether these are all documents of the project.
    /// - Returns: the findings in the order of the documents, within each by offset; findings in code files come last.
    package func check(_ inputs: [Input], beside others: [Input] = [], isWhole: Bool) -> [Finding] {
        var resolvers: [Family: ClassResolver] = [:]
        var all: [DocumentContext] = []
        for input in inputs + others {
            let family = input.document.kind.family
            let resolver = resolvers[family] ?? ClassResolver(code: code, catalog: input.document.catalog)
            resolvers[family] = resolver
            all.append(DocumentContext(file: input.file, document: input.document, resolver: resolver))
        }
        prepare(all)
        let documents = all.prefix(inputs.count)
        var findings = Findings()
        findings.unwanted = Set(others.map(\.file))
        let project = ProjectContext(
            documents: all, isWhole: isWhole, code: code, assets: assets, translations: translations)
        for rule in Rule.all + settings.projectRules where settings.allows(rule) && !(rule.needsCode && code == nil) {
            // The caller asks as well, and does not use what was found so far.
            if Interruption.isPending { return [] }
            findings.rule = rule.identifier
            findings.severity = settings.severities[rule.identifier]
            if let check = rule.check {
                for document in documents where !Interruption.isPending { check(document, &findings) }
            }
            rule.checkProject?(project, &findings)
        }
        // All of this works on the same list: in a document of which every object is wrong, a copy takes as much as the document.
        var found = findings.takeAll()
        keepBest(&found)
        dropSilenced(&found)
        quieten(&found, in: project)
        place(&found, in: Array(documents))
        return found
    }

    /// The rules about names by which documents and code find each other; nothing can be said about them without all documents.
    private static let ofNames: [Rule] = [.storyboardReference, .storyboardIdentifier, .reuseIdentifier, .nibName]

    /// Checks the names by which a document is found, and by which the code of its classes finds others.
    ///
    /// - Parameters:
    ///   - input: the document.
    ///   - others: all other documents of the project.
    /// - Returns: the findings in the document, and those in code of the classes of its objects.
    package func checkNames(of input: Input, beside others: [Input]) -> [Finding] {
        var settings = settings
        let wanted = Self.ofNames.filter { self.settings.allows($0) }.map(\.identifier)
        guard !wanted.isEmpty else { return [] }
        settings.only = Set(wanted)
        let checker = Checker(settings: settings, code: code, assets: nil)
        let resolver = ClassResolver(code: code, catalog: input.document.catalog)
        let context = DocumentContext(file: input.file, document: input.document, resolver: resolver)
        let owners = context.objects.reduce(into: Set<String>()) { names, object in
            names.formUnion(CodeOwner.all(of: object, in: context).map(\.name))
        }
        let found = checker.check([input], beside: others, isWhole: true)
        return found.filter { !$0.isInCode || owners.contains($0.owner) }
    }

    private func prepare(_ documents: [DocumentContext]) {
        guard let code else { return }
        var names: Set<String> = []
        for document in documents { names.formUnion(document.classNames) }
        code.prepare(classes: names.sorted())
    }

    /// Drops findings for which a better rule also reports something at the same place.
    private func keepBest(_ findings: inout [Finding]) {
        let betterRules = findings.reduce(into: Set<String>()) { $0.formUnion($1.betterRules) }
        guard !betterRules.isEmpty else { return }
        var rules: [String: [Int: Set<String>]] = [:]
        for finding in findings where betterRules.contains(finding.rule) {
            rules[finding.file, default: [:]][finding.offset, default: []].insert(finding.rule)
        }
        findings.removeAll { finding in
            rules[finding.file]?[finding.offset].map(finding.betterRules.isDisjoint) == false
        }
    }

    /// Makes notes of what no user sees: what fails in objects that nothing makes or shows, and what code says where it may not be compiled
    /// or run.
    private func quieten(_ findings: inout [Finding], in project: ProjectContext) {
        let documents = Dictionary(project.documents.map { ($0.file, $0) }) { first, _ in first }
        for index in findings.indices {
            let finding = findings[index]
            guard finding.severity > .note, settings.severities[finding.rule] == nil else { continue }
            let reason =
                finding.isInCode
                ? reasonForSilence(atOffset: finding.offset, inFile: finding.file)
                : documents[finding.file].flatMap { document in
                    guard finding.runtime != nil else { return nil }
                    let object = finding.objectID.flatMap(document.object(withID:))
                    return project.reasonForSilence(of: object, in: document)
                }
            guard let reason else { continue }
            findings[index].severity = .note
            findings[index].message += "; " + reason
        }
    }

    /// Returns why code at a place concerns no user, in words that end a message; nil if it may.
    private func reasonForSilence(atOffset offset: Int, inFile path: String) -> String? {
        guard let code else { return nil }
        if code.isConditional(at: offset, inFile: path) { return "this is in a branch of #if" }
        if code.isTurnedOff(at: offset, inFile: path) { return "a constant turns this off" }
        if code.isInPreview(at: offset, inFile: path) { return "this is in a preview" }
        let targets = code.targets(ofFile: path) ?? []
        return !targets.isEmpty && targets.allSatisfy(\.isOfTests) ? "only tests have this" : nil
    }

    /// Drops findings that a `nibsh:ignore` comment in the code suppresses.
    private func dropSilenced(_ findings: inout [Finding]) {
        guard let code else { return }
        findings.removeAll { finding in
            // Code that no target compiles does nothing.
            if finding.isInCode, code.targets(ofFile: finding.file)?.isEmpty == true { return true }
            let declared = finding.declaration.map { ($0.path, $0.line) }
            guard let place = finding.isInCode ? (finding.file, finding.line) : declared else { return false }
            let ignores = code.ignores(inFile: place.0)
            return [place.1, place.1 - 1].contains { line in
                ignores[line].map { $0.isEmpty || $0.contains(finding.rule) } == true
            }
        }
    }

    /// Sorts findings by document and offset, and fills in lines and columns.
    ///
    /// Those in code files have their lines and columns already; they come last, by file.
    private func place(_ findings: inout [Finding], in documents: [DocumentContext]) {
        let numbers = Dictionary(documents.enumerated().map { ($1.file, $0) }) { first, _ in first }
        findings.sort { one, other in
            if one.file != other.file {
                return (numbers[one.file] ?? .max, one.file) < (numbers[other.file] ?? .max, other.file)
            }
            guard numbers[one.file] != nil else { return false }
            return (one.offset, other.severity, one.rule, one.message) < (
                other.offset, one.severity, other.rule, other.message
            )
        }
        for index in findings.indices {
            guard let number = numbers[findings[index].file] else { return }
            let place = documents[number].lines.place(of: findings[index].offset)
            (findings[index].line, findings[index].column) = place
        }
    }
}
