import NibCatalog
import NibChecks
import NibDocument
import SourceIndex

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Names that commands give, looked up in the code.
///
/// Code is asked where the user says that there is some, with `--sources` or `sources`; at the prompt also where a project
/// is around the document. It is not asked for lines of the log, nor in runs without a prompt and in scripts unless it was
/// named: many edits of many documents must not cost the reading of a project, and a log has to play the same everywhere.
extension Shell {
    /// A check of names for the open document; nil where names are taken as they are given.
    func nameCheck() -> NameCheck? { nameCheck(atMost: options.isInteractive ? 0 : .infinity) }

    /// The check for completion, which need not see what another program wrote a moment ago.
    ///
    /// - Parameter needsCode: whether it is for a command that asks the code wherever the document is.
    /// - Returns: the check; nil where names are taken as they are given.
    func nameCheckForCompletion(needsCode: Bool) -> NameCheck? {
        nameCheck(atMost: 2, isAsked: needsCode && codeRoots.allSatisfy { !HomeFolder.isAt($0) })
    }

    private func nameCheck(atMost age: Double, isAsked: Bool = false) -> NameCheck? {
        guard !isReplaying, let session, isAsked || asksCode(for: session),
            let resolver = resolver(for: session, atMost: age)
        else { return nil }
        return NameCheck(
            document: session.document, file: session.path, resolver: resolver, shown: CodeEditing.shown)
    }

    private func asksCode(for session: Session) -> Bool {
        if !sources.isEmpty { return true }
        guard options.isInteractive, scriptDepth == 0 else { return false }
        if let known = projectMark, known.path == session.path { return known.isThere }
        let isThere = ProjectRoot.isMarked(around: session.path)
        projectMark = (session.path, isThere)
        return isThere
    }

    /// The classes of the code, looked at again when they are older than some seconds or files were changed here.
    private func resolver(for session: Session, atMost age: Double) -> ClassResolver? {
        let catalog = session.document.catalog
        let hasUnsaved = session.companions.isModified
        if let lookup, lookup.sources == sources, lookup.path == session.path, !hasUnsaved, !lookup.hasUnsaved,
            lookup.family == catalog.family, Self.now() - lookup.time <= age
        {
            return lookup.resolver
        }
        let code = currentCode()
        let version = loaded?.code.version ?? 0
        var resolver = code.map { ClassResolver(code: $0, catalog: catalog) }
        // What is known of the classes holds as long as no file is another.
        if let lookup, let known = lookup.resolver, known.code === code, lookup.version == version,
            lookup.family == catalog.family
        {
            resolver = known
        }
        lookup = NameLookup(
            sources: sources, path: session.path, family: catalog.family, version: version, hasUnsaved: hasUnsaved,
            time: Self.now(), resolver: resolver)
        return resolver
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// What was found of the code for a document.
    struct NameLookup {
        let sources: [String]
        let path: String
        let family: Family
        /// The state of the files.
        let version: Int
        /// Whether there were edits of files that were not saved.
        let hasUnsaved: Bool
        /// When the files were looked at.
        let time: Double
        /// The classes; nil where there is no code.
        let resolver: ClassResolver?
    }
}
