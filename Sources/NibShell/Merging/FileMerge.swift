import LineDiff
import NibMerge
import Platform
import Replies

/// `nibsh merge`: merges two versions of a document, as git calls a merge driver.
package struct FileMerge {
    private let files: (base: String, ours: String, theirs: String)
    /// What the document is called; nil if git does not call.
    private let path: String?
    /// Where the result goes; nil for the file of ours.
    private let output: String?
    /// How conflicts are marked; the style is git's setting.
    private let markers: ConflictMarkers

    /// Prepares a merge.
    package init(_ files: [String], path: String?, output: String?, markers: ConflictMarkers = ConflictMarkers()) {
        self.files = (files[0], files[1], files[2])
        self.path = path
        self.output = output
        self.markers = markers
    }

    private var name: String { path ?? output ?? files.ours }

    /// Whether git merges common ancestors of two branches, of which there are several: the markers are longer then. The result is the
    /// ancestor of the merge that git was asked for.
    private var isOfAncestors: Bool { path != nil && markers.size > ConflictMarkers.smallestSize }

    /// Merges, and writes the result.
    ///
    /// - Returns: what was done; it falls short if conflicts remain.
    /// - Throws: an error if the files cannot be read or written, or if they cannot be merged and git does not call; nothing is
    ///   written then.
    package func run() throws(CommandError) -> Reply {
        let inputs = try MergeInputs(base: files.base, ours: files.ours, theirs: files.theirs)
        let merge: DocumentMerge
        do throws(MergeTrouble) {
            merge = try DocumentMerge(base: inputs.base, ours: inputs.ours, theirs: inputs.theirs)
        } catch {
            guard path != nil, output == nil else { throw CommandError(error, of: file(of: error) ?? name) }
            return try mergeLines(inputs, because: error)
        }
        let isMarked = output == nil && !merge.conflicts.isEmpty
        let bytes = isMarked ? try marked(merge, of: inputs) : merge.bytes
        let target = output ?? files.ours
        if output != nil || bytes != inputs.ours { try write(bytes, to: target) }
        return reply(for: merge, isMarked: isMarked)
    }

    private func file(of trouble: MergeTrouble) -> String? {
        switch trouble.version {
        case .base: files.base
        case .ours: files.ours
        case .theirs: files.theirs
        case nil: nil
        }
    }

    private func write(_ bytes: [UInt8], to target: String) throws(CommandError) {
        do throws(FileError) { _ = try AtomicFile.write(bytes, to: target) } catch { throw CommandError(error) }
    }

    /// The markers in the style that git is set to. Where common ancestors contradict each other, the next merge needs the lines of theirs.
    private func styledMarkers() -> ConflictMarkers {
        var markers = markers
        let configured = try? Git(folder: ".").lines(of: ["config", "--get", "merge.conflictStyle"])
        markers.style = configured?.first.flatMap { ConflictMarkers.Style(rawValue: $0) } ?? .merge
        if markers.style == .merge, isOfAncestors { markers.style = .diff3 }
        return markers
    }

    /// The merged document with markers around the lines of remaining conflicts.
    private func marked(_ merge: DocumentMerge, of inputs: MergeInputs) throws(CommandError) -> [UInt8] {
        let markers = styledMarkers()
        let choices = Dictionary(uniqueKeysWithValues: merge.conflicts.map { ($0.key, MergeChoice.theirs) })
        do throws(MergeTrouble) {
            let other = try DocumentMerge(
                base: inputs.base, ours: inputs.ours, theirs: inputs.theirs, choices: choices)
            return LineMerge(ours: merge.bytes, theirs: other.bytes, base: inputs.base ?? []).bytes(markers)
        } catch {
            // The other sides of some conflicts exclude each other; then each line is left to the user.
            return lineMerge(of: inputs, markers).bytes(markers)
        }
    }

    private func reply(for merge: DocumentMerge, isMarked: Bool) -> Reply {
        let numbers = Array(merge.conflicts.indices.map { $0 + 1 })
        var lines: [StyledText] = []
        if isOfAncestors {
            // Nobody sees the document that it makes.
        } else if !numbers.isEmpty {
            lines.append("\(name, .label): merged but for \(MergeText.count(numbers.count))")
            lines += MergeText.lines(of: merge.conflicts, numbers)
        } else if !merge.isByLines {
            lines.append("\(name, .label): merged by object")
        }
        var reply = Reply(lines: lines)
        reply.fallsShort = !numbers.isEmpty
        reply.notices = isOfAncestors ? [] : merge.notes
        reply.record = Self.type.record(
            Answer(
                file: output ?? files.ours, isByLines: merge.isByLines, isMarked: isMarked,
                conflicts: MergeText.numbered(merge.conflicts, by: numbers)))
        if isMarked, !isOfAncestors {
            reply.notices.append("'nibsh \(path ?? files.ours)' opens the merge: 'conflicts', 'take', then 'save'")
        }
        return reply
    }

    /// What a merge answers.
    private struct Answer {
        let file: String
        let isByLines: Bool
        var isMarked = false
        var conflicts: [(number: Int, conflict: MergeConflict)] = []
        var trouble: String?
    }

    private static let type = RecordType<Answer>("merge", rows: "conflicts") {
        Field("file", "the file that has the result", \.file)
        Field("method", "'lines' or 'objects': how the versions were merged") { $0.isByLines ? "lines" : "objects" }
        Field("conflicts", "the conflicts that are left", each: MergeText.type, \.conflicts)
        Field("isMarked", "whether the file has markers around them", \.isMarked)
        Field("trouble", "why the versions could not be merged by object", \.trouble)
    }

    /// What `nibsh merge` answers.
    package static let shape = type.shape

    // MARK: - What git does without a driver

    private func lineMerge(of inputs: MergeInputs, _ markers: ConflictMarkers) -> LineMerge {
        LineMerge(
            base: inputs.base ?? [], ours: inputs.ours, theirs: inputs.theirs, style: markers.style)
    }

    /// How far git looks for a zero byte, which tells binary files.
    private static let binaryPrefix = 8_000

    /// Merges the lines, as git does with files that have no driver.
    private func mergeLines(_ inputs: MergeInputs, because trouble: MergeTrouble) throws(CommandError) -> Reply {
        let reason = (trouble.version.map { "\($0.rawValue): " } ?? "") + trouble.reason
        var reply = Reply()
        reply.fallsShort = true
        reply.record = Self.type.record(Answer(file: files.ours, isByLines: true, trouble: reason))
        let isBinary = [inputs.base ?? [], inputs.ours, inputs.theirs].contains { version in
            version.prefix(Self.binaryPrefix).contains(0)
        }
        if isBinary, inputs.base != inputs.ours, inputs.base != inputs.theirs, inputs.ours != inputs.theirs {
            reply.notices = ["\(name): not merged by object (\(reason)); it is binary, so ours stays as it is"]
            return reply
        }
        let markers = styledMarkers()
        let merge = lineMerge(of: inputs, markers)
        let bytes = merge.bytes(markers)
        if bytes != inputs.ours { try write(bytes, to: files.ours) }
        // A clean merge of documents that is not sound must not look finished.
        reply.fallsShort = !merge.isClean || trouble.version == nil && !trouble.isOfKinds
        let place = trouble.line.map { ", line \($0)" } ?? ""
        reply.notices = ["\(name): not merged by object (\(reason)\(place)); merged by lines, as git does"]
        return reply
    }
}
