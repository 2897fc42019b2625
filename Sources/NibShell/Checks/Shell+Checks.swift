import CommandLanguage
import NibChecks
import NibDocument
import ObjectReferences
import Platform
import Replies
import SourceIndex
import XMLTree

/// Running the checks.
extension Shell {
    /// Checks the open document, or some of its objects.
    func checkOpen(_ request: CheckRequest) throws -> Reply {
        let session = try requireSession()
        let code = currentCode()
        let findings = try findings(in: session, request, code)
        tellUnreadCode()
        return reply(findings, request, hasCode: code != nil, documents: 1, name: session.name)
    }

    private func findings(
        in session: Session, _ request: CheckRequest, _ code: (any CodeLookup)?
    ) throws -> [Finding] {
        var wanted: Set<String>?
        for word in request.words {
            let node = try References(session).resolve(word)
            let inside = session.document.tree.subtree(node).compactMap { session.document.id(of: $0) }
            wanted = (wanted ?? []).union(inside)
        }
        // Places are those of the bytes as they would be saved.
        let document = try NibDocument(bytes: session.document.bytes, readOnlyFormat: session.document.readOnlyFormat)
        let settings = try settings(request, near: session.path).settings
        let checker = Checker(settings: settings, code: code)
        let found = checker.check([.init(file: session.path, document: document)], isWhole: false)
        guard let wanted else { return found }
        return found.filter { finding in
            [finding.objectID, finding.elementID].contains { $0.map(wanted.contains) == true }
        }
    }

    private func settings(_ request: CheckRequest, near path: String) throws(CommandError) -> CheckConfiguration {
        let folder = RealPath.isFolder(path) ? path : PathName.folder(path)
        var configuration = try CheckConfiguration.around(folder, root: ProjectFolder.around(path))
        if let only = request.only {
            configuration.settings.only = only
            configuration.settings.off.subtract(only)
        }
        return configuration
    }

    // MARK: - Many documents

    /// Checks files, the documents in folders, or those of the project.
    func checkAll(_ request: CheckRequest) throws -> Reply {
        let roots = codeRoots
        let places = request.words.isEmpty ? roots : request.words.map(\.text)
        let configuration = try settings(request, near: places[0])
        var inputs: [Checker.Input] = []
        var unreadable: [Checker.Unreadable] = []
        let paths = paths(places)
        let wanted = paths.filter { !configuration.excludes($0) }
        if wanted.isEmpty { tellNothing(places, areExcluded: !paths.isEmpty) }
        for path in wanted {
            switch try readDocument(path, request.words.first { $0.text == path }) {
            case .document(let document): inputs.append(.init(file: path, document: document))
            case .unreadable(let file): unreadable.append(file)
            case .foreign(let reason): notices.append("\(PathName.shown(path)) was not checked: \(reason)")
            }
        }
        let code = currentCode()
        let checker = Checker(settings: configuration.settings, code: code)
        // What an unreadable document holds is not known.
        let isWhole = unreadable.isEmpty && isWhole(places, roots)
        let torn = checker.check(unreadable)
        if torn.isEmpty { notices += unreadable.map { "\(PathName.shown($0.file)) was not checked: \($0.reason)" } }
        let findings = torn + checker.check(inputs, isWhole: isWhole)
        tellUnreadCode()
        return reply(
            findings, request, hasCode: code != nil, documents: inputs.count + torn.count, name: nil)
    }

    /// The documents that are meant, each once.
    private func paths(_ places: [String]) -> [String] {
        var seen: Set<String> = []
        return places.flatMap { RealPath.isFolder($0) ? ProjectFolder.documents(below: $0) : [$0] }
            .filter { seen.insert($0).inserted }
    }

    /// Tells that there is nothing to check, as a job may look in the wrong folder.
    private func tellNothing(_ places: [String], areExcluded: Bool) {
        let folders = places.map { "'\($0)'" }.joined(separator: ", ")
        notices.append(
            areExcluded
                ? "the settings exclude every document of \(folders)"
                : "no document of Interface Builder below \(folders)")
    }

    /// What a file is for `check --all`.
    private enum Reading {
        case document(NibDocument)
        case unreadable(Checker.Unreadable)
        /// A document of a format that is not checked; says which.
        case foreign(String)
    }

