import NibCatalog
import ClassFacts
import NibDocument
import NibEditing
import Platform
import SourceIndex

/// The source code that belongs to the documents of a shell: its folders, the code that was read, and the results of lookups.
///
/// Nothing is read before the first question. Names are looked up if the user names the code with `--sources` or `sources`, and
/// at the prompt also if the document is in a project or code beside it. Otherwise scripts and batch runs do not look names up, so that many
/// edits of many documents do not cost the reading of a project.
final class ProjectSources {
    /// The folders that the user named; empty for the document's project.
    var folders: [String]
    /// Whether the code of dependencies is read too.
    var readsDependencies = false
    private let options: ShellOptions
    /// The code that was read last, here or for an earlier document of the same run.
    private let recent: RecentCode
    /// The classes that names were looked up in last.
    private var lookup: Lookup?
    /// When the files were last checked to look up a name; nil before the first lookup.
    var timeOfLookup: ContinuousClock.Instant? { lookup?.time }
    /// Whether any code was read.
    var isRead: Bool { recent.loaded != nil }
    /// Whether a project is around a document, as found last.
    private var mark: (path: String, isThere: Bool)?

    /// Makes the code of a shell, with what an earlier one may have read.
    init(options: ShellOptions, recent: RecentCode) {
        self.options = options
        self.recent = recent
        folders = options.sources
    }

    /// The classes that were found for a document.
    private struct Lookup {
        let folders: [String]
        let path: String
        let family: Family
        /// The state of the files.
        let version: Int
        /// Whether files had edits that were not saved.
        let hasUnsaved: Bool
        /// When the files were checked.
        let time: ContinuousClock.Instant
        /// The classes; nil if there is no code.
        let resolver: ClassResolver?
    }

    // MARK: - The code

    /// Returns the folders of the code: those that the user named, otherwise the document's project or the current
    /// folder.
    func roots(for session: Session?) -> [String] {
        folders.isEmpty ? [ProjectFolder.around(session?.path ?? ".")] : folders
    }

    /// Returns the images, colours and fonts in the folders of the code.
    func assets(for session: Session?) -> ProjectAssets { ProjectAssets(roots: roots(for: session)) }

    /// Returns a document of the project as its file is now; nil if it cannot be read. Nobody may change it.
    func document(at path: String) -> NibDocument? { recent.documents.document(at: path) }

    /// Whether a file leads out of the folders of the code.
    func isOutside(_ path: String, for session: Session) -> Bool {
        let folders = roots(for: session).compactMap(RealPath.of)
        guard !folders.isEmpty, let real = RealPath.of(path) else { return false }
        return !folders.contains { real == $0 || PathName.isPath(real, inside: $0) }
    }

    /// Whether a file is not one that edits of a document change: not code or a document, or outside of the folders of the code.
    func isForeign(_ path: String, for session: Session) -> Bool {
        if LanguageFiles(of: session.path).files.contains(where: { $0.path == path }) { return false }
        return !ProjectFolder.isEditable(path) || isOutside(path, for: session)
    }

    /// Returns the project's code as it is now, with edits that are not saved; nil if the folders hold no classes.
    func code(for session: Session?) -> (any CodeLookup)? {
        let roots = roots(for: session)
        if let makeCode = options.makeCode { return makeCode(roots) }
        let code = recent.code(of: roots, readsDependencies: readsDependencies) {
            ProjectCode(
                roots: roots, cache: options.cacheFolder, readsDependencies: readsDependencies,
                reader: options.makeReader?())
        }
        code.refresh(unsaved: session?.companions.modified ?? [])
        return code.isThere ? code.index : nil
    }

    /// The files and folders of the code that could not be read, so that what they declare is not known.
    var problems: [SourceProblem] {
        options.makeCode == nil ? recent.loaded?.index.problems ?? [] : []
    }

    // MARK: - Names

    /// Returns a check of the names in commands on a document; nil if names are not checked.
    ///
    /// - Parameters:
    ///   - session: the document.
    ///   - isInScript: whether a script gives the command.
    /// - Returns: the check.
    func nameCheck(for session: Session, isInScript: Bool) -> NameCheck? {
        guard asksCode(for: session, isInScript: isInScript) else { return nil }
        return nameCheck(for: session, atMost: options.isInteractive ? .zero : nil)
    }

    /// Returns the check for completion, which need not see what another program wrote a moment ago.
    ///
    /// - Parameters:
    ///   - session: the document.
    ///   - needsCode: whether the command always needs the code, even if the document is in no project.
    ///   - isInScript: whether a script gives the command.
    /// - Returns: the check; nil if names are not checked.
    func nameCheckForCompletion(for session: Session, needsCode: Bool, isInScript: Bool) -> NameCheck? {
        let isAsked = needsCode && roots(for: session).allSatisfy { !HomeFolder.isAt($0) }
        guard isAsked || asksCode(for: session, isInScript: isInScript) else { return nil }
        return nameCheck(for: session, atMost: .seconds(2))
    }

    private func nameCheck(for session: Session, atMost age: Duration?) -> NameCheck? {
        guard let resolver = resolver(for: session, atMost: age) else { return nil }
        return NameCheck(
            document: session.document, file: session.path, resolver: resolver,
            shown: { PathName.shown(PathName.absolute($0)) })
    }

    private func asksCode(for session: Session, isInScript: Bool) -> Bool {
        if !folders.isEmpty { return true }
        guard options.isInteractive, !isInScript else { return false }
        if let mark, mark.path == session.path { return mark.isThere }
        let isThere = ProjectRoot.isMarked(around: session.path)
        mark = (session.path, isThere)
        return isThere
    }

    /// The classes of the code. The files are checked again if the last check is older than `age`, unless that is nil, or if
    /// this session changed files.
    private func resolver(for session: Session, atMost age: Duration?) -> ClassResolver? {
        let catalog = session.document.catalog
        let hasUnsaved = session.companions.isModified
        if let lookup, lookup.folders == folders, lookup.path == session.path, !hasUnsaved, !lookup.hasUnsaved,
            lookup.family == catalog.family, age.map({ ContinuousClock.now - lookup.time <= $0 }) ?? true
        {
            return lookup.resolver
        }
        let code = code(for: session)
        let version = recent.loaded?.version ?? 0
        var resolver = code.map { ClassResolver(code: $0, catalog: catalog) }
        // Known classes stay valid as long as the files do not change.
        if let lookup, let known = lookup.resolver, known.code === code, lookup.version == version,
            lookup.family == catalog.family
        {
            resolver = known
        }
        lookup = Lookup(
            folders: folders, path: session.path, family: catalog.family, version: version, hasUnsaved: hasUnsaved,
            time: .now, resolver: resolver)
        return resolver
    }
}
