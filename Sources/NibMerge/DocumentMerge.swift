import LineDiff
import NibDocument
import XMLTree

/// The merge of two versions of a document with their common ancestor.
///
/// A merge by lines that is clean and sound is the result, byte for byte; otherwise the versions are merged by object.
package struct DocumentMerge {
    /// The result; where conflicts remain, as ours has it.
    package let bytes: [UInt8]
    /// The conflicts, with those that the choices resolve.
    package let conflicts: [MergeConflict]
    /// What else the user should know, such as ids that were renewed.
    package let notes: [String]
    /// Whether the lines were merged.
    package let isByLines: Bool

    /// Merges two versions.
    ///
    /// - Parameters:
    ///   - base: the bytes of the common ancestor; nil if there is none.
    ///   - ours: those of one version, which the result begins with.
    ///   - theirs: those of the other version.
    ///   - choices: how conflicts are resolved, by their keys; the others as ours has it.
    ///   - triesLines: whether a merge by lines is tried first.
    /// - Throws: `MergeTrouble` if they are not versions of one document, or cannot be merged by object.
    package init(
        base: [UInt8]?, ours: [UInt8], theirs: [UInt8], choices: [String: MergeChoice] = [:], triesLines: Bool = true
    ) throws(MergeTrouble) {
        if triesLines, let base, let merged = try Self.byLines(base: base, ours: ours, theirs: theirs) {
            (bytes, conflicts, notes, isByLines) = (merged, [], [], true)
            return
        }
        let (mine, yours) = (try Self.document(ours, as: .ours), try Self.document(theirs, as: .theirs))
        let old = try base.map { bytes throws(MergeTrouble) in try Self.document(bytes, as: .base) }
        try Self.requireOneKind([old, mine, yours].compactMap { $0 })
        let sound = [old, mine, yours].compactMap { $0 }.map(Soundness.init)
        do throws(NibError) {
            let renewal = try IDRenewal(base: old ?? mine, ours: mine, theirs: yours)
            let versions = MergedVersions(base: old ?? mine, ours: mine, theirs: yours)
            let known = Set(sound.flatMap { $0.references.map(\.name) })
            let merge = try ObjectMerge(versions, known: known, isTwoWay: old == nil, choices: choices)
            guard !Soundness(merge.result).isWorse(than: sound) else {
                throw NibError(
                    .danglingReference, "the two versions cannot be put together: the result would not be sound")
            }
            bytes = merge.result.bytes
            conflicts = merge.conflicts
            notes = (old == nil ? [] : renewal.notes) + merge.notes
            isByLines = false
        } catch { throw MergeTrouble(error.message) }
    }

    /// Merges the lines; nil if there are conflicts, or if the result is not sound.
    private static func byLines(base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws(MergeTrouble) -> [UInt8]? {
        if ours == theirs || base == theirs || base == ours {
            // The result is one of the versions, but all of them must be documents.
            let versions = [
                try document(base, as: .base), try document(ours, as: .ours), try document(theirs, as: .theirs),
            ]
            try requireOneKind(versions)
            return base == ours ? theirs : ours
        }
        let merge = LineMerge(base: base, ours: ours, theirs: theirs)
        guard merge.isClean else { return nil }
        let bytes = merge.bytes()
        guard let document = try? NibDocument(bytes: bytes) else { return nil }
        let (mine, yours) = (try Self.document(ours, as: .ours), try Self.document(theirs, as: .theirs))
        return Soundness(document).isWorse(than: [Soundness(mine), Soundness(yours)]) ? nil : bytes
    }

    private static func document(_ bytes: [UInt8], as version: MergeTrouble.Version) throws(MergeTrouble) -> NibDocument
    {
        do throws(NibError) { return try NibDocument(bytes: bytes) } catch {
            throw MergeTrouble(of: version, error.message, line: error.line)
        }
    }

    private static func requireOneKind(_ documents: [NibDocument]) throws(MergeTrouble) {
        let kinds = Set(documents.map(\.kind.description))
        guard kinds.count > 1 else { return }
        throw MergeTrouble(
            "these are not versions of one document: \(kinds.sorted().joined(separator: ", "))", isOfKinds: true)
    }
}
