import ClassFacts
import CommandLanguage
import NibChecks
import NibDocument
import NibEditing
import NibStrings
import Platform
import Replies
import SourceIndex
import Wording

/// Checks files, the documents in folders, or the documents of the project.
struct ProjectCheck {
    private let request: CheckRequest
    private let context: CheckContext
    private var notices: [String] = []

    /// Makes the check for a `check --all` line.
    init(_ request: CheckRequest, context: CheckContext) {
        self.request = request
        self.context = context
    }

    /// Checks and says what was found.
    mutating func reply() throws(CommandError) -> Reply {
        do throws(CommandError) {
            var reply = try check()
            reply.notices = notices
            return reply
        } catch {
            var error = error
            error.notices = notices
            throw error
        }
    }

    private mutating func check() throws(CommandError) -> Reply {
        let roots = context.sources.roots(for: context.session)
        let places = request.words.isEmpty ? roots : request.words.map(\.text)
        let configuration = try context.configuration(request, near: places[0])
        var inputs: [Checker.Input] = []
        var unreadable: [Checker.Unreadable] = []
        let (paths, isListed) = documents(in: places)
        let wanted = paths.filter { !configuration.excludes($0) }
        let excluded = Set(paths).subtracting(wanted)
        if wanted.isEmpty { notices.append(Self.nothingToCheck(places, areExcluded: !paths.isEmpty)) }
        let code = context.sources.code(for: context.session)
        var unbuilt = 0
        for path in wanted {
            try CommandError.throwIfInterrupted()
            let named = request.words.first { $0.text == path }
            if !request.includesUnbuilt, named == nil, code?.targets(ofFile: path)?.isEmpty == true {
                unbuilt += 1
                continue
            }
            switch try readDocument(path, named: named) {
            case .document(let document): inputs.append(.init(file: path, document: document))
            case .unreadable(let file): unreadable.append(file)
            case .foreign(let reason): notices.append("\(PathName.shown(path)) was not checked: \(reason)")
            }
        }
        if unbuilt > 0 {
            notices.append("\(Plural.of("document", count: unbuilt)) in no target (--all-files)")
        }
        let checker = Checker(
            settings: configuration.settings, code: code, assets: context.sources.assets(for: context.session),
            translations: translations)
        // The contents of an unreadable document are not known.
        let isWhole = isListed && unreadable.isEmpty && isWhole(places, of: roots)
        let torn = checker.check(unreadable)
        if torn.isEmpty { notices += unreadable.map { "\(PathName.shown($0.file)) was not checked: \($0.reason)" } }
        var findings = torn + checker.check(inputs, beside: others(excluded.sorted(), code: code), isWhole: isWhole)
        try CommandError.throwIfInterrupted()
        notices += configuration.notes(findings, in: nil, code: code)
        let baseline = try BaselineCheck(
            request, settings: configuration.settings, files: inputs.map(\.file), isWhole: isWhole,
            isDryRun: context.isDryRun)
        if let told = try baseline?.apply(to: findings) {
            findings = told.findings
            notices += told.notices
        }
        notices += UnreadCode.notices(context.sources.problems)
        let text = CheckReply(
            request: request, hasCode: code != nil, context: context, own: configuration.settings.projectRules)
        return text.reply(findings, documents: inputs.count + torn.count, name: nil)
    }

    /// Returns the translations of documents; nil unless the rule about them is named, because there may be 60 languages to read.
    private var translations: ((String) -> [TranslationFile])? {
        guard request.only?.contains("stale-translation") == true else { return nil }
        return { path in
            let read = try? LanguageFiles(of: path).read { path throws(FileError) in try FileIO.read(path) }
            return read?.files ?? []
        }
    }

    /// Reads documents that are not checked, but are in the project; those that cannot be read are left out.
    private func others(_ paths: [String], code: (any CodeLookup)?) -> [Checker.Input] {
        paths.compactMap { path in
            guard code?.targets(ofFile: path)?.isEmpty != true, let bytes = try? FileIO.read(path),
                let document = try? NibDocument(bytes: bytes)
            else { return nil }
            return Checker.Input(file: path, document: document)
        }
    }

    /// The documents to check, each once, and whether these are all; a folder that cannot be read is told.
    private mutating func documents(in places: [String]) -> (paths: [String], isListed: Bool) {
        var seen: Set<String> = []
        let found = places.map { place in
            RealPath.isFolder(place) ? ProjectFolder.documents(below: place) : .init(paths: [place])
        }
        let unread = found.flatMap(\.unread)
        notices += unread.map { "\(PathName.shown($0.path)) was not checked: \($0.reason)" }
        return (found.flatMap(\.paths).filter { seen.insert($0).inserted }, unread.isEmpty)
    }

    /// Reports that there is nothing to check, because a job may look in the wrong folder.
    private static func nothingToCheck(_ places: [String], areExcluded: Bool) -> String {
        let folders = places.map { "'\($0)'" }.joined(separator: ", ")
        return areExcluded
            ? "the settings exclude every document in \(folders)"
            : "there is no Interface Builder document in \(folders)"
    }

    /// Whether the places contain all documents of the project.
    private func isWhole(_ places: [String], of roots: [String]) -> Bool {
        let folders = places.filter(RealPath.isFolder).compactMap(RealPath.of)
        return roots.compactMap(RealPath.of).allSatisfy { root in
            folders.contains { root == $0 || PathName.isPath(root, inside: $0) }
        }
    }

    // MARK: - Reading documents

    /// What a file is for `check --all`.
    private enum Reading {
        case document(NibDocument)
        case unreadable(Checker.Unreadable)
        /// A document of a format that is not checked, with a description of the format.
        case foreign(String)
    }

    private static let placesHint =
        "'check --all' takes documents and folders; without any, it checks the project's documents"

    /// Reads a document. A file that the user named must exist, and must be a document if its name does not end like one.
    private func readDocument(_ path: String, named word: Word?) throws(CommandError) -> Reading {
        do {
            if let session = context.session, RealPath.of(session.path) == RealPath.of(path) {
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
}