    /// Reads a document. A file that a word names must be there, and be a document if it is not named as one.
    private func readDocument(_ path: String, _ word: Word?) throws(CommandError) -> Reading {
        do {
            if let session, RealPath.of(session.path) == RealPath.of(path) {
                return .document(try NibDocument(bytes: session.document.bytes))
            }
            return .document(try NibDocument(bytes: try FileIO.read(path)))
        } catch let error as NibError {
            let isForeign = error.code == .compiled || error.code == .archive
            if !isForeign, ProjectFolder.isDocument(path) { return .unreadable(.init(file: path, error)) }
            guard word != nil else { return .foreign(error.message) }
            var commandError = CommandError(error)
            commandError.place = .init(file: path, line: error.line ?? 1, column: error.column ?? 1)
            throw commandError
        } catch {
            var commandError = CommandError(error)
            guard let word else {
                let reason = (error as? FileError)?.reason ?? commandError.message
                return .unreadable(.init(file: path, reason: reason))
            }
            commandError.span = word.span
            if commandError.hints.isEmpty { commandError.hints = [Self.placesHint] }
            throw commandError
        }
    }

    private static let placesHint =
        "'check --all' takes documents and folders with documents; alone it checks those of the project"

    /// Whether the places hold all documents of the project.
    private func isWhole(_ places: [String], _ roots: [String]) -> Bool {
        let folders = places.filter(RealPath.isFolder).compactMap(RealPath.of)
        return roots.compactMap(RealPath.of).allSatisfy { root in
            folders.contains { root == $0 || root.hasPrefix($0 == "/" ? $0 : $0 + "/") }
        }
    }

    // MARK: - Mending

    /// Runs the fixes of a rule in the open document, as one entry of the log.
    func fix(_ rule: String, _ request: CheckRequest) throws -> Reply {
        let session = try requireSession()
        try requireEditable(session)
        var seen: Set<String> = []
        let code = currentCode()
        let lines = try findings(in: session, request, code).compactMap(\.fix).filter { seen.insert($0).inserted }
        try grouped("check --fix \(rule)", by: "check --fix") { for line in lines { _ = try execute(line) } }
        let left = try findings(in: session, request, code)
        tellUnreadCode()
        var text = lines.map { line -> StyledText in "\("fixed:", .added) \(line)" }
        if lines.isEmpty { text.append("nothing to fix") }
        text += left.map { FindingText.text(Self.named($0, session.name)) }
        var reply = Reply(
            lines: text,
            fields: [
                .init("fixes", .strings(lines)), .init("findings", .array(left.map(FindingText.json))),
                .init("changed", .bool(!lines.isEmpty)),
            ])
        reply.hasFindings = request.failure.isMet(by: left)
        return reply
    }

    // MARK: - Replies

    /// The finding with the document's name in place of its path.
    private static func named(_ finding: Finding, _ name: String?) -> Finding {
        var finding = finding
        finding.file = name ?? finding.file
        return finding
    }

    /// The finding with its paths as people see them: from the current folder for what lies in there.
    private static func shown(_ finding: Finding) -> Finding {
        var finding = finding
        finding.file = PathName.shown(finding.file)
        if let place = finding.declaration { finding.declaration?.path = PathName.shown(place.path) }
        return finding
    }

    private func reply(
        _ found: [Finding], _ request: CheckRequest, hasCode: Bool, documents: Int, name: String?
    ) -> Reply {
        let findings = found.map(Self.shown)
        var lines: [StyledText]
        switch request.format {
        case .text: lines = text(findings, hasCode: hasCode, documents: documents, name: name)
        case .json: lines = [StyledText(JSONValue.array(findings.map(FindingText.json)).text)]
        case .sarif: lines = [StyledText(SARIF.log(findings).text)]
        case .github: lines = GitHubAnnotations.lines(findings).map { StyledText($0) }
        }
        if lines.count == 1, lines[0].isEmpty { lines = [] }
        func count(_ severity: Severity) -> JSONValue { .int(findings.filter { $0.severity == severity }.count) }
        var reply = Reply(
            lines: lines,
            fields: [
                .init("documents", .int(documents)), .init("code", .bool(hasCode)), .init("errors", count(.error)),
                .init("warnings", count(.warning)), .init("notes", count(.note)),
                .init("findings", .array(findings.map(FindingText.json))),
            ])
        reply.hasFindings = request.failure.isMet(by: findings)
        // Of several documents it is told that nothing was found, and in how many.
        reply.isEcho = findings.isEmpty && request.format == .text && (name != nil || documents == 0)
        return reply
    }

    private func text(_ findings: [Finding], hasCode: Bool, documents: Int, name: String?) -> [StyledText] {
        var lines = findings.map { FindingText.text(Self.named($0, name)) }
        let summary = FindingText.summary(findings)
        if name == nil {
            lines.append("\(summary, .dim)\(" in \(documents) document\(documents == 1 ? "" : "s")", .dim)")
        } else if findings.isEmpty {
            lines.append("\(summary)")
        }
        if !hasCode, options.isInteractive {
            lines.append("\("no source code was read; 'sources DIR' says where it is", .dim)")
        }
        return lines
    }
}
