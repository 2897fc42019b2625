import LineDiff
import NibDocument
import NibMerge
import Platform
import Replies

/// The versions of a document that are to be merged.
package struct MergeInputs: Sendable {
    /// Where the versions come from.
    package enum Origin: Sendable, Equatable {
        /// From files, as `nibsh mergetool` is given them.
        case files
        /// From conflict markers in the document.
        case markers
        /// From git's index, which has three versions of a file with conflicts.
        case index
    }

    /// The common ancestor; nil if there is none.
    let base: [UInt8]?
    let ours: [UInt8]
    let theirs: [UInt8]
    let origin: Origin

    /// Reads the versions that `nibsh merge` and `nibsh mergetool` are given.
    ///
    /// - Parameters:
    ///   - base: the file of the common ancestor; an empty one, or none, if both sides added the document.
    ///   - ours: the file of the version that the result begins with.
    ///   - theirs: the file of the other version.
    ///   - document: the document that git has versions of, if the files may be empty by mistake; nil if there is none.
    /// - Throws: an error if one of them cannot be read.
    package init(base: String, ours: String, theirs: String, of document: String? = nil) throws(CommandError) {
        if let document, [ours, theirs].contains(where: { FileStatus($0)?.size == 0 }),
            let stages = GitStages(of: document), let ours = stages.ours, let theirs = stages.theirs
        {
            // 'git mergetool' of 2.39 takes a name that begins with '-' for options of 'git checkout-index', and gives empty files.
            self.init(base: stages.base, ours: ours, theirs: theirs, origin: .files)
            return
        }
        do throws(FileError) {
            let isThere = !base.isEmpty && base != "/dev/null" && (try? FileStatus(of: base, followsLinks: true)) != nil
            let bytes = isThere ? try FileIO.read(base) : []
            self.init(
                base: bytes.isEmpty ? nil : bytes, ours: try FileIO.read(ours), theirs: try FileIO.read(theirs),
                origin: .files)
        } catch { throw CommandError(error) }
    }

    /// A common ancestor, without conflicts in it.
    ///
    /// If two branches have several common ancestors, git merges these first. Where they contradict each other, the ancestor of both is
    /// the one that both sides changed, so that a contradiction is still one.
    private static func withoutMarkers(_ bytes: [UInt8]) -> [UInt8] {
        var plain = bytes
        while let marked = MarkedText(plain) {
            let versions = [marked.base, marked.ours].compactMap { $0 }
            plain = versions.first { MarkedText.hasMarkers($0) || isDocument($0) } ?? marked.ours
        }
        return plain
    }

    init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8], origin: Origin) {
        (self.base, self.ours, self.theirs, self.origin) = (base.map(Self.withoutMarkers), ours, theirs, origin)
    }

    /// Finds the versions of a document that is in the middle of a merge.
    ///
    /// Conflict markers give both sides as the user left them, also where some conflicts were resolved by hand. The common ancestor
    /// is in git's index, or in the markers if they are in diff3 style.
    ///
    /// - Parameters:
    ///   - bytes: the bytes of the file.
    ///   - path: the file.
    /// - Returns: nil if the document is not in the middle of a merge, or if the versions cannot be told.
    static func find(in bytes: [UInt8], at path: String) -> MergeInputs? {
        // Nearly every document that is opened is in no merge: that is found out without parsing it.
        if !MarkedText.hasMarkers(bytes) || isDocument(bytes) {
            guard GitStages.mayHaveConflicts(around: path), let stages = GitStages(of: path), bytes == stages.ours,
                let theirs = stages.theirs, theirs != bytes, isDocument(bytes)
            else { return nil }
            return MergeInputs(base: stages.base, ours: bytes, theirs: theirs, origin: .index)
        }
        let stages = GitStages(of: path)
        // What git has merged by lines around the conflicts is merged by object as well, unless the user has changed the file since.
        if let stages, let ours = stages.ours, let theirs = stages.theirs, isDocument(ours), isDocument(theirs),
            GitStages.isAsLeftByGit(bytes, at: path)
        {
            return MergeInputs(base: stages.base, ours: ours, theirs: theirs, origin: .index)
        }
        if let marked = MarkedText(bytes), isDocument(marked.ours), isDocument(marked.theirs) {
            let base = stages?.base ?? marked.base.flatMap { isSound($0) ? $0 : nil }
            return MergeInputs(base: base, ours: marked.ours, theirs: marked.theirs, origin: .markers)
        }
        // Sides that are no documents are refused as any file with markers is.
        guard let stages, let ours = stages.ours, let theirs = stages.theirs, isDocument(ours), isDocument(theirs)
        else {
            return nil
        }
        return MergeInputs(base: stages.base, ours: ours, theirs: theirs, origin: .index)
    }

    private static func isDocument(_ bytes: [UInt8]) -> Bool { (try? NibDocument(bytes: bytes)) != nil }

    private static func isSound(_ bytes: [UInt8]) -> Bool {
        (try? NibDocument(bytes: bytes)).map { $0.sharedIDs.isEmpty } ?? false
    }
}
